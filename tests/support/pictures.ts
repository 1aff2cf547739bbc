import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

let pictures = 0;

/** Each picture is another one, also once it is compressed: light and dark squares write its number. */
function canvas(width: number, height: number) {
  const number = (pictures += 1);
  const squares = Buffer.from(Array.from({ length: 48 }, (_, bit) => (Math.floor(number / 2 ** bit) % 2 === 1 ? 190 : 60)));
  return sharp(squares, { raw: { width: 8, height: 6, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .toColourspace('srgb');
}

export const jpegOf = (width = 64, height = 48): Promise<Buffer> => canvas(width, height).jpeg().toBuffer();
export const pngOf = (width = 64, height = 48): Promise<Buffer> => canvas(width, height).png().toBuffer();
export const webpOf = (width = 64, height = 48): Promise<Buffer> => canvas(width, height).webp().toBuffer();

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture of so many pixels in a few kilobytes. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const lines = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 4_000_000)), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
