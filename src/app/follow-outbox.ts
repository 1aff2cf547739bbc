import { session } from '#src/session/session.ts';

/** Starts the sender once this page has a person: visitors have no outbox, and never load the database. */
export function followOutbox(): void {
  const forget = session.subscribe(() => {
    if (session.get().state === 'VISITOR') return;
    forget();
    void import('./start-outbox.ts').then(({ startOutbox }) => startOutbox());
  });
}
