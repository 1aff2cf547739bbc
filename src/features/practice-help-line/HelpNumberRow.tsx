import { dialNumber } from '#contract/dial-number.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { MoveButtons } from '#src/practice/MoveButtons.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './HelpNumbers.module.css';
import { VerifyNumber } from './VerifyNumber.tsx';

interface HelpNumberRowProps {
  number: HelpNumber;
  /** From 1, in its group. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onChange: () => void;
  onRemove: () => void;
}

/** One number as the public page says it, when it was last called, and what can be done to it. */
export function HelpNumberRow({ number, onChange, onRemove, ...placing }: HelpNumberRowProps) {
  const t = useMessages('practice-help-line');
  const locale = useLocale();
  const name = number.name[locale];
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <h3>{name}</h3>
        {/* The check is a call, and most often from the phone that shows this. */}
        <a className={styles['number']} href={`tel:${dialNumber(number.number)}`} dir="ltr">
          {number.number}
        </a>
      </div>
      <p>
        <TextWithNumbers text={number.who[locale]} />
      </p>
      <p className={styles['quiet']}>
        <TextWithNumbers text={number.hours[locale]} />
      </p>
      <VerifyNumber number={number} name={name} />
      <div className={styles['actions']}>
        {placing.count > 1 && <MoveButtons label={(way, isNamed) => (isNamed ? t(`${way}Named`, { name }) : t(way))} {...placing} />}
        <Button variant="plain" aria-label={t('changeNamed', { name })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button variant="plain" aria-label={t('removeNamed', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
