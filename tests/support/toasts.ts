import { expect, type BrowserContext, type Page } from '@playwright/test';

interface NotedToast {
  readonly text: string;
  readonly width: number;
}

/** Notes every toast of a browser's pages: one lives two to four seconds, less than a busy machine may take to look. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: { text: string; width: number }[] = [];
    Object.assign(globalThis, { noted });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue;
          // The first one comes together with what holds it.
          for (const toast of [node, ...node.querySelectorAll<HTMLElement>('[aria-live]')])
            if (toast.hasAttribute('aria-live')) noted.push({ text: toast.innerText, width: toast.getBoundingClientRect().width });
        }
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** Waits until the open page has shown a toast, and gives it; it may be gone again. */
export async function toldByToast(page: Page, text: string): Promise<NotedToast> {
  const find = () =>
    page.evaluate((wanted) => (globalThis as unknown as { noted: NotedToast[] }).noted.find((each) => each.text.includes(wanted)), text);
  await expect.poll(find, { message: `the toast « ${text} »` }).toBeTruthy();
  const found = await find();
  if (!found) throw new Error('the page was left');
  return found;
}
