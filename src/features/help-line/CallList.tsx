import { helpNumbers, type HelpNumberGroup } from '#contract/help-line.ts';
import { CallEntry } from './CallEntry.tsx';
import styles from './CallList.module.css';
import type { HelpLineProps } from './help-line-content.ts';

export const CallList = ({ group, ...props }: HelpLineProps & { group: HelpNumberGroup }) => (
  <ul className={styles['list']}>
    {helpNumbers
      .filter((number) => number.group === group)
      .map((number) => (
        <CallEntry key={number.id} {...props} number={number} />
      ))}
  </ul>
);
