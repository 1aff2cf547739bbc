import { useId, type ReactNode } from 'react';
import styles from './ChoiceCards.module.css';
import { FieldError } from './Field.tsx';

export interface ChoiceCard<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, or why it cannot be chosen. */
  description: ReactNode;
  isDisabled?: boolean;
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  choices: readonly ChoiceCard<Value>[];
  value: Value | undefined;
  error?: string | undefined;
  onChoose: (value: Value) => void;
}

/** One choice among a few that each need a sentence: a radio group. */
export function ChoiceCards<Value extends string>({ legend, choices, value, error, onChoose }: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['cards']}>
        {choices.map((choice) => (
          <div key={choice.value} className={styles['card']}>
            <input
              type="radio"
              id={`${name}-${choice.value}`}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled ?? false}
              aria-describedby={`${name}-${choice.value}-text`}
              onChange={() => onChoose(choice.value)}
            />
            <label htmlFor={`${name}-${choice.value}`}>{choice.label}</label>
            <p id={`${name}-${choice.value}-text`}>{choice.description}</p>
          </div>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}
