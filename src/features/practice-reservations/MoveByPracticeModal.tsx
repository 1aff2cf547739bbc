import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { moveReservation, readAvailability } from '#contract/booking/booking.endpoints.ts';
import { moveReservationBody } from '#contract/booking/booking.schema.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { DateStep } from '#src/features/booking/DateStep.tsx';
import { MoveProblem } from '#src/features/reservations/MoveProblem.tsx';
import moveStyles from '#src/features/reservations/MoveReservation.module.css';
import { dayAndTimeOf } from '#src/features/reservations/reservation-moment.ts';
import { useSlotChoice } from '#src/features/reservations/use-slot-choice.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { instantInZone, timeInZone } from '#src/ui/instant-in-zone.ts';
import { Modal } from '#src/ui/Modal.tsx';
import { clientName } from './client-name.ts';
import { OtherTime, type TypedTime } from './OtherTime.tsx';
import styles from './PracticeCard.module.css';
import type { Desk } from './use-desk.ts';

const wordBody = z.object({ message: moveReservationBody.shape.message });

/** A time that was pointed at. */
export interface Aim {
  /** Its start, an instant. */
  to: string;
  /** What the practice is to be told of it before. */
  unusual: 'TAKEN' | 'ABSENCE' | 'CLOSED' | null;
}

interface MoveByPracticeModalProps {
  reservation: PracticeReservation;
  /** Where it was put down; absent: its time is chosen here. */
  aim?: Aim;
  put: Desk['put'];
  /** Where the keyboard goes on: the button may be gone by then. */
  card: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Another time for an appointment, from the times on offer or another one on purpose; its client is told. */
export function MoveByPracticeModal({ reservation, aim, put, card, onClose }: MoveByPracticeModalProps) {
  const t = useMessages('practice-reservations');
  const tOwn = useMessages('reservations');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const choice = useSlotChoice(reservation);
  const [aimed, setAimed] = useState(aim);
  const [typed, setTyped] = useState<TypedTime>();
  const { form, errorOf } = useContractForm(wordBody, { message: '' });
  const { forget } = useLastingForm(form, `move/${reservation.id}`);
  const { timeZone } = reservation.therapist;
  const typedStart = typed?.date && typed.time ? instantInZone(typed.date, typed.time, timeZone).toISOString() : undefined;
  const start = aimed ? aimed.to : typed ? typedStart : choice.draft.startDateTime;
  const moving = useMutation({
    mutationFn: (body: BodyInputOf<typeof moveReservation>) =>
      apiClient.call(moveReservation, { parameters: { id: reservation.id }, body }),
    onSuccess: async (changed) => {
      await forget();
      // Its new time may stand above what the screen shows of the card.
      put(changed, '');
      void toast.success(t('announceMoved', { name: clientName(reservation), day: dayAndTimeOf(changed, locale) }));
      onClose();
    },
    // Refused or unsure, the agenda behind it may be old.
    onSettled: () => {
      for (const endpoint of [readAvailability, readAgenda]) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
  });
  // What was refused is of the time it was asked for: another one is a new try.
  const problem = moving.variables?.startDateTime === start ? moving.error : null;
  const isNotOffered = problem instanceof ApiProblem && problem.body.reason === 'SLOT_NOT_OFFERED';
  const isOnPurpose = aimed !== undefined || typed !== undefined;
  const told = useRef<HTMLDivElement>(null);
  // The times that are offered instead lie under the button at the foot otherwise.
  useEffect(() => void (problem && told.current?.scrollIntoView({ block: 'center' })), [problem]);
  const day = start && formatInstant(start, 'dayAndTime', locale, timeZone);

  const send = (outsideHours: boolean) =>
    form.handleSubmit(({ message }) => start && moving.mutate({ startDateTime: start, outsideHours, message: message || null }))();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!moving.isPending) void send(isOnPurpose);
  }
  /** A time that was refused, on purpose. */
  function insist() {
    if (start) setTyped({ date: dateInZone(start, timeZone), time: timeInZone(start, timeZone) });
    void send(true);
  }
  function takeNearest(instant: string) {
    setAimed(undefined);
    setTyped(undefined);
    choice.chooseSlot(instant);
  }
  return (
    <Modal
      title={t('moveTitle', { name: clientName(reservation) })}
      closeLabel={tOwn('close')}
      size="medium"
      onClose={onClose}
      fallbackFocus={card}
    >
      <form noValidate className={styles['move']} onSubmit={submit}>
        <p>
          {tOwn('moveNow', { day: dayAndTimeOf(reservation, locale) })} {t('moveTold')}
        </p>
        <h3>{tOwn('moveNew')}</h3>
        {aimed && (
          <>
            <p className={styles['aimed']}>{day}</p>
            {aimed.unusual && <p className={styles['notice']}>{t(`moveTo${aimed.unusual}`)}</p>}
            <div>
              <Button onClick={() => setAimed(undefined)}>{t('moveElsewhere')}</Button>
            </div>
          </>
        )}
        {!aimed && typed && (
          <OtherTime typed={typed} today={choice.today} timeZone={timeZone} onType={setTyped} onBack={() => setTyped(undefined)} />
        )}
        {!aimed && !typed && (
          <>
            <DateStep booking={choice} isSlotGone={false} />
            <div>
              <Button onClick={() => setTyped({ date: choice.view.day ?? choice.today, time: '' })}>{t('moveOther')}</Button>
            </div>
          </>
        )}
        <TextArea
          label={t('moveWord')}
          optionalLabel={t('optional')}
          hint={t('moveWordHint')}
          rows={3}
          error={errorOf('message')}
          {...form.register('message')}
        />
        <div ref={told}>
          {isNotOffered && isOnPurpose ? (
            <p className={moveStyles['problem']} role="alert">
              {t('movePast')}
            </p>
          ) : (
            <MoveProblem error={problem} choice={{ ...choice, chooseSlot: takeNearest }} />
          )}
        </div>
        {isNotOffered && !isOnPurpose && (
          <div>
            <Button onClick={insist}>{t('moveAnyway')}</Button>
          </div>
        )}
        <div className={moveStyles['confirm']}>
          <Button type="submit" variant="filled" isWide disabled={!start} isPending={moving.isPending}>
            {day ? tOwn('moveConfirm', { day }) : tOwn('moveChooseFirst')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
