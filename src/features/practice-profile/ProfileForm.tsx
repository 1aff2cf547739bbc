import { Link } from '@tanstack/react-router';
import { useEffect, useState, type SubmitEvent } from 'react';
import { sessionModes, type Therapist, type TherapistInput } from '#contract/therapist/therapist.schema.ts';
import { locales } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { latePart } from '#src/page/late-part.tsx';
import { mergeTyped } from '#src/page/merge-typed.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useContractForm, type ContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { showFirstMistake } from '#src/practice/show-first-mistake.ts';
import { EntryList } from '#src/practice/EntryList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AboutFields } from './AboutFields.tsx';
import { EducationFields } from './EducationFields.tsx';
import { FaqFields } from './FaqFields.tsx';
import { InBoth } from './InBoth.tsx';
import { PhotoField } from './PhotoField.tsx';
import styles from './Profile.module.css';
import { setEntries } from './profile-entries.ts';
import type { ProfilePreviewProps } from './ProfilePreview.tsx';
import { fieldsOf, profileForm, typedProfile, type ProfileFields } from './profile-fields.ts';
import { useSaveTherapist } from './use-save-therapist.ts';

export type ProfileFormState = ContractForm<ProfileFields, TherapistInput>;

/** Languages that sessions are held in here; others that a profile names already stay. */
const commonLanguages = ['ar', 'fr', 'en', 'it', 'de', 'es'];
const mostApproaches = 20;

const ProfilePreview = latePart(
  async () => {
    // Each export by name: for a module imported whole, the bundler would add a namespace object to the public page's file.
    const [Preview, View] = await Promise.all([
      import('./ProfilePreview.tsx').then(({ ProfilePreview: Part }) => Part),
      import('../therapist/TherapistPage.tsx').then(({ ProfileView }) => ProfileView),
      ...locales.map((locale) => loadMessages(locale, ['therapist'])),
    ]);
    return (props: Omit<ProfilePreviewProps, 'View'>) => <Preview View={View} {...props} />;
  },
  { Missing: MissingPart },
);

/** All that a profile tells, in both languages. */
export function ProfileForm({ therapist }: { therapist: Therapist }) {
  const t = useMessages('practice-profile');
  const locale = useLocale();
  const [previewed, setPreviewed] = useState<Therapist>();
  const [isPhotoOnItsWay, setIsPhotoOnItsWay] = useState(false);
  const saving = useSaveTherapist(therapist);
  const contractForm = useContractForm<ProfileFields, TherapistInput>(profileForm, fieldsOf(therapist), { shouldFocusError: false });
  const { form, errorOf, showProblem } = contractForm;
  const { forget, begunFrom } = useLastingForm(form, `therapist/${therapist.id}`);
  const approaches = form.watch('approaches');

  // Somebody else has saved it, or what this device had kept of it was old: what is typed stays.
  useEffect(() => {
    const now = fieldsOf(therapist);
    const before = form.formState.defaultValues as ProfileFields;
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    const typed = mergeTyped(now, form.getValues(), before);
    form.reset(now);
    form.reset(typed, { keepDefaultValues: true });
  }, [therapist, form]);

  const [languages] = useState(() => [...new Set([...commonLanguages, ...therapist.languages])]);
  const languageName = new Intl.DisplayNames(locale, { type: 'language' });
  const { isDirty } = form.formState;
  const field = (name: Parameters<typeof errorOf>[0]) => ({ autoComplete: 'off', error: errorOf(name), ...form.register(name) });

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isDirty || isPhotoOnItsWay || saving.isPending) return;
    const fields = event.currentTarget;
    const send = form.handleSubmit(
      async () => {
        const typed = structuredClone(form.getValues());
        try {
          const saved = fieldsOf(await saving.mutateAsync({ typed, from: begunFrom() }));
          const typedOn = mergeTyped(saved, form.getValues(), typed);
          form.reset(saved);
          // Whoever has left meanwhile finds no draft of it.
          if (JSON.stringify(typedOn) === JSON.stringify(saved)) void forget();
          else form.reset(typedOn, { keepDefaultValues: true });
          void toast.success(t('saved'));
        } catch (error) {
          if (showProblem(error)) showFirstMistake(fields);
        }
      },
      () => showFirstMistake(fields),
    );
    void send();
  }

  return (
    <form className={styles['form']} noValidate onSubmit={save}>
      <Card className={styles['card']}>
        <h2>{t('whoTitle')}</h2>
        <TextField label={t('fullName')} {...field('fullName')} />
        <InBoth label={t('jobTitle')} name="title" contractForm={contractForm} />
        <TextField label={t('licenceNumber')} optionalLabel={t('optional')} hint={t('licenceHint')} {...field('licenceNumber')} />
        <PhotoField contractForm={contractForm} therapistId={therapist.id} onPendingChange={setIsPhotoOnItsWay} />
      </Card>
      <AboutFields contractForm={contractForm} />
      <Card className={styles['card']}>
        <h2>{t('waysTitle')}</h2>
        <fieldset className={styles['checks']}>
          <legend>{t('modesTitle')}</legend>
          {sessionModes.map((mode) => (
            <Checkbox key={mode} label={t(`modes.${mode}`)} value={mode} {...form.register('modes')} />
          ))}
          <FieldError id="modes-error">{errorOf('modes')}</FieldError>
        </fieldset>
        <fieldset className={styles['checks']}>
          <legend>{t('languagesTitle')}</legend>
          {languages.map((code) => (
            <Checkbox
              key={code}
              label={<span className={styles['sentence']}>{languageName.of(code) ?? code}</span>}
              value={code}
              {...form.register('languages')}
            />
          ))}
          <FieldError id="languages-error">{errorOf('languages')}</FieldError>
        </fieldset>
        <EntryList
          title={t('approachesTitle')}
          heading="h3"
          entries={approaches}
          most={mostApproaches}
          titleOf={(entry, place) => entry[locale] || t('approachOf', { place })}
          addLabel={t('approachAdd')}
          removeLabel={t('approachRemove')}
          empty={{ fr: '', en: '' }}
          onChange={(entries) => setEntries(form, 'approaches', entries)}
        >
          {(index) => <InBoth label={t('approach')} name={`approaches.${index}`} contractForm={contractForm} />}
        </EntryList>
      </Card>
      <EducationFields contractForm={contractForm} />
      <FaqFields contractForm={contractForm} />
      <Card className={styles['card']}>
        <h2>{t('contactTitle')}</h2>
        <TextField label={t('email')} type="email" {...field('contact.email')} />
        <TextField label={t('phone')} type="tel" dir="ltr" {...field('contact.phone')} />
        <InBoth label={t('address')} name="contact.address" contractForm={contractForm} />
        <TextField
          label={t('mapLink')}
          optionalLabel={t('optional')}
          hint={t('mapLinkHint')}
          type="url"
          dir="ltr"
          {...field('contact.mapLink')}
        />
      </Card>
      <div className={styles['save']}>
        <Button type="submit" variant="filled" aria-disabled={!isDirty || isPhotoOnItsWay || undefined} isPending={saving.isPending}>
          {t('save')}
        </Button>
        <Button onClick={() => setPreviewed(typedProfile(therapist, form.getValues()))}>{t('preview')}</Button>
        <Link to="/therapist/$name" params={{ name: therapist.slug }} className={styles['link']}>
          {t('seePage')}
        </Link>
        <FieldError id="save-problem">{saving.error ? problemSentence(saving.error, locale) : undefined}</FieldError>
        <p className={styles['quiet']} role="status">
          {isPhotoOnItsWay ? t('photoOnItsWay') : isDirty && t('unsaved')}
        </p>
      </div>
      {previewed && <ProfilePreview therapist={previewed} onClose={() => setPreviewed(undefined)} />}
    </form>
  );
}
