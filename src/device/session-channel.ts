/**
 * What one tab tells the others. The person is named: a tab hears it before it can read what was stored. SIGNED_OUT: the
 * server has refused the session; LEFT: the person has left on purpose, and nothing of theirs may stay on a screen.
 */
export type SessionNews = { state: 'SIGNED_IN'; authID: string } | { state: 'SIGNED_OUT' } | { state: 'LEFT' };

let channel: BroadcastChannel | undefined;

const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('session'));

/** Tells the other tabs and the worker. */
export function tellOthers(news: SessionNews): void {
  openChannel().postMessage(news);
}

export function onNewsFromOthers(listen: (news: SessionNews) => void): void {
  openChannel().addEventListener('message', (event: MessageEvent<SessionNews>) => listen(event.data));
}
