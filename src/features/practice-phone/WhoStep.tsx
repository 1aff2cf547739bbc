import { useRef } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { CallerStep } from './CallerStep.tsx';
import { ChosenPerson } from './ChosenPerson.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import styles from './PhoneBooking.module.css';
import { callerFrom, type PhoneDraft } from './phone-draft.ts';
import type { PhoneBooking } from './use-phone-booking.ts';

/** Whom the appointment is for: one field finds everybody the practice knows, and takes whoever it does not. */
export function WhoStep({ booking, reader }: { booking: PhoneBooking; reader: AuthClient }) {
  const t = useMessages('practice-phone');
  const { draft, change } = booking;
  const frame = useRef<HTMLElement>(null);
  const mayAdd = holds(reader.access, 'TEMPORARY_BOOKING_USER', 'WRITE');
  const maySearch = holds(reader.access, 'AUTHENTICATED_CLIENTS', 'READ');

  /** What was pressed goes away with the choice: the focus goes on to what comes in its place. */
  function choose(part: Partial<PhoneDraft>) {
    change(part);
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-first], input')?.focus());
  }
  const search = (keyword: string) => choose({ client: undefined, caller: undefined, keyword });
  const add = (keyword: string) => choose({ client: undefined, caller: callerFrom(keyword) });

  return (
    <section ref={frame} className={styles['step']} aria-labelledby="phone-who">
      <h2 id="phone-who">{t('who')}</h2>
      {draft.client ? (
        <ChosenPerson
          client={draft.client}
          onChange={() => search(draft.keyword)}
          {...(mayAdd && { onWithoutAccount: (known) => add(known) })}
        />
      ) : draft.caller || !maySearch ? (
        <CallerStep booking={booking} caller={draft.caller ?? callerFrom('')} {...(maySearch && { onSearch: search })} />
      ) : (
        <ClientSearch
          keyword={draft.keyword}
          error={booking.fields['userId']}
          onType={(keyword) => change({ keyword })}
          onChoose={(client) => choose({ client })}
          {...(mayAdd && { onAdd: add })}
        />
      )}
    </section>
  );
}
