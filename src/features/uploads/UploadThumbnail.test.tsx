import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FileIcon } from '#src/ui/icons/FileIcon.tsx';
import { PdfFileIcon } from '#src/ui/icons/PdfFileIcon.tsx';
import { SheetFileIcon } from '#src/ui/icons/SheetFileIcon.tsx';
import { SlidesFileIcon } from '#src/ui/icons/SlidesFileIcon.tsx';
import { WordFileIcon } from '#src/ui/icons/WordFileIcon.tsx';
import { uploaded, type UploadItem } from './upload-item.ts';
import { UploadThumbnail } from './UploadThumbnail.tsx';

const office = 'application/vnd.openxmlformats-officedocument';
const documents = [
  ['application/pdf', PdfFileIcon],
  ['application/msword', WordFileIcon],
  [`${office}.wordprocessingml.document`, WordFileIcon],
  ['application/vnd.ms-powerpoint', SlidesFileIcon],
  [`${office}.presentationml.presentation`, SlidesFileIcon],
  ['application/vnd.ms-excel', SheetFileIcon],
  [`${office}.spreadsheetml.sheet`, SheetFileIcon],
  ['text/plain', FileIcon],
] as const;

const drawing = (icon: ReactElement) => renderToStaticMarkup(icon);
const thumbnail = (item: UploadItem) => renderToStaticMarkup(<UploadThumbnail item={item} />);

describe('a document shows the icon of its type', () => {
  test.each(documents)('%s', (type, Icon) => {
    const drawn = drawing(<Icon size={36} />);
    expect(thumbnail(uploaded({ _id: 'a', key: 'a', url: '/a', name: 'a', type }))).toContain(drawn);
    expect(thumbnail({ state: 'WAITING', id: 'a', file: new File(['x'], 'a', { type }) })).toContain(drawn);
  });

  test('and each type has a drawing of its own', () => {
    const drawings = [PdfFileIcon, WordFileIcon, SlidesFileIcon, SheetFileIcon, FileIcon].map((Icon) => drawing(<Icon size={36} />));
    expect(new Set(drawings).size).toBe(5);
  });
});
