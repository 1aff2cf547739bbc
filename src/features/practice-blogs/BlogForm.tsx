import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { BlogRevision, BlogStatus, WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { holds } from '#contract/permissions.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { dropLastingDraft, keepLastingDraft, keepLastingFile, readLastingFile } from '#src/page/lasting-draft.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm, type ContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { showFirstMistake } from '#src/practice/show-first-mistake.ts';
import { typedFields } from '#src/practice/typed-fields.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { Note } from '#src/ui/Note.tsx';
import { blogForm, fieldsOf, typedBlog, wordsIn, type BlogFields, type BlogInput } from './blog-fields.ts';
import type { BlogPreviewProps } from './BlogPreview.tsx';
import { BlogStatusBadge } from './BlogStatusBadge.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { inTime, withPictureBytes } from './preview-pictures.ts';
import { SourceFields } from './SourceFields.tsx';
import { TextFields } from './TextFields.tsx';
import { useReadPicture } from './use-read-picture.ts';
import { isOnField, PublishedMeanwhile, useSaveBlog, WrittenByTwo } from './use-save-blog.ts';
import { VersionFields } from './VersionFields.tsx';
import { translationsOnceSaved } from './versions.ts';
import { writtenBlogsQueries } from './written-blogs.queries.ts';
import styles from './WriteBlog.module.css';

export type BlogFormState = ContractForm<BlogFields, BlogInput>;

const BlogPreview = latePart(
  async () => {
    const locale = document.documentElement.lang === 'en' ? 'en' : 'fr';
    const [Preview, View] = await Promise.all([
      import('./BlogPreview.tsx').then(({ BlogPreview: Part }) => Part),
      import('../blogs/BlogPage.tsx').then(({ BlogArticle }) => BlogArticle),
      loadMessages(locale, ['blogs', 'blog']),
    ]);
    return (props: Omit<BlogPreviewProps, 'View'>) => <Preview View={View} {...props} />;
  },
  { Missing: MissingPart },
);

const ScheduleModal = latePart(async () => (await import('./ScheduleModal.tsx')).ScheduleModal, { Missing: MissingPart });

const HistoryModal = latePart(async () => (await import('./HistoryModal.tsx')).HistoryModal, { Missing: MissingPart });

const DeleteBlogModal = latePart(async () => (await import('./DeleteBlogModal.tsx')).DeleteBlogModal, { Missing: Nothing });

/** What becomes of an article that is saved; left out, what it is. */
interface Saving {
  wanted?: BlogStatus | undefined;
  /** Of one that is scheduled: ISO 8601, UTC. */
  publishAt?: string | undefined;
  isOverwriting?: boolean;
}

interface BlogFormProps {
  /** Null of one that is begun. */
  blog: WrittenBlog | null;
  /** What the form begins with. */
  fields: BlogFields;
  /** Under what name what is typed outlives the tab. */
  draft: string;
  therapists: readonly Therapist[];
  categories: readonly Category[];
  reader: AuthClient;
}

/** All that an article is made of, and what becomes of it: each button saves what is typed. */
export function BlogForm({ blog, fields, draft, therapists, categories, reader }: BlogFormProps) {
  const t = useMessages('practice-blogs');
  const locale = useLocale();
  const navigate = useNavigate();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const [previewed, setPreviewed] = useState<Awaited<ReturnType<typeof withPictureBytes>>>();
  const [isPreviewComing, setIsPreviewComing] = useState(false);
  const readPicture = useReadPicture();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isScheduling, setIsScheduling] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  /** What was chosen last and is not saved yet. */
  const [chosenInstant, setChosenInstant] = useState<string>();
  const [isPictureOnItsWay, setIsPictureOnItsWay] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const saving = useSaveBlog(blog, `${draft}/first`);
  const contractForm = useContractForm<BlogFields, BlogInput>(blogForm, fields, { shouldFocusError: false });
  const { form, showProblem } = contractForm;
  const { forget, begunFrom } = useLastingForm(form, draft);
  const { isDirty } = form.formState;
  const status = blog?.status ?? 'DRAFT';
  const isByTwo = saving.error instanceof WrittenByTwo;
  function problemOf(error: Error): string {
    if (error instanceof PublishedMeanwhile) return t('alreadyPublished');
    return isOnField(error, 'publishAt') ? t('schedule.past') : problemSentence(error, locale);
  }

  /** What was typed, or chosen, while it was on its way goes on under the article's own address. */
  async function leaveFor(saved: WrittenBlog, isTypedOn: boolean) {
    const typed = form.getValues();
    if (isTypedOn) keepLastingDraft(`blog/${saved.id}`, { typed: { ...typed, status: saved.status }, from: fieldsOf(saved) });
    const picture = await readLastingFile(`${draft}/cover`);
    if (picture) keepLastingFile(`blog/${saved.id}/cover`, picture);
    void dropLastingDraft(`${draft}/cover`);
    void forget();
    // Whoever has gone elsewhere meanwhile is left there.
    if (element.current) await navigate({ to: '/practice/articles/$id', params: { id: saved.id }, replace: true });
  }

  async function send(body: BlogInput, { wanted, publishAt, isOverwriting = false }: Saving) {
    const values = form.getValues();
    const sent = JSON.stringify(values);
    const from = begunFrom();
    const typed = typedFields(values, from).filter((field) => field !== 'status');
    const saved = await saving.mutateAsync({ body, wanted, publishAt, typed, from, isOverwriting });
    // What somebody else has made of it meanwhile is not what this press did.
    const hasBecome = wanted !== undefined && saved.status !== status;
    void toast.success(t(hasBecome ? `became.${saved.status}` : `saved.${saved.status}`));
    setChosenInstant(undefined);
    const isTypedOn = JSON.stringify(form.getValues()) !== sent;
    // Which of the articles that it is linked with stands for all of them is the server's to say.
    if (form.getValues('translationOfId') === values.translationOfId) form.setValue('translationOfId', saved.translationOfId ?? '');
    if (!blog) return leaveFor(saved, isTypedOn);
    if (!isTypedOn) void forget();
    form.reset(fieldsOf(saved), { keepValues: isTypedOn });
  }

  /** Saves what is typed: for readers from now on, later, no longer, or as it stands. */
  async function save(how: Saving = {}) {
    if (isPictureOnItsWay || saving.isPending) return;
    form.setValue('status', how.wanted ?? status);
    // Else it would be judged, and kept, as what it has not become.
    const takeBack = () => {
      form.setValue('status', status);
      showFirstMistake(element.current);
    };
    await form.handleSubmit(async (body) => {
      try {
        await send(body, how);
      } catch (error) {
        form.setValue('status', status);
        if (showProblem(error)) showFirstMistake(element.current);
      }
    }, takeBack)();
  }

  // The addresses of its pictures are given back once it is closed, or the form is left.
  useEffect(() => previewed?.release, [previewed]);

  async function preview() {
    if (isPreviewComing) return;
    setIsPreviewComing(true);
    try {
      const values = form.getValues();
      const asked = writtenBlogsQueries.one(apiClient, values.translationOfId);
      const isLinkSaved = values.translationOfId === (blog?.translationOfId ?? '');
      const translations = isLinkSaved ? blog?.translations : translationsOnceSaved(blog, await inTime(queryClient.ensureQueryData(asked)));
      const typed = typedBlog(values, blog, { categories, therapists, translations, now: new Date() });
      setPreviewed(await withPictureBytes(typed, readPicture));
    } finally {
      setIsPreviewComing(false);
    }
  }

  /** Puts earlier words into the form, to be looked at and saved like any others. */
  function takeUp(revision: BlogRevision) {
    const words = wordsIn(revision);
    for (const field of ['title', 'excerpt', 'content', 'contentNote'] as const)
      form.setValue(field, words[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setIsHistoryOpen(false);
    void toast.success(t('history.takenUp'));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isDirty) void save();
  }

  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
      <div className={styles['head']}>
        <h1>{t(blog ? 'editTitle' : 'writeTitle')}</h1>
        <BlogStatusBadge status={status} />
        {blog?.publishAt && (
          <span className={styles['quiet']}>
            <DateText instant={blog.publishAt} format="dayAndTime" language={locale} timeZone={defaultTimeZone} />
          </span>
        )}
      </div>
      <TextFields contractForm={contractForm} />
      <PlaceFields
        contractForm={contractForm}
        draft={`${draft}/cover`}
        categories={categories}
        therapists={therapists}
        onPicturePending={setIsPictureOnItsWay}
      />
      <VersionFields contractForm={contractForm} blog={blog} />
      <SourceFields contractForm={contractForm} />
      {isByTwo && (
        <div role="alert">
          <Note title={t('byTwoTitle')}>
            <p>{t('byTwoText')}</p>
            <Button
              onClick={() => void save({ wanted: saving.variables?.wanted, publishAt: saving.variables?.publishAt, isOverwriting: true })}
            >
              {t('overwrite')}
            </Button>
          </Note>
        </div>
      )}
      <div className={styles['save']}>
        {status !== 'PUBLISHED' && (
          <Button
            variant={status === 'SCHEDULED' ? 'outlined' : 'filled'}
            isPending={saving.isPending}
            onClick={() => void save({ wanted: 'PUBLISHED' })}
          >
            {t(`publish.${status}`)}
          </Button>
        )}
        <Button
          type="submit"
          variant={status === 'PUBLISHED' || status === 'SCHEDULED' ? 'filled' : 'outlined'}
          aria-disabled={!isDirty || isPictureOnItsWay || undefined}
          isPending={saving.isPending}
        >
          {t(status === 'DRAFT' ? 'saveDraft' : 'save')}
        </Button>
        <Button isPending={isPreviewComing} onClick={() => void preview()}>
          {t('preview')}
        </Button>
        {(status === 'DRAFT' || status === 'SCHEDULED') && (
          <Button aria-disabled={isPictureOnItsWay || undefined} onClick={() => setIsScheduling(!isPictureOnItsWay)}>
            {t(status === 'DRAFT' ? 'schedule.open' : 'schedule.change')}
          </Button>
        )}
        {status === 'SCHEDULED' && (
          <Button variant="plain" onClick={() => void save({ wanted: 'DRAFT' })}>
            {t('schedule.undo')}
          </Button>
        )}
        {status === 'PUBLISHED' && (
          <Button variant="plain" onClick={() => void save({ wanted: 'ARCHIVED' })}>
            {t('archive')}
          </Button>
        )}
        {blog && (
          <Button variant="plain" onClick={() => setIsHistoryOpen(true)}>
            {t('history.open')}
          </Button>
        )}
        {blog && status !== 'PUBLISHED' && holds(reader.access, 'BLOGS', 'DELETE') && (
          <Button variant="plain" onClick={() => setIsDeleting(true)}>
            {t('delete')}
          </Button>
        )}
        {blog && status === 'PUBLISHED' && (
          <Link to="/blogs/$slug" params={{ slug: blog.slug }} className={styles['link']}>
            {t('seeArticle')}
          </Link>
        )}
        <FieldError id="save-problem">{saving.error && !isByTwo ? problemOf(saving.error) : undefined}</FieldError>
        <p className={styles['quiet']} role="status">
          {isPictureOnItsWay ? t('pictureOnItsWay') : isDirty && t('unsaved')}
        </p>
      </div>
      {previewed && <BlogPreview blog={previewed.blog} onClose={() => setPreviewed(undefined)} />}
      {isHistoryOpen && blog && <HistoryModal blog={blog} isDirty={isDirty} onTakeUp={takeUp} onClose={() => setIsHistoryOpen(false)} />}
      {isScheduling && (
        <ScheduleModal
          publishAt={chosenInstant ?? blog?.publishAt ?? null}
          onClose={() => setIsScheduling(false)}
          onSchedule={(publishAt) => {
            setIsScheduling(false);
            setChosenInstant(publishAt);
            void save({ wanted: 'SCHEDULED', publishAt });
          }}
        />
      )}
      {isDeleting && blog && (
        <DeleteBlogModal
          blog={blog}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => {
            void forget();
            void dropLastingDraft(`${draft}/cover`);
            void navigate({ to: '/practice/articles', replace: true });
          }}
        />
      )}
    </form>
  );
}
