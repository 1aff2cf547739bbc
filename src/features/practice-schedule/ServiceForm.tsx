import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { createService, updateService } from '#contract/therapist/services.endpoints.ts';
import { newServiceBody, type PracticeService } from '#contract/therapist/services.schema.ts';
import { sessionModes, type SessionMode, type Therapist } from '#contract/therapist/therapist.schema.ts';
import type { Locale } from '#contract/locale.ts';
import { isNotEmpty, obeys } from '#contract/validation-rules.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { millimesOf, writtenDinars } from '#src/practice/dinars.ts';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './Schedule.module.css';
import { useForgetServices } from './services.queries.ts';

const { name, modes, isOffered, durationMinutes, priceMillimes, bufferAfterMinutes } = newServiceBody.shape;
const filled = z.string().check(obeys(isNotEmpty));
/** “1,200” is twelve hundred in English, and one dinar and a fifth in French: it is asked again. */
const isAmbiguous = (written: string, locale: Locale) => locale === 'en' && /,\d{3}$/.test(written.trim());
/** A session as it is typed: minutes and dinars are texts, and no buffer of its own is an empty one. */
const serviceForm = (locale: Locale) =>
  z.object({
    name,
    modes,
    isOffered,
    durationMinutes: z.pipe(
      z.pipe(
        filled,
        z.transform((written) => Number(written)),
      ),
      durationMinutes,
    ),
    priceMillimes: z.pipe(
      z.pipe(
        filled,
        z.transform((written) => (isAmbiguous(written, locale) ? Number.NaN : millimesOf(written))),
      ),
      priceMillimes,
    ),
    bufferAfterMinutes: z.pipe(
      z.pipe(
        z.string(),
        z.transform((written) => (written === '' ? null : Number(written))),
      ),
      bufferAfterMinutes,
    ),
  });
type Session = z.output<ReturnType<typeof serviceForm>>;

interface Typed {
  name: PracticeService['name'];
  modes: SessionMode[];
  isOffered: boolean;
  durationMinutes: string;
  priceMillimes: string;
  bufferAfterMinutes: string;
}

const buffers = [0, 5, 10, 15, 20, 30, 45, 60];

interface ServiceFormProps {
  therapist: Pick<Therapist, 'id' | 'slug'>;
  /** Absent: a new one. */
  service?: PracticeService | undefined;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a session is called, how long it lasts, what it costs, how one comes to it, and whether it is on offer. */
export function ServiceForm({ therapist, service, fallbackFocus, onClose }: ServiceFormProps) {
  const t = useMessages('practice-schedule');
  const locale = useLocale();
  const apiClient = useApiClient();
  const forget = useForgetServices(therapist.slug);
  const price = writtenDinars(service?.priceMillimes ?? null);
  const contractForm = useContractForm<Typed, Session>(serviceForm(locale), {
    name: service?.name ?? { fr: '', en: '' },
    modes: service?.modes ?? ['OFFICE'],
    isOffered: service?.isOffered ?? true,
    durationMinutes: String(service?.durationMinutes ?? 50),
    priceMillimes: locale === 'en' ? price.replace(',', '.') : price,
    bufferAfterMinutes: String(service?.bufferAfterMinutes ?? ''),
  });
  const { form, errorOf } = contractForm;
  const { field: buffer } = useController({ control: form.control, name: 'bufferAfterMinutes' });
  const { dirtyFields, isDirty } = form.formState;
  // Somebody else may change the rest meanwhile.
  const changedOf = (body: Session): Partial<Session> => Object.fromEntries(Object.entries(body).filter(([field]) => field in dirtyFields));
  const saving = useMutation({
    mutationFn: (body: Session) =>
      service
        ? apiClient.call(updateService, { parameters: { id: service.id }, body: changedOf(body) })
        : apiClient.call(createService, { body: { ...body, therapistId: therapist.id } }),
    onSuccess: async (saved) => {
      await forget();
      void toast.success(t(service ? 'serviceChanged' : 'serviceAdded', { service: saved.name[locale] }));
    },
  });
  const draft = `service/${service?.id ?? `new-${therapist.id}`}`;
  const change = useFormChange(contractForm, { draft, send: saving.mutateAsync, onClose });
  const known = service?.bufferAfterMinutes ?? 0;
  const offered = [...new Set([...buffers, known])].toSorted((a, b) => a - b);
  return (
    <ChangeModal
      title={service ? t('serviceChangeNamed', { service: service.name[locale] }) : t('serviceAdd')}
      size="medium"
      doLabel={t('serviceSave')}
      isDisabled={service !== undefined && !isDirty}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <TextField label={t('nameFr')} lang="fr" autoComplete="off" error={errorOf('name.fr')} {...form.register('name.fr')} />
      <TextField label={t('nameEn')} lang="en" autoComplete="off" error={errorOf('name.en')} {...form.register('name.en')} />
      <div className={styles['pair']}>
        <TextField
          label={t('duration')}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('durationMinutes')}
          {...form.register('durationMinutes')}
        />
        <TextField
          label={t('price')}
          hint={t('priceHint')}
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('priceMillimes')}
          {...form.register('priceMillimes')}
        />
      </div>
      <fieldset className={styles['modes']} aria-describedby={errorOf('modes') && 'modes-error'}>
        <legend>{t('modesTitle')}</legend>
        {sessionModes.map((mode) => (
          <Checkbox
            key={mode}
            label={<span className={styles['sentence']}>{t(`modes.${mode}`)}</span>}
            value={mode}
            {...form.register('modes')}
          />
        ))}
        <FieldError id="modes-error">{errorOf('modes')}</FieldError>
      </fieldset>
      <Select
        label={t('rules.bufferAfterMinutes')}
        options={[
          { value: '', label: t('bufferOfSchedule') },
          ...offered.map((count) => ({ value: String(count), label: count === 0 ? t('none.buffer') : t('minutes', { count }) })),
        ]}
        value={buffer.value}
        onChoose={buffer.onChange}
      />
      <Checkbox label={t('isOffered')} {...form.register('isOffered')} />
      {service && <p className={styles['quiet']}>{t('serviceNote')}</p>}
    </ChangeModal>
  );
}
