import styles from './Spinner.module.css';

/** Says nothing by itself: the words beside it do. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />;
