import { useEffect, useRef, useState } from 'react';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx';
import { MenuIcon } from '#src/ui/icons/MenuIcon.tsx';
import { NearView } from '#src/ui/NearView.tsx';
import styles from './ReadingBar.module.css';

const TextSizeChoice = latePart(async () => (await import('./TextSizeChoice.tsx')).TextSizeChoice, { Missing: MissingPart });

interface ReadingBarProps {
  /** The headings of the text; an answer that was kept by an earlier build has none. */
  sections: Blog['outline'] | undefined;
  language: string;
}

/** Fewer headings are in view as it is. */
const fewestSections = 3;

/**
 * Stays in view beside the text of an article, or above it on a phone: where one is, what else there is, how large it is set.
 * The sheet is a popover, which a browser opens and closes by itself; on a wide screen it stands open beside the text.
 */
export function ReadingBar({ sections = [], language }: ReadingBarProps) {
  const t = useMessages('blogs');
  const [place, setPlace] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const hasContents = sections.length >= fewestSections;

  // Which part of the page is on the screen is the browser's to tell, once it moves.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const listening = new AbortController();
    const follow = async () => {
      listening.abort();
      const { followReading } = await import('./follow-reading.ts');
      if (frame.current) stop = followReading(frame.current, setPlace);
    };
    // Without its file the contents do as well; they tell no place.
    const begin = () => void follow().catch(() => undefined);
    if (scrollY > 0) begin();
    else addEventListener('scroll', begin, listening);
    return () => {
      listening.abort();
      stop?.();
    };
  }, []);

  const current = hasContents ? sections[place - 1] : undefined;
  return (
    <div ref={frame} className={styles['frame']}>
      <button type="button" className={hasContents ? styles['open'] : styles['openSize']} popoverTarget="contents">
        <MenuIcon size={20} />
        {current ? (
          <>
            <span className={styles['count']}>{t('place', { place, count: sections.length })}</span>
            <span className={styles['title']} lang={language}>
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
                  <a
                    href={`#${id}`}
                    lang={language}
                    aria-current={index === place - 1 ? 'location' : undefined}
                    onClick={() => sheet.current?.hidePopover()}
                  >
                    {title}
                  </a>
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
