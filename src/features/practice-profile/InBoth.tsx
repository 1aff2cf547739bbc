import type { FieldPath } from 'react-hook-form';
import { useMessages } from '#src/page/messages.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './Profile.module.css';
import type { ProfileFields } from './profile-fields.ts';
import type { ProfileFormState } from './ProfileForm.tsx';

interface InBothProps {
  label: string;
  /** Of the field that has both: `title`, `faq.0.answer`. */
  name: string;
  contractForm: ProfileFormState;
  /** Lines of a longer text. */
  rows?: number;
  hint?: string;
  /** What is wrong may be told of one of so many parts of the text. */
  mostParts?: number;
}

/** A text in French and the same in English, beside each other where there is room. */
export function InBoth({ label, name, contractForm: { form, errorOf }, rows, hint, mostParts = 0 }: InBothProps) {
  const t = useMessages('practice-profile');
  const errorIn = (path: string) =>
    [path, ...Array.from({ length: mostParts }, (_, part) => `${path}.${part}`)]
      .map((each) => errorOf(each as FieldPath<ProfileFields>))
      .find((message) => message !== undefined);
  return (
    <div className={styles['pair']}>
      {(['fr', 'en'] as const).map((language) => {
        const path = `${name}.${language}` as FieldPath<ProfileFields>;
        const shared = { label: t(`in.${language}`, { label }), lang: language, hint, error: errorIn(path), ...form.register(path) };
        return rows ? <TextArea key={language} rows={rows} {...shared} /> : <TextField key={language} autoComplete="off" {...shared} />;
      })}
    </div>
  );
}
