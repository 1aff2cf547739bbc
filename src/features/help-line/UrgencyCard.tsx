import { CallList } from './CallList.tsx';
import type { CallProps } from './help-line-content.ts';
import styles from './UrgencyCard.module.css';

export function UrgencyCard(props: CallProps) {
  const { urgency } = props.content;
  return (
    <section className={styles['card']} aria-labelledby="urgency">
      <h2 id="urgency" className={styles['title']}>
        {urgency.title}
      </h2>
      <p className={styles['text']}>{urgency.body}</p>
      <CallList {...props} group="emergency" />
    </section>
  );
}
