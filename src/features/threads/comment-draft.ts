import { nobody } from '#src/device/drafts.ts';
import { drafts } from '#src/page/outbox.ts';

interface CommentDraft {
  content: string;
}

const nameOf = (slug: string) => `comment/${slug}`;

/** What was typed under a thread and not sent, on this device. */
export async function readCommentDraft(authID: string | undefined, slug: string): Promise<CommentDraft | undefined> {
  return (await drafts.read(authID ?? nobody, nameOf(slug))) as CommentDraft | undefined;
}

/** Keeps each change, in order. Storage may be refused: the text then lives as long as the page. */
export function commentDraftKeeper(authID: string | undefined, slug: string) {
  const owner = authID ?? nobody;
  let writing: Promise<void> = Promise.resolve();
  let isOver = false;
  const write = (work: () => Promise<void>): void => {
    if (!isOver) writing = writing.then(work).catch(() => undefined);
  };
  return {
    change: (draft: object): void => write(() => drafts.keep(owner, nameOf(slug), draft)),
    drop(): void {
      write(() => drafts.drop(owner, nameOf(slug)));
      isOver = true;
    },
  };
}
