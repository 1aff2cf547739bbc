import { useQueryClient } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { database } from '#src/device/database.ts';
import { chooseKeepsPrivateData, readKeepsPrivateData } from '#src/device/kept-answers.ts';
import { keepClient } from './kept-client.ts';

/** UNKNOWN until this device has been read; UNASKED until the person has chosen. */
export type KeepChoice = 'UNKNOWN' | 'UNASKED' | 'KEEP' | 'FORGET';

/** As this page read it last: the next screen shows the question with the rest, and moves nothing under a finger. */
const lastRead = new Map<string, KeepChoice>();

/** Whether a person lets this device keep private answers, and how to choose. A no erases what was kept. */
export function useKeepChoice(client: AuthClient): { choice: KeepChoice; choose: (keeps: boolean) => Promise<void> } {
  const { authID } = client;
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<KeepChoice>(() => lastRead.get(authID) ?? 'UNKNOWN');

  // The choice lives in the device's database, which other tabs change too.
  useEffect(() => {
    const watch = liveQuery(() => readKeepsPrivateData(database, authID)).subscribe((keeps) => {
      const read = keeps === undefined ? 'UNASKED' : keeps ? 'KEEP' : 'FORGET';
      lastRead.set(authID, read);
      setChoice(read);
    });
    return () => watch.unsubscribe();
  }, [authID]);

  async function choose(keeps: boolean): Promise<void> {
    await chooseKeepsPrivateData(database, authID, keeps);
    if (!keeps) return;
    await keepClient(client);
    await (await import('#src/page/keep-on-device.ts')).keepShown(queryClient);
  }
  return { choice, choose };
}
