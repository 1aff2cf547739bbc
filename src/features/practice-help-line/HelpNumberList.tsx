import { useState, type RefObject } from 'react';
import type { HelpNumberGroup } from '#contract/help-line/help-number-groups.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { updateHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { HelpNumberRow } from './HelpNumberRow.tsx';
import styles from './HelpNumbers.module.css';
import { LateHelpNumberForm } from './LateHelpNumberForm.tsx';
import { useHelpLineChange } from './use-help-line-change.ts';

const RemoveHelpNumber = latePart(async () => (await import('./RemoveHelpNumber.tsx')).RemoveHelpNumber, { Missing: MissingPart });

interface HelpNumberListProps {
  group: HelpNumberGroup;
  numbers: readonly HelpNumber[];
  /** Where the keyboard goes on when a row has gone. */
  heading: RefObject<HTMLElement | null>;
}

export function HelpNumberList({ group, numbers, heading }: HelpNumberListProps) {
  const t = useMessages('practice-help-line');
  const locale = useLocale();
  const [open, setOpen] = useState<{ modal: 'change' | 'remove'; number: HelpNumber }>();
  const [told, setTold] = useState('');
  const moving = useHelpLineChange((apiClient, { id, place }: { id: string; place: number }) =>
    apiClient.call(updateHelpNumber, { parameters: { numberId: id }, body: { order: place } }),
  );
  const close = () => setOpen(undefined);

  function moveTo({ id, name }: HelpNumber, place: number) {
    // Its place is the one on the screen: a second press waits until the first is there.
    if (moving.isPending) return;
    moving.mutate({ id, place }, { onSuccess: () => setTold(t('moved', { name: name[locale], place, count: numbers.length })) });
  }

  return (
    <section className={styles['group']} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{t(`groups.${group}`)}</h2>
      {group === 'emergency' && <p className={styles['quiet']}>{t('firstStandsOut')}</p>}
      {numbers.length === 0 && <p className={styles['quiet']}>{t('emptyGroup')}</p>}
      <ol className={styles['list']}>
        {numbers.map((number, index) => (
          <HelpNumberRow
            key={number.id}
            number={number}
            place={index + 1}
            count={numbers.length}
            onMove={(place) => moveTo(number, place)}
            onChange={() => setOpen({ modal: 'change', number })}
            onRemove={() => setOpen({ modal: 'remove', number })}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      {open?.modal === 'change' && <LateHelpNumberForm number={open.number} onClose={close} />}
      {open?.modal === 'remove' && <RemoveHelpNumber number={open.number} fallbackFocus={heading} onClose={close} />}
    </section>
  );
}
