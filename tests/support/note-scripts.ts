import type { Page } from '@playwright/test';

export interface Script {
  name: string;
  bytes: number;
}

/** Notes the scripts that the tab's document of the moment fetches; their bytes, with the headers they come with. */
export async function noteScripts(page: Page): Promise<Script[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const names = new Map<string, string>();
  const scripts: Script[] = [];
  let opened = '';
  network.on('Network.requestWillBeSent', ({ requestId, type, loaderId, request }) => {
    if (type === 'Document') {
      // What the last document still fetches is not this one's.
      opened = loaderId;
      names.clear();
      scripts.length = 0;
    }
    if (type === 'Script' && loaderId === opened) names.set(requestId, new URL(request.url).pathname);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name !== undefined) scripts.push({ name, bytes: encodedDataLength });
  });
  return scripts;
}
