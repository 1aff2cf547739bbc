import type { InboxMail } from '#contract/mailing/mailing.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { saveFile } from '#src/page/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import styles from './PracticeSettings.module.css';

const address = /(https?:\/\/\S+)/;

/** A letter as its plain text has it; its addresses can be followed. */
export function MailCard({ mail }: { mail: InboxMail }) {
  const t = useMessages('practice-settings');
  const locale = useLocale();
  const timeZone = deviceTimeZone();
  const parts = mail.text.split(address).map((text, index) => ({ key: `${mail.id} ${index}`, text }));
  return (
    <Card as="li" className={styles['mail']}>
      <h3>{mail.subject}</h3>
      <p className={styles['facts']}>
        {t('to', { address: mail.to })} · <DateText instant={mail.sentAt} format="short" language={locale} timeZone={timeZone} />
      </p>
      <p className={styles['text']}>
        {parts.map(({ key, text }) =>
          address.test(text) ? (
            <a key={key} href={text}>
              {text}
            </a>
          ) : (
            <span key={key}>{text}</span>
          ),
        )}
      </p>
      {mail.fileNames.length > 0 && <p>{t('attached', { names: mail.fileNames.join(', ') })}</p>}
      {mail.calendarFile !== null && (
        <div>
          <Button onClick={() => saveFile(t('calendarFileName'), new Blob([mail.calendarFile ?? ''], { type: 'text/calendar' }))}>
            <CalendarIcon size={20} />
            {t('calendarFile')}
          </Button>
        </div>
      )}
    </Card>
  );
}
