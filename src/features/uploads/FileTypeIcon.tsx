import { FileIcon } from '#src/ui/icons/FileIcon.tsx';
import { PdfFileIcon } from '#src/ui/icons/PdfFileIcon.tsx';
import { SheetFileIcon } from '#src/ui/icons/SheetFileIcon.tsx';
import { SlidesFileIcon } from '#src/ui/icons/SlidesFileIcon.tsx';
import { WordFileIcon } from '#src/ui/icons/WordFileIcon.tsx';

const icons = [
  [/pdf$/, PdfFileIcon],
  [/msword|wordprocessing/, WordFileIcon],
  [/powerpoint|presentation/, SlidesFileIcon],
  [/excel|spreadsheet/, SheetFileIcon],
] as const;

/** What kind of document a file is, told by its media type. */
export function FileTypeIcon({ type }: { type: string }) {
  const Known = icons.find(([pattern]) => pattern.test(type))?.[1] ?? FileIcon;
  return <Known size={36} />;
}
