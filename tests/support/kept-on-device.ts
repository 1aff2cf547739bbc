import { expect, type Page } from '@playwright/test';

/**
 * Where on this device one of these texts can be read: each row of its databases with its bytes, each answer of its
 * caches, local and session storage. A place is told with what was found there.
 */
export const whereKept = (page: Page, planted: readonly string[]): Promise<string[]> =>
  page.evaluate(async (texts) => {
    const found: string[] = [];
    const look = (place: string, content: string) => {
      for (const text of texts) if (content.includes(text)) found.push(`${place}: ${text}`);
    };

    async function textOf(value: unknown): Promise<string> {
      if (value instanceof Blob) return value.text();
      if (value instanceof ArrayBuffer) return new TextDecoder().decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
      if (typeof value !== 'object' || value === null) return String(value);
      const parts = value instanceof Map || value instanceof Set ? [...value] : [...Object.keys(value), ...Object.values(value)];
      return (await Promise.all(parts.map(textOf))).join(' ');
    }

    look('local storage', JSON.stringify(Object.entries(localStorage)));
    look('session storage', JSON.stringify(Object.entries(sessionStorage)));
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      await new Promise((resolve) => (open.onsuccess = resolve));
      for (const store of open.result.objectStoreNames) {
        const all = open.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        look(`database ${name}.${store}`, await textOf(all.result));
      }
      open.result.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = JSON.stringify([...(answer?.headers ?? [])]);
        look(`cache ${name} ${request.url}`, `${request.url} ${headers} ${(await answer?.text()) ?? ''}`);
      }
    }
    return found;
  }, planted);

/** Leaves a text in each kind of storage, as a careless page would, to see that it is found. */
export const plant = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (planted) => {
    localStorage.setItem('planted', planted);
    sessionStorage.setItem('planted', planted);
    await (await caches.open('planted')).put('/planted', new Response(planted));
    const open = indexedDB.open('planted');
    open.onupgradeneeded = () => open.result.createObjectStore('rows');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const rows = open.result.transaction('rows', 'readwrite').objectStore('rows');
    const written = rows.put({ bytes: new TextEncoder().encode(planted).buffer }, 1);
    await new Promise((resolve) => (written.onsuccess = resolve));
    open.result.close();
  }, text);

/** Makes all that the worker keeps so many days older: the dates of its answers, and the times it has noted itself. */
export const ageKept = (page: Page, days: number): Promise<void> =>
  page.evaluate(async (earlierMs) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const date = answer?.headers.get('date');
        if (!answer || !date) continue;
        const headers = new Headers(answer.headers);
        headers.set('date', new Date(Date.parse(date) - earlierMs).toUTCString());
        await cache.put(request, new Response(await answer.blob(), { status: answer.status, headers }));
      }
    }
    const open = indexedDB.open('workbox-expiration');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const noted = open.result.transaction('cache-entries', 'readwrite');
    const walk = noted.objectStore('cache-entries').openCursor();
    walk.onsuccess = () => {
      const row = walk.result;
      if (!row) return;
      const entry = row.value as { timestamp: number };
      row.update({ ...entry, timestamp: entry.timestamp - earlierMs });
      row.continue();
    };
    await new Promise((resolve) => (noted.oncomplete = resolve));
    open.result.close();
  }, days * 86_400_000);

/** When this device last wrote down something that is being typed, or zero. */
export const lastKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opened by its version it would be made here, empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'accalmie')) return 0;
    const open = indexedDB.open('accalmie');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const all = open.result.transaction('drafts').objectStore('drafts').getAll() as IDBRequest<{ keptAt: number }[]>;
    await new Promise((resolve) => (all.onsuccess = resolve));
    open.result.close();
    return Math.max(0, ...all.result.map(({ keptAt }) => keptAt));
  });

/**
 * Watches for a main heading, and answers with what tells how much of what was being typed this device kept in the very
 * moment it came: a reload cannot be quicker.
 */
export async function watchDraftsAt(page: Page, heading: string): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle(async (awaited) => {
    const open = indexedDB.open('accalmie');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const count = new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent !== awaited) return;
        observer.disconnect();
        const asked = open.result.transaction('drafts').objectStore('drafts').count();
        asked.onsuccess = () => {
          open.result.close();
          resolve(asked.result);
        };
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { count };
  }, heading);
  return () => watched.evaluate(({ count }) => count);
}

/** Waits until a text stands in what this device keeps of what is being typed, opened with the keys of its persons as the page does. */
export async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => keptTexts(page), { message: `“${text}” is kept on the device` }).toContain(text);
}

/** All that is being typed as this device keeps it, each form as JSON. */
export const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'accalmie')) return '';
    const open = indexedDB.open('accalmie');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const stores = open.result.transaction(['drafts', 'keys']);
    const drafts = stores.objectStore('drafts').getAll() as IDBRequest<
      { authID: string; sealed: { iv: BufferSource; bytes: BufferSource }; sealedLabel?: unknown }[]
    >;
    const keys = stores.objectStore('keys').getAll() as IDBRequest<{ authID: string; key: CryptoKey }[]>;
    await new Promise((resolve) => (stores.oncomplete = resolve));
    open.result.close();
    const opened = drafts.result
      .filter(({ sealedLabel }) => !sealedLabel)
      .map(async ({ authID, sealed: { iv, bytes } }) => {
        const own = keys.result.find((key) => key.authID === authID);
        return own ? new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, own.key, bytes)) : '';
      });
    return (await Promise.all(opened)).join('\n');
  });

/** How many texts and photos that were begun this device keeps. */
export const draftCount = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const open = indexedDB.open('accalmie');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const all = open.result.transaction('drafts').objectStore('drafts').count();
    await new Promise((resolve) => (all.onsuccess = resolve));
    open.result.close();
    return all.result;
  });
