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

const look = { icon: '/icon-192.png', badge: '/badge-96.png' } as const;

/** A notification about the reservation of a message, in place of any other about it. */
export function notificationAbout(
  message: PushMessage,
  body: string,
  actions: readonly NotificationAction[],
  { isSilent = false }: { isSilent?: boolean } = {},
): ShownNotification {
  const { locale, tag } = message;
  const words = pushWords(locale);
  const data: NotificationData = { message };
  return {
    title: words.title,
    options: {
      ...look,
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
    const { title, nobody } = pushWords(message?.locale ?? 'fr');
    return { title, options: { ...look, body: nobody, tag: 'accalmie', lang: message?.locale ?? 'fr' } };
  }
  const canApprove = message.canApprove && message.to === 'PRACTICE' && message.id !== '';
  return notificationAbout(message, sentenceOf(message), canApprove ? ['approve', 'open'] : ['open']);
}
