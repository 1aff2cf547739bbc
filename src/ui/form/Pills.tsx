import { useId } from 'react';
import { classNames } from '../class-names.ts';
import pills from '../Pill.module.css';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Pills.module.css';

export interface PillOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

interface PillsProps<Value extends string> {
  legend: string;
  isLegendHidden?: boolean;
  options: readonly PillOption<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** One row that scrolls sideways, for many choices on a phone. */
  isScrolling?: boolean;
}

/** One choice among a few, all in view: a radio group. */
export function Pills<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChoose,
  isScrolling = false,
}: PillsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div className={isScrolling ? pills['row'] : styles['pills']}>
        {options.map((option) => (
          <label key={option.value} className={classNames(pills['pill'], styles['pill'])}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
