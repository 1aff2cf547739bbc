import type { MessageKey } from '#src/page/namespaces.ts';

/** A picked file that cannot be sent as it is; the field says why. */
export class UnusableFile extends Error {
  readonly messageKey: MessageKey<'uploads'>;

  constructor(messageKey: MessageKey<'uploads'>) {
    super(messageKey);
    this.name = 'UnusableFile';
    this.messageKey = messageKey;
  }
}
