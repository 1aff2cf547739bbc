import { useState } from 'react';
import { maxClaps } from '#contract/constants.ts';
import type { PublicThread } from '#contract/threads/threads.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { personOf, useSession } from '#src/session/session.ts';
import type { Wish } from '#src/session/use-own-vote.ts';
import { Button } from '#src/ui/Button.tsx';
import { HeartIcon } from '#src/ui/icons/HeartIcon.tsx';
import { VoteButtons } from '#src/ui/VoteButtons.tsx';
import type { KnownVote } from './OwnHelped.tsx';
import { ReportButton } from './ReportButton.tsx';

// What it takes to vote comes with the first press of a visitor, and at once for who may have voted before.
const OwnHelped = latePart(async () => (await import('./OwnHelped.tsx')).OwnHelped, { Missing: MissingPart });

/**
 * A sign to whoever wrote, from those who cannot find words. Nobody is shown who found it of no help, nor how many. The
 * buttons are the same ones throughout, so that neither a press nor the focus is lost while the rest is on its way.
 */
export function ThreadHelped({ thread }: { thread: PublicThread }) {
  const t = useMessages('thread');
  const authID = personOf(useSession());
  const [known, setKnown] = useState<KnownVote>();
  const [pressed, setPressed] = useState<Wish>();
  const [reader, setReader] = useState(authID);
  // What one person has said is for no one's eyes once they have left. A visitor who signs in goes on with what they pressed.
  if (reader !== authID) {
    setReader(authID);
    if (reader !== undefined) {
      setKnown(undefined);
      setPressed(undefined);
    }
  }
  const { myVote = null, myClaps = 0, claps } = known?.score ?? { claps: thread.claps };
  const say = (wish: Wish) => (known ? void known.say(wish) : setPressed(wish));
  const isClapOver = myClaps >= maxClaps;
  const told = [
    myVote === 'up' && t('helpedThanks'),
    myVote === 'down' && t('helpedSorry'),
    myClaps > 0 ? t('courageSent', { count: myClaps, total: claps }) : claps > 0 && t('courageTotal', { count: claps }),
  ];
  return (
    <>
      <VoteButtons
        titleId="thread-helped"
        title={t('helpedTitle')}
        labels={{ up: t('helpedYes'), down: t('helpedNo') }}
        vote={myVote}
        onVote={say}
        told={told.filter(Boolean).join(' ')}
      >
        <Button variant="plain" aria-disabled={isClapOver || undefined} onClick={() => !isClapOver && say('clap')}>
          <HeartIcon />
          {t('courage')}
        </Button>
        <ReportButton slug={thread.slug} />
      </VoteButtons>
      {(authID !== undefined || pressed !== undefined) && <OwnHelped slug={thread.slug} pressed={pressed} onKnown={setKnown} />}
    </>
  );
}
