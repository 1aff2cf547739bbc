import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from './find-browser.ts';
import { consent, saveData, waitUntilAwake } from './journey.ts';
import { test as outageTest } from './outage.ts';
import { noteToasts } from './toasts.ts';

/** A browser with a disk of its own, which outlives it. */
export interface Phone {
  /** Starts the browser on what it had kept, and gives its one tab. */
  open(): Promise<Page>;
  /** The battery is empty: nothing is saved, nobody is told. */
  die(): Promise<void>;
  close(): Promise<void>;
}

async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  if (!pid) throw new Error('The browser does not tell its process');
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(pid, 'SIGKILL');
  await closed;
}

export const test = outageTest.extend<{ phone: Phone }>({
  phone: async ({ baseURL, savesData }, use) => {
    const disk = mkdtempSync(join(tmpdir(), 'accalmie-phone-'));
    let context: BrowserContext | undefined;
    const close = async () => {
      await context?.close();
      context = undefined;
    };
    await use({
      async open() {
        context = await chromium.launchPersistentContext(disk, {
          executablePath: findBrowser(),
          args: [...browserArguments],
          ...(baseURL && { baseURL }),
          viewport: { width: 390, height: 844 },
          locale: 'fr-FR',
          timezoneId: 'Africa/Tunis',
          reducedMotion: 'reduce',
        });
        await noteToasts(context);
        await consent(context);
        if (savesData) await saveData(context);
        const [page] = context.pages();
        if (!page) throw new Error('The browser opened no tab');
        waitUntilAwake(page);
        return page;
      },
      async die() {
        if (context) await kill(context);
        context = undefined;
      },
      close,
    });
    await close();
    await rm(disk, { recursive: true, force: true });
  },
});
