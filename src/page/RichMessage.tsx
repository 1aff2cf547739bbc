import { Fragment, type ReactNode } from 'react';

interface RichMessageProps {
  /** A message with tags of its own: `Lisez les <terms>conditions</terms>.` */
  text: string;
  /** What each tag becomes around its words. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A sentence with a link or an emphasis in it, so that translators keep it whole. */
export function RichMessage({ text, parts }: RichMessageProps) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/g);
  return pieces.map((piece, index) => {
    // split gives: plain, tag, words, plain, tag, words, plain ...
    if (index % 3 === 1) return null;
    const tag = pieces[index - 1] ?? '';
    return <Fragment key={index}>{index % 3 === 2 ? (parts[tag]?.(piece) ?? piece) : piece}</Fragment>;
  });
}
