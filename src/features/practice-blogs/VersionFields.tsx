import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { blogLanguages, type WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import type { BlogFormState } from './BlogForm.tsx';
import { languageNames } from './language-names.ts';
import { linkedOnceSaved } from './versions.ts';
import { writtenBlogsQueries } from './written-blogs.queries.ts';
import styles from './WriteBlog.module.css';

const VersionModal = latePart(async () => (await import('./VersionModal.tsx')).VersionModal, { Missing: Nothing });

interface VersionFieldsProps {
  contractForm: BlogFormState;
  /** Null of one that is begun. */
  blog: WrittenBlog | null;
}

/** Which articles are this one in other languages: readers are led from one to the other. */
export function VersionFields({ contractForm: { form, errorOf }, blog }: VersionFieldsProps) {
  const t = useMessages('practice-blogs');
  const locale = useLocale();
  const [isChoosing, setIsChoosing] = useState(false);
  const [language, translationOfId] = form.watch(['language', 'translationOfId']);
  const isSaved = translationOfId === (blog?.translationOfId ?? '');
  const chosen = useQuery({ ...writtenBlogsQueries.one(useApiClient(), translationOfId), enabled: !isSaved && translationOfId !== '' });
  const versions = (isSaved ? (blog?.versions ?? []) : linkedOnceSaved(blog, chosen.data)).filter(({ id }) => id !== blog?.id);
  const left = isSaved ? [] : (blog?.versions.filter(({ id }) => versions.every((version) => version.id !== id)) ?? []);
  const isTaken = versions.some((version) => version.language === language);
  const nameOf = languageNames(locale);
  const choosing = useRef<HTMLButtonElement>(null);

  function choose(id: string) {
    // Whichever of those that it is linked with already is named, it is the same.
    const isLinked = blog?.versions.some((version) => version.id === id);
    form.setValue('translationOfId', isLinked && blog?.translationOfId ? blog.translationOfId : id, { shouldDirty: true });
    form.clearErrors('translationOfId');
  }

  const known = [language, blog?.language, ...versions.map((version) => version.language)];
  const missing = blogLanguages.filter((each) => !known.includes(each));
  const unread = chosen.isError ? t('versions.unread') : t('versions.searching');
  return (
    <Card className={styles['card']}>
      <fieldset className={styles['versions']}>
        <legend>
          <h2>{t('versions.title')}</h2>
        </legend>
        <p className={styles['quiet']}>{t('versions.hint')}</p>
        {versions.length > 0 && (
          <ul className={styles['linked']}>
            {versions.map((version) => (
              <li key={version.id}>
                <Link to="/practice/articles/$id" params={{ id: version.id }} lang={version.language} dir="auto">
                  {version.title}
                </Link>
                <span className={styles['quiet']}>
                  {nameOf(version.language)} · {t(`statuses.${version.status}`)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles['save']}>
          <Button ref={choosing} onClick={() => setIsChoosing(true)}>
            {t(translationOfId === '' ? 'versions.choose' : 'versions.chooseOther')}
          </Button>
          {translationOfId !== '' && (
            <Button
              variant="plain"
              onClick={() => {
                choose('');
                // This button goes.
                choosing.current?.focus();
              }}
            >
              {t('versions.none')}
            </Button>
          )}
          {blog &&
            isSaved &&
            missing.map((each) => (
              <Link
                key={each}
                to="/practice/articles/$id"
                params={{ id: 'new' }}
                search={{ translationOf: blog.id, language: each }}
                className={styles['link']}
              >
                {t(`versions.write.${each}`)}
              </Link>
            ))}
        </div>
        <p className={styles['quiet']} role="status">
          {!isSaved && !isTaken && (translationOfId === '' ? t('versions.unlinked') : chosen.data ? t('versions.linked') : unread)}
        </p>
        {left.length > 0 && chosen.data && (
          <p className={styles['quiet']}>
            {t('versions.left')} {left.map(({ title }) => title).join(', ')}
          </p>
        )}
        <FieldError id="versions-error">{isTaken ? t('versions.taken') : errorOf('translationOfId')}</FieldError>
      </fieldset>
      {isChoosing && (
        <VersionModal
          language={language}
          ownId={blog?.id}
          onClose={() => setIsChoosing(false)}
          onChoose={(id) => {
            choose(id);
            setIsChoosing(false);
          }}
        />
      )}
    </Card>
  );
}
