import fc, { type Arbitrary } from 'fast-check';
import { docxOf, pdf } from '../documents.ts';
import { multipartForm, type UploadPart } from '../upload.ts';

export interface Form {
  readonly payload: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file with a part missing, or a byte that is another. */
export function damaged(bytes: Buffer, at: number): Buffer {
  const place = bytes.length === 0 ? 0 : at % bytes.length;
  if (at % 2 === 0) return bytes.subarray(0, place);
  const copy = Buffer.from(bytes);
  copy[place] = (copy[place] ?? 0) ^ 0xff;
  return copy;
}

const names = ['a.png', '../../etc/a.png', 'a.png\u0000.html', 'a".png', '', '.', 'é'.repeat(300), '\u202Egnp.exe', 'con.svg'];
const texts = ['', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '<script>alert(1)</script>', 'GIF89a', '\u0089PNG\r\n'];

/** Forms with files in them: pictures, what calls itself one, and forms that are cut off or lie about where their parts end. */
export function uploads(picture: Buffer): Arbitrary<Form> {
  const bytes = fc.oneof(
    { arbitrary: fc.constant<Uint8Array>(picture), weight: 4 },
    { arbitrary: fc.nat(100_000).map<Uint8Array>((at) => damaged(picture, at)), weight: 3 },
    { arbitrary: fc.constantFrom<Uint8Array[]>(pdf, docxOf(), ...texts.map((each) => Buffer.from(each))), weight: 2 },
    { arbitrary: fc.uint8Array({ maxLength: 2000 }), weight: 1 },
  );
  const field = fc.oneof(
    { arbitrary: fc.constant('file'), weight: 8 },
    { arbitrary: fc.constantFrom('files', '', '__proto__'), weight: 1 },
  );
  const part: Arbitrary<UploadPart> = fc.record({ bytes, name: fc.constantFrom(...names), field });
  const parts = fc.oneof(
    { arbitrary: fc.array(part, { minLength: 1, maxLength: 3 }), weight: 12 },
    { arbitrary: fc.constant([]), weight: 1 },
    { arbitrary: part.map((each) => Array.from({ length: 21 }, () => each)), weight: 1 },
  );
  const harm = fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, { arbitrary: fc.nat(1_000_000), weight: 1 });
  return fc.record({ parts, harm }).map(({ parts: sent, harm: at }) => {
    const { payload, contentType } = multipartForm(sent);
    return { payload: at === null ? payload : damaged(payload, at), headers: { 'content-type': contentType } };
  });
}
