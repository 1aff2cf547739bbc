import type { DraftKey } from '#src/device/database.ts';
import { nobody } from '#src/device/drafts.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { draftWriter } from '#src/page/draft-writer.ts';
import { drafts, outbox } from '#src/page/outbox.ts';
import { handovers } from '#src/session/session.ts';

interface CommentDraft {
  content: string;
}

/** Whose text it is, under which thread, and which refused comment it puts right, if it does. */
export interface CommentSubject {
  authID: string | undefined;
  slug: string;
  correctedId: string | undefined;
}

const nameOf = ({ slug, correctedId }: CommentSubject) => (correctedId ? `comment/${slug}/${correctedId}` : `comment/${slug}`);

/** What this device could not keep, for a form that is new since a sign-in: by name and owner, until another person uses the page. */
const unkept = new Map<string, CommentDraft>();
handovers.subscribe(() => unkept.clear());
const unkeptKey = (owner: string, name: string) => `${owner} ${name}`;

/** What was typed under a thread and not sent, on this device; before signing in, too. */
export async function readCommentDraft(subject: CommentSubject): Promise<CommentDraft | undefined> {
  const owners = ownersOf(subject);
  for (const owner of owners) {
    const held = unkept.get(unkeptKey(owner, nameOf(subject)));
    if (held) return held;
  }
  return readKept(owners, subject).catch(() => undefined);
}

async function readKept(owners: readonly string[], subject: CommentSubject): Promise<CommentDraft | undefined> {
  for (const owner of owners) {
    const kept = (await drafts.read(owner, nameOf(subject))) as CommentDraft | undefined;
    if (kept) return kept;
  }
  return subject.correctedId === undefined ? takeUpLateCorrection(owners, subject) : undefined;
}

const ownersOf = ({ authID }: CommentSubject): string[] => (authID === undefined ? [nobody] : [authID, nobody]);

/** The reply that has left while words to put it right stayed in a tab that is gone: sent, they take its place. */
export async function findLateReply(authID: string, slug: string): Promise<OutboxEntry | undefined> {
  const subject = { authID, slug, correctedId: undefined };
  const start = `${nameOf(subject)}/`;
  const owners = ownersOf(subject);
  const wordsOf = (kept: unknown) => (kept as CommentDraft | undefined)?.content.trim() ?? '';
  for (const owner of owners) {
    // What is being written now comes first.
    const begun = unkept.get(unkeptKey(owner, nameOf(subject))) ?? (await drafts.read(owner, nameOf(subject)));
    if (wordsOf(begun) !== '') return undefined;
  }
  for (const owner of owners) {
    for (const { name } of (await drafts.names(owner, start)).toReversed()) {
      const corrected = await outbox.read(name.slice(start.length));
      if (corrected?.state !== 'SENT' || corrected.authID !== authID) continue;
      if (wordsOf(await drafts.read(owner, name)) !== '') return corrected;
      await drafts.drop(owner, name);
    }
  }
  return undefined;
}

/** What was typed to put a reply right of which this device knows nothing any more: it goes on as a reply of its own. */
async function takeUpLateCorrection(owners: readonly string[], subject: CommentSubject): Promise<CommentDraft | undefined> {
  const start = `${nameOf(subject)}/`;
  for (const owner of owners) {
    for (const { name } of (await drafts.names(owner, start)).toReversed()) {
      if (await outbox.read(name.slice(start.length))) continue;
      const kept = (await drafts.read(owner, name)) as CommentDraft | undefined;
      if (kept) await drafts.keep(owner, nameOf(subject), kept);
      await drafts.drop(owner, name);
      if (kept) return kept;
    }
  }
  return undefined;
}

/** Keeps what is typed, until it is in the outbox. */
export function commentDraftKeeper(subject: CommentSubject) {
  const owner = subject.authID ?? nobody;
  const name = nameOf(subject);
  const { write, written } = draftWriter();
  let isOver = false;
  return {
    change: (draft: CommentDraft): void => {
      if (isOver) return;
      write(owner, async () => {
        unkept.set(unkeptKey(owner, name), draft);
        await drafts.keep(owner, name, draft);
        unkept.delete(unkeptKey(owner, name));
      });
    },
    /** Where it is kept, for the change that puts it in the outbox of a person: who has signed in on the way, too. */
    keysOf: (sender: string): DraftKey[] => [...new Set([owner, nobody, sender])].map((each) => [each, name]),
    /** Resolves once all that was typed is kept. */
    written,
    /** The outbox has it now; what was typed in the meantime goes too. */
    drop(): void {
      for (const [each] of this.keysOf(owner)) {
        write(each, async () => {
          unkept.delete(unkeptKey(each, name));
          await drafts.drop(each, name);
        });
      }
      isOver = true;
    },
  };
}
