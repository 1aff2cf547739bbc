import styles from './CoverArt.module.css';

/** The drawn portrait of a person without a photo. It fills its frame, made for a circle or a square. */
export const PortraitArt = () => (
  <svg className={styles['art']} viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle className={styles['glow']} cx="100" cy="92" r="82" />
    <path className={styles['front']} d="M58 176c-10-58-6-118 42-120s56 60 44 120Z" />
    <path className={styles['light']} d="M86 118h28v34l-14 14-14-14Z" />
    <ellipse className={styles['light']} cx="100" cy="98" rx="29" ry="36" />
    <path className={styles['front']} d="M68 100c-2-34 12-48 34-48s36 16 32 50c-8-8-12-20-14-30-12 12-34 12-52 28Z" />
    <path className={styles['near']} d="M24 200c2-38 30-46 60-52l16 18 16-18c30 6 58 14 60 52Z" />
    <path className={styles['accent']} d="M84 148l16 18 16-18 6 4-22 30-22-30Z" />
  </svg>
);
