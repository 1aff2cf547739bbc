import { discreetFolder, discreetName, siteName } from '#contract/auth/discreet-name.ts';
import type { PushMessage } from '#contract/client/push-message.ts';
import { pushWords, sentenceOf } from './push-words.ts';

/** What a shown notification remembers for the moment it is touched. */
export interface NotificationData {
  readonly message: PushMessage;
}

export type NotificationAction = 'approve' | 'undo' | 'open';

/** https://notifications.spec.whatwg.org/#dictdef-notificationoptions, whose actions TypeScript's library does not have. */
export interface ShownOptions extends NotificationOptions {
  readonly renotify?: boolean;
  readonly actions?: readonly { readonly action: NotificationAction; readonly title: string }[];
}

export interface ShownNotification {
  readonly title: string;
  readonly options: ShownOptions;
}

/** Icon and badge: the site's, or neutral ones. */
const lookOf = (isDiscreet = false) => {
  const folder = isDiscreet ? discreetFolder : '';
  return { icon: `${folder}/icon-192.png`, badge: `${folder}/badge-96.png` };
};

const titleOf = (isDiscreet = false) => (isDiscreet ? discreetName : siteName);

/** A notification about the reservation of a message, in place of any other about it. */
export function notificationAbout(
  message: PushMessage,
  body: string,
  actions: readonly NotificationAction[],
  { isSilent = false }: { isSilent?: boolean } = {},
): ShownNotification {
  const { locale, tag, isDiscreet } = message;
  const words = pushWords(locale);
  const data: NotificationData = { message };
  return {
    title: titleOf(isDiscreet),
    options: {
      ...lookOf(isDiscreet),
      body,
      tag,
      data,
      lang: locale,
      renotify: !isSilent,
      ...(isSilent && { silent: true }),
      actions: actions.map((action) => ({ action, title: words[action] })),
    },
  };
}

/**
 * The notification of a push. Browsers require one for each; when nobody is signed in here, or the message cannot be
 * read, it tells nothing.
 */
export function notificationOf(message: PushMessage | undefined, isSignedIn: boolean): ShownNotification {
  if (!message || !isSignedIn) {
    const { locale = 'fr', isDiscreet } = message ?? {};
    const options = { ...lookOf(isDiscreet), body: pushWords(locale).nobody, tag: 'accalmie', lang: locale };
    return { title: titleOf(isDiscreet), options };
  }
  // « Approuver » would tell that it is about an appointment.
  const canApprove = !message.isDiscreet && message.canApprove && message.to === 'PRACTICE' && message.id !== '';
  return notificationAbout(message, sentenceOf(message), canApprove ? ['approve', 'open'] : ['open']);
}
