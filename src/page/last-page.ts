const key = 'last-page';
const keptMs = 12 * 3600_000;

/** The article that was open when the site was last left. */
export interface LastPage {
  path: string;
  title: string;
  at: number;
}

export function keepLastPage(page: LastPage): void {
  localStorage.setItem(key, JSON.stringify(page));
}

/** The article left within the last twelve hours. */
export function readLastPage(now: number): LastPage | undefined {
  const page = JSON.parse(localStorage.getItem(key) ?? 'null') as LastPage | null;
  return page && now - page.at < keptMs ? page : undefined;
}

export function forgetLastPage(): void {
  localStorage.removeItem(key);
}
