import { useRef } from 'react';
import type { PracticeInput } from '#contract/practice/practice-settings.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import type { ContractForm } from '#src/page/use-contract-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx';
import styles from './PracticeSettings.module.css';

const mostLinks = 6;

/** The practice's pages elsewhere: as many as there are, one more, one less. */
export function SocialLinkFields({ form, errorOf }: ContractForm<PracticeInput, PracticeInput>) {
  const t = useMessages('practice-settings');
  const links = form.watch('socialLinks');
  const legend = useRef<HTMLLegendElement>(null);
  const set = (changed: PracticeInput['socialLinks']) => {
    // By place too, which another link takes.
    form.clearErrors('socialLinks');
    form.setValue('socialLinks', changed, { shouldDirty: true });
  };
  const remove = (index: number) => {
    set(links.toSpliced(index, 1));
    // The button that was pressed goes with its link.
    legend.current?.focus();
  };
  return (
    <fieldset className={styles['links']}>
      <legend ref={legend} tabIndex={-1}>
        {t('socialLinks')}
      </legend>
      {links.map((_, index) => (
        // By place: that is what their fields are registered by.
        <div key={`link ${String(index)}`} className={styles['link']} role="group" aria-label={t('linkOf', { place: index + 1 })}>
          <TextField
            label={t('linkName')}
            autoComplete="off"
            error={errorOf(`socialLinks.${index}.name`)}
            {...form.register(`socialLinks.${index}.name`)}
          />
          <TextField
            label={t('linkUrl')}
            type="url"
            dir="ltr"
            autoComplete="off"
            error={errorOf(`socialLinks.${index}.url`)}
            {...form.register(`socialLinks.${index}.url`)}
          />
          <Button onClick={() => remove(index)}>
            <TrashIcon size={20} />
            {t('removeLink')}
          </Button>
        </div>
      ))}
      {links.length < mostLinks && (
        <div>
          <Button onClick={() => set([...links, { name: '', url: 'https://' }])}>
            <PlusIcon size={20} />
            {t('addLink')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
