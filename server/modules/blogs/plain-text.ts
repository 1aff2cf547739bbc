const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of sanitised HTML, without tags, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const wordsPerMinute = 200;

/** How long sanitised HTML takes to read, in whole minutes, one at least. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainText(html).split(' ').length / wordsPerMinute));
}
