import { useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { reasonText } from './reason-text.ts';
import type { Sentence } from './sentence.ts';

/** What happens next, in the words of the practice. */
export function NextStep({ sentences }: { sentences: readonly Sentence[] }) {
  const t = useMessages('reservations');
  const told = (reason: string | null | undefined) => (
    <em>{reason ? <TextWithNumbers text={reasonText(reason)} /> : t('noReasonGiven')}</em>
  );
  return (
    <p>
      {sentences.map(({ key, values, reason }, index) => (
        <span key={key}>
          {index > 0 && ' '}
          <RichMessage text={t(key, values)} parts={{ reason: () => told(reason) }} />
        </span>
      ))}
    </p>
  );
}
