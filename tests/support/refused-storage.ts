import type { Page } from '@playwright/test';

/**
 * The disk is full from here on, until the page is left: what is kept can be read and erased, nothing can be added. Not by the browser's
 * own quota, which it looks at again only after a while.
 */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const refuse = (): never => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = refuse;
    IDBObjectStore.prototype.put = refuse;
    IDBCursor.prototype.update = refuse;
  });

/** No database opens in this page, as in some private windows. */
export async function refuseDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A database may not be opened here', 'InvalidStateError');
    };
    IDBFactory.prototype.databases = () => Promise.reject(new DOMException('Nor be listed', 'InvalidStateError'));
  });
}
