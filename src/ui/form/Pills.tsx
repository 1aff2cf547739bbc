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
  /** What is offered may be out of date: it can be chosen all the same. */
  isFaded?: boolean;
}

/** One choice among a few, all in view: a radio group. */
export function Pills<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChoose,
  isScrolling = false,
  isFaded = false,
}: PillsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div className={classNames(isScrolling ? pills['row'] : styles['pills'], isFaded && styles['faded'])}>
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
