import styles from './HelpLine.module.css';

/** Five, four, three, two, one: all at once. */
export const GroundingSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step, index) => (
      <li key={step}>
        <span className={styles['count']} aria-hidden="true">
          {steps.length - index}
        </span>
        {step}
      </li>
    ))}
  </ol>
);
