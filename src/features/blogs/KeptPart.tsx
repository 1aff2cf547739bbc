import { useEffect } from 'react';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { usePageState } from '#src/page/page-state.ts';
import { lookUpKeptBlogs, readingList } from './kept-blogs.ts';

const ReadingList = latePart(async () => (await import('./ReadingList.tsx')).ReadingList, { Missing: Nothing });

/** Looks up what this device holds, for the marks in the list below, and shows the reading list above it. */
export function KeptPart() {
  const isShown = usePageState(readingList).length > 0;

  // The server and the first paint know nothing of this device.
  useEffect(() => {
    void lookUpKeptBlogs();
  }, []);

  return isShown && <ReadingList />;
}
