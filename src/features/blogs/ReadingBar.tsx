import { createLink } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx';
import { MenuIcon } from '#src/ui/icons/MenuIcon.tsx';
import { NearView } from '#src/ui/NearView.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './ReadingBar.module.css';

const TextSizeChoice = latePart(async () => (await import('./TextSizeChoice.tsx')).TextSizeChoice, { Missing: MissingPart });

interface FollowedReadingProps {
  bar: RefObject<HTMLElement | null>;
  onPlace: (place: number) => void;
}

/** Follows how far the text is read, from when it first moves. */
function FollowedReading({ bar, onPlace }: FollowedReadingProps) {
  // Which part of the page is on the screen is the browser's to tell.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const listening = new AbortController();
    const follow = async () => {
      listening.abort();
      const { followReading } = await import('./follow-reading.ts');
      if (bar.current && !isOver) stop = followReading(bar.current, onPlace);
    };
    // Without its file the contents do as well; they tell no place.
    const begin = () => void follow().catch(() => undefined);
    if (scrollY > 0) begin();
    else addEventListener('scroll', begin, listening);
    return () => {
      isOver = true;
      listening.abort();
      stop?.();
    };
  }, [bar, onPlace]);

  return null;
}

interface ContentsAnchorProps extends ComponentProps<'a'> {
  isCurrent: boolean;
}

const ContentsAnchor = ({ isCurrent, children, ...rest }: ContentsAnchorProps) => (
  <a {...rest} dir="auto" aria-current={isCurrent ? 'location' : undefined}>
    {children}
  </a>
);

/** By the router, which finds its place again when one comes back. */
const ContentsLink = createLink(ContentsAnchor);

interface ReadingBarProps {
  /** The headings of the text; an answer that was kept by an earlier build has none. */
  sections: Blog['outline'] | undefined;
  language: string;
  /** The text as it is shown. */
  content: string;
}

/** Fewer headings are in view as it is. */
const fewestSections = 3;

/**
 * Stays in view beside the text of an article, or above it on a phone: where one is, what else there is, how large it is set.
 * The sheet is a popover, which a browser opens and closes by itself; on a wide screen it stands open beside the text.
 */
export function ReadingBar({ sections = [], language, content }: ReadingBarProps) {
  const t = useMessages('blog');
  const [place, setPlace] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const hasContents = sections.length >= fewestSections;
  const current = hasContents ? sections[place - 1] : undefined;
  // Older browsers have none, and nothing to close.
  const close = () => (sheet.current as Partial<HTMLElement> | null)?.hidePopover?.();

  return (
    <div
      ref={frame}
      className={styles['frame']}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      {/* Another text has other headings to follow. */}
      <FollowedReading key={content} bar={frame} onPlace={setPlace} />
      <button type="button" className={hasContents ? styles['open'] : styles['openSize']} popoverTarget="contents">
        <MenuIcon size={20} />
        {current ? (
          <>
            <VisuallyHidden>{t('contents')}</VisuallyHidden>
            <span className={styles['count']}>{t('place', { place, count: sections.length })}</span>
            <span className={styles['title']} lang={language} dir="auto">
              {current.title}
            </span>
          </>
        ) : (
          t(hasContents ? 'contents' : 'textSize')
        )}
      </button>
      <div ref={sheet} id="contents" className={styles['sheet']} popover="auto">
        <div className={styles['close']}>
          <IconButton label={t('close')} popoverTarget="contents" popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </div>
        {hasContents && (
          <nav aria-labelledby="contents-title">
            <h2 id="contents-title" className={styles['heading']}>
              {t('contents')}
            </h2>
            <ol className={styles['list']}>
              {sections.map(({ id, title }, index) => (
                <li key={id}>
                  <ContentsLink to="." hash={id} lang={language} isCurrent={index === place - 1} onClick={close}>
                    {title}
                  </ContentsLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles['size']}>
          <NearView fallback={null}>
            <TextSizeChoice />
          </NearView>
        </div>
      </div>
    </div>
  );
}
