import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import type { MediaType } from '#contract/bucket/media-types.ts';

const listName = '[Content_Types].xml';
const maxParts = 10_000;
const maxListBytes = 1_000_000;

const office = 'application/vnd.openxmlformats-officedocument';
const mainParts: Readonly<Record<string, MediaType>> = {
  [`${office}.wordprocessingml.document.main+xml`]: `${office}.wordprocessingml.document`,
  [`${office}.presentationml.presentation.main+xml`]: `${office}.presentationml.presentation`,
  [`${office}.spreadsheetml.sheet.main+xml`]: `${office}.spreadsheetml.sheet`,
};

/** Programs by what the list calls them, and by the names Office gives their parts. */
const programTypes = /macroenabled|vbaproject|vbadata|activex|macrosheet/i;
const programParts = /(vbaproject|vbadata|activex|macrosheets)/i;

/**
 * Which of Word's, PowerPoint's and Excel's own documents a zip archive is, by the list of its parts (ECMA-376, part 2);
 * null for any other archive, and for one with a program in it: macros, ActiveX, Excel 4 macro sheets.
 */
export async function officePackageType(bytes: Buffer): Promise<MediaType | null> {
  const archive = await fromBufferPromise(bytes).catch(() => null);
  const types = archive && (await partTypes(archive).catch(() => null));
  if (!types || types.some((type) => programTypes.test(type))) return null;
  const [main, ...others] = types.flatMap((type) => mainParts[type] ?? []);
  return main !== undefined && others.length === 0 ? main : null;
}

/** What the list says the parts are; null without one, or with a part that is a program by its name. */
async function partTypes(archive: ZipFile): Promise<string[] | null> {
  if (archive.entryCount > maxParts) return null;
  let list: string | null = null;
  // The directory at the end, which Office goes by: what lies before it may say otherwise.
  for await (const part of archive.eachEntry()) {
    if (programParts.test(part.fileName)) return null;
    if (part.fileName.toLowerCase() !== listName.toLowerCase()) continue;
    if (list !== null || part.uncompressedSize > maxListBytes) return null;
    list = (await buffer(await archive.openReadStreamPromise(part))).toString('utf8');
  }
  // Office writes it plainly; comments and character references could say to Office what they hide from us.
  if (list === null || /<!|&/.test(list)) return null;
  return [...list.matchAll(/\bContentType\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, double, single]) => double ?? single ?? '');
}
