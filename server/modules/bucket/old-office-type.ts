import type { MediaType } from '#contract/bucket/media-types.ts';
import { openCompoundFile, type CompoundFile } from './compound-file.ts';

/** The stream that each of the old Office formats keeps its document in. */
const types = {
  WordDocument: 'application/msword',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
  Workbook: 'application/vnd.ms-excel',
} as const satisfies Record<string, MediaType>;
const streams = Object.keys(types) as (keyof typeof types)[];

/** Where Word and Excel keep macros. */
const programStorages = /^(macros|vba|_vba_project|_vba_project_cur)$/i;

/** [MS-PPT] 2.4.10: the record that leads to a presentation's macros; whether there are any stands 20 bytes on. */
const presentationPrograms = Buffer.from('1f00ff0314000000020000040c000000', 'hex');

/** [MS-XLS] 2.4.28: a record for each sheet, and what kind of sheet it is. */
const sheetRecord = 0x0085;
const programSheets = [0x01, 0x06];

/**
 * Which of the old formats of Word, PowerPoint and Excel a compound file is; null for anything else in such a file
 * (installers, e-mails, thumbnails, documents under a password), and for one with macros in it.
 */
export function oldOfficeType(bytes: Buffer): MediaType | null {
  try {
    const file = openCompoundFile(bytes);
    const stream = streams.find((name) => file.streams.has(name));
    return stream && !holdsProgram(file, stream) ? types[stream] : null;
  } catch {
    return null;
  }
}

function holdsProgram(file: CompoundFile, stream: keyof typeof types): boolean {
  if ([...file.storages].some((name) => programStorages.test(name))) return true;
  const content = file.read(stream);
  if (stream === 'PowerPoint Document') return hasPresentationMacros(content);
  return stream === 'Workbook' && hasProgramSheet(content);
}

function hasPresentationMacros(content: Buffer): boolean {
  for (let at = content.indexOf(presentationPrograms); at >= 0; at = content.indexOf(presentationPrograms, at + 1))
    if (at + 24 > content.length || content.readUInt32LE(at + 20) !== 0) return true;
  return false;
}

function hasProgramSheet(content: Buffer): boolean {
  for (let at = 0; at + 4 <= content.length; at += 4 + content.readUInt16LE(at + 2)) {
    if (content.readUInt16LE(at) === sheetRecord && programSheets.includes(content[at + 9] ?? 0)) return true;
  }
  return false;
}
