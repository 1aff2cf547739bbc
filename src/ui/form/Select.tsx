import { useEffect, useRef } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Select.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** What is chosen now, where the choice is kept. */
  value: Value | undefined;
  /** What to start from; reported on load if it differs from `value`. */
  initialValue?: Value;
  onChoose: (value: Value) => void;
  name?: string;
}

/**
 * The browser's own dropdown in our clothes: choosing closes it and reports. Radix's weighs 30 kB, a quarter of what
 * the booking page may, and phones show this one as the wheel or sheet that people know.
 */
export function Select<Value extends string>({ options, value, initialValue, onChoose, name, ...field }: SelectProps<Value>) {
  const reportInitial = useRef(() => {
    if (initialValue !== undefined && initialValue !== value) onChoose(initialValue);
  });
  // SPEC 4: whoever keeps the choice is told, once, what the dropdown starts from.
  useEffect(() => reportInitial.current(), []);

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles['frame']}>
          <select
            {...wiring}
            name={name}
            className={styles['select']}
            value={value ?? initialValue ?? ''}
            onChange={(event) => onChoose(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  );
}
