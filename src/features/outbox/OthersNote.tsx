import { useMessages } from '#src/page/messages.ts';
import { useOthersCount } from '#src/page/use-others-count.ts';
import styles from './Outbox.module.css';

/** That somebody else's things wait here too, or anybody's where nobody is signed in: their number, never what they are. */
export function OthersNote({ authID }: { authID?: string }) {
  const t = useMessages('outbox');
  const count = useOthersCount(authID);
  return !count ? null : <p className={styles['note']}>{t(authID === undefined ? 'waiting' : 'others', { count })}</p>;
}
