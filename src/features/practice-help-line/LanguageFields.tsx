import type { HelpNumberInput } from '#contract/practice/help-number-details.ts';
import { useMessages } from '#src/page/messages.ts';
import type { ContractForm } from '#src/page/use-contract-form.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './HelpNumbers.module.css';

/** Name, who answers and when: one language after the other, each read as a whole. */
export function LanguageFields({ form, errorOf }: ContractForm<HelpNumberInput, HelpNumberInput>) {
  const t = useMessages('practice-help-line');
  return (['fr', 'en', 'ar'] as const).map((language) => {
    const written = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', autoComplete: 'off' };
    return (
      <fieldset key={language} className={styles['language']}>
        <legend>{t(`languages.${language}`)}</legend>
        <TextField label={t('name')} {...written} error={errorOf(`name.${language}`)} {...form.register(`name.${language}`)} />
        <TextArea label={t('who')} rows={2} {...written} error={errorOf(`who.${language}`)} {...form.register(`who.${language}`)} />
        <TextArea label={t('hours')} rows={2} {...written} error={errorOf(`hours.${language}`)} {...form.register(`hours.${language}`)} />
      </fieldset>
    );
  });
}
