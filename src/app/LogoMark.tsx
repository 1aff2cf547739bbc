import styles from './Logo.module.css';

/** A low sun over two calm waves. */
export const LogoMark = () => (
  <svg className={styles['mark']} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
    <circle className={styles['sky']} cx="18" cy="18" r="18" />
    <path className={styles['sun']} d="M9.5 19a8.5 8.5 0 0 1 17 0Z" />
    <path className={styles['wave']} d="M6 22.5c3-2.2 5-2.2 8 0s5 2.2 8 0 5-2.2 8 0M10 27.5c2.7-2 4.5-2 7.2 0s4.5 2 7.2 0" />
  </svg>
);
