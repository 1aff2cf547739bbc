import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { splitLinks } from './split-links.ts';

/** A comment's plain text, its addresses to be followed and its numbers to be called. Comments with one are read by the practice before they appear. */
export const TextWithLinks = ({ text }: { text: string }) =>
  splitLinks(text).map((part, index) =>
    index % 2 === 0 ? (
      <TextWithNumbers key={index} text={part} />
    ) : (
      <a key={index} href={part} rel="noopener noreferrer nofollow ugc" dir="ltr">
        {part}
      </a>
    ),
  );
