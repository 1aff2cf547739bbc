export type SessionNews = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('session'));

/** Tells the other tabs and the worker. */
export function tellOthers(news: SessionNews): void {
  openChannel().postMessage(news);
}

export function onNewsFromOthers(listen: (news: SessionNews) => void): void {
  openChannel().addEventListener('message', (event: MessageEvent<SessionNews>) => listen(event.data));
}
