import type { AnswerOf } from '#contract/endpoint.ts';
import type { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { definePage, type LoadContext } from '#src/page/define-page.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { DrawnArt } from '#src/ui/art/DrawnArt.tsx';
import { ArrowIcon } from '#src/ui/icons/ArrowIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { loadNextFreeSlot } from '../booking/next-free-slot.queries.ts';
import { NextFreeSlot } from '../booking/NextFreeSlot.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FeaturedBlogs } from './FeaturedBlogs.tsx';
import { homeQueries } from './home.queries.ts';
import { homeData, loadOpeningHours } from './home-structured-data.ts';
import styles from './HomePage.module.css';

const shownBlogs = 3;

/** Whose next slot is offered here: the first with whom somebody can book. */
const bookableOf = (therapists: AnswerOf<typeof listTherapists> | undefined) => therapists?.items.find(({ isBookable }) => isBookable);

function Hero({ slug }: { slug: string | undefined }) {
  const t = useMessages('home');
  return (
    <section className={`${styles['section']} ${styles['hero']}`}>
      <div className={styles['picture']}>
        <DrawnArt name="bonace" />
      </div>
      <div className={styles['words']}>
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
        {slug ? (
          <div className={styles['slot']}>
            <NextFreeSlot slug={slug} />
          </div>
        ) : (
          <p className={styles['note']}>{t('bookingLater')}</p>
        )}
      </div>
    </section>
  );
}

function Steps() {
  const t = useMessages('home');
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>{t('stepsTitle')}</h2>
      </div>
      <ol className={styles['steps']}>
        {(['choose', 'pay', 'meet'] as const).map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function HomePage() {
  const t = useMessages('home');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { data: featured } = useSuspenseQuery(homeQueries.featured(apiClient));
  const { data: practice } = useQuery(practiceQueries.practice(apiClient));
  const bookable = bookableOf(useQuery(practiceQueries.therapists(apiClient)).data);
  return (
    <>
      <Hero slug={bookable?.slug} />
      {featured.items.length > 0 && (
        <section className={styles['section']}>
          <div className={styles['head']}>
            <h2>{t('articlesTitle')}</h2>
            <Link to="/blogs" className={styles['more']}>
              {t('allArticles')}
              <ArrowIcon size={20} />
            </Link>
          </div>
          {featured.items.some(({ language }) => language !== locale) && <p className={styles['note']}>{t('otherLanguageNote')}</p>}
          <FeaturedBlogs blogs={featured.items.slice(0, shownBlogs)} />
        </section>
      )}
      {bookable && <Steps />}
      <div className={styles['help']}>
        <section className={styles['section']}>
          <div>
            <h2>{t('helpTitle')}</h2>
            <p>{t('helpText')}</p>
          </div>
          <LinkButton to="/help-line">{t('helpLink')}</LinkButton>
        </section>
      </div>
      {practice && <ContactSection practice={practice} />}
    </>
  );
}

async function load(context: LoadContext): Promise<void> {
  const { apiClient, queryClient } = context;
  const bookable = bookableOf(await queryClient.ensureQueryData(practiceQueries.therapists(apiClient)));
  await Promise.all([
    queryClient.ensureQueryData(homeQueries.featured(apiClient)),
    bookable && loadNextFreeSlot(context, bookable.slug),
    import.meta.env.SSR && loadOpeningHours(context),
  ]);
}

export const page = definePage({
  component: HomePage,
  load,
  head: (context) => {
    const t = messagesOf(context.locale, 'home');
    return {
      title: t('documentTitle'),
      description: t('description'),
      ...(import.meta.env.SSR ? { structuredData: homeData(context) } : {}),
    };
  },
});
