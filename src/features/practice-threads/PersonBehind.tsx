import { useRef, useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { holds } from '#contract/permissions.ts';
import type { Assignee } from '#contract/threads/assignee.schema.ts';
import type { ReadingConcern } from '#contract/threads/moderation.schema.ts';
import type { SentPrivateWord } from '#contract/threads/private-words.schema.ts';
import { isOfDanger } from '#contract/threads/report-reasons.ts';
import type { OpenReports } from '#contract/threads/reports.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import { AuthorName } from './AuthorName.tsx';
import styles from './Moderation.module.css';
import { SentWords } from './SentWords.tsx';
import { useAssignment } from './use-assignment.ts';

const PrivateWordModal = latePart(async () => (await import('./PrivateWordModal.tsx')).PrivateWordModal, { Missing: MissingPart });

interface PersonBehindProps {
  text: {
    readonly slug: string;
    readonly commentId: string | null;
    readonly concern: ReadingConcern;
    readonly reports: OpenReports | null;
    readonly assignee: Assignee | null;
  };
  /** What was written to the person already. */
  words: readonly SentPrivateWord[];
  reader: AuthClient;
  /** A name can be looked at without a danger too: not while one goes through the queue. */
  isNamed?: boolean;
}

/** What is done for the person behind a text: who sees to them, what was written to them alone, their name where it is needed. */
export function PersonBehind({ text, words, reader, isNamed = false }: PersonBehindProps) {
  const t = useMessages('practice-threads');
  const [isWriting, setIsWriting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const assignment = useAssignment(text);
  const { assignee } = text;
  const isOwn = assignee?.authID === reader.authID;
  const isInDanger = text.concern === 'CRISIS' || (text.reports?.reasons.some(({ reason }) => isOfDanger(reason)) ?? false);
  return (
    <div ref={frame} className={styles['person']} tabIndex={-1}>
      {assignee && <AssigneeLine assignee={assignee} isOwn={isOwn} />}
      <SentWords words={words} />
      <div className={styles['decisions']}>
        {(isInDanger || assignee) && (
          <Button isPending={assignment.isPending} onClick={() => assignment.mutate(!isOwn)}>
            {t(isOwn ? 'release' : assignee ? 'takeOver' : 'takeOn')}
          </Button>
        )}
        {holds(reader.access, 'PUBLIC_THREAD', 'WRITE') && <Button onClick={() => setIsWriting(true)}>{t('writeWord')}</Button>}
        {(isInDanger || isNamed) && <AuthorName text={text} />}
      </div>
      {isWriting && <PrivateWordModal text={text} fallbackFocus={frame} onClose={() => setIsWriting(false)} />}
    </div>
  );
}

function AssigneeLine({ assignee: { name, since }, isOwn }: { assignee: Assignee; isOwn: boolean }) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  return (
    <p className={styles['assignee']}>
      <strong>{isOwn ? t('assignedToYou') : t('assignedTo', { name })}</strong>
      <span className={metaLine['meta']}>
        <DateText instant={since} format="dayAndTime" language={locale} timeZone={defaultTimeZone} />
      </span>
    </p>
  );
}
