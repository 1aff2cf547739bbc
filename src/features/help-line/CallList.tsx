import type { HelpNumberGroup } from '#contract/help-line/help-number-groups.ts';
import { CallEntry } from './CallEntry.tsx';
import styles from './CallList.module.css';
import type { CallProps } from './help-line-content.ts';

export const CallList = ({ group, numbers, ...props }: CallProps & { group: HelpNumberGroup }) => (
  <ul className={styles['list']}>
    {numbers
      .filter((number) => number.group === group)
      .map((number, index) => (
        <CallEntry key={number.id} {...props} number={number} isUrgent={group === 'emergency' && index === 0} />
      ))}
  </ul>
);
