import sharp from 'sharp';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: Math.floor(Math.random() * 255) } } });

export const jpegOf = (width = 64, height = 48): Promise<Buffer> => canvas(width, height).jpeg().toBuffer();
export const pngOf = (width = 64, height = 48): Promise<Buffer> => canvas(width, height).png().toBuffer();
export const webpOf = (width = 64, height = 48): Promise<Buffer> => canvas(width, height).webp().toBuffer();
