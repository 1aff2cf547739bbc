import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { PrivateImage } from '#src/page/PrivateImage.tsx';
import styles from './Avatar.module.css';

const pixels = 96;

function initialsOf({ user, userName }: AuthClient): string {
  const names = [user.firstName, user.lastName].filter((name): name is string => Boolean(name));
  const from = names.length > 0 ? names : [userName];
  return from.map((name) => name.charAt(0).toLocaleUpperCase()).join('');
}

/** The person's picture, or their initials. */
export function Avatar({ client }: { client: AuthClient }) {
  const t = useMessages('profile');
  const initials = (
    <span className={styles['initials']} aria-hidden="true">
      {initialsOf(client)}
    </span>
  );
  const { avatar } = client.user;
  return (
    <div className={styles['frame']}>
      {avatar ? (
        <PrivateImage className={styles['picture']} file={avatar} alt={t('avatar')} width={pixels} height={pixels} fallback={initials} />
      ) : (
        initials
      )}
    </div>
  );
}
