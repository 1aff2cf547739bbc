import { splitLinks } from './split-links.ts';

/** A comment's plain text, its addresses to be followed. Comments with one are read by the practice before they appear. */
export const TextWithLinks = ({ text }: { text: string }) =>
  splitLinks(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part} rel="noopener noreferrer nofollow ugc" dir="ltr">
        {part}
      </a>
    ),
  );
