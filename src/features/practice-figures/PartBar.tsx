import styles from './Figures.module.css';

/** A bar below the words of a row: its share in per cent of the room there is. For eyes alone, the row says it in numbers. */
export const PartBar = ({ percent }: { percent: number }) => <span className={styles['part']} style={{ inlineSize: `${percent}%` }} />;
