import { lazy, Suspense, useEffect } from 'react';
import { usePageState } from '#src/page/page-state.ts';
import { lookUpKeptBlogs, readingList } from './kept-blogs.ts';

const ReadingList = lazy(async () => ({ default: (await import('./ReadingList.tsx')).ReadingList }));

/** Looks up what this device holds, for the marks in the list below, and shows the reading list above it. */
export function KeptPart() {
  const isShown = usePageState(readingList).length > 0;

  // The server and the first paint know nothing of this device.
  useEffect(() => {
    void lookUpKeptBlogs();
  }, []);

  return <Suspense>{isShown && <ReadingList />}</Suspense>;
}
