import sharp from 'sharp';

/** A photo of a money order's receipt, as large as a phone takes it. */
export function receiptPhoto(code: string): Promise<Buffer> {
  const line = (y: number, words: string) => `<text x="150" y="${y}" font-size="110" font-family="monospace" fill="#333">${words}</text>`;
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="3200">
    <rect width="2400" height="3200" fill="#8a7f6c"/><rect x="90" y="140" width="2220" height="2900" fill="#fbf7ec"/>
    ${line(500, 'LA POSTE')}${line(900, 'MANDAT')}${line(1300, code)}${line(1700, '80,000 DT')}
  </svg>`;
  return sharp(Buffer.from(paper)).jpeg({ quality: 92 }).toBuffer();
}

/** The same size of a picture so full of grain that making it small takes more than fewer pixels; no two are alike. */
export async function grainyPhoto(): Promise<Buffer> {
  const grain = {
    create: { width: 1200, height: 1600, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 80 } },
  } as const;
  const paper = await sharp(grain).png().toBuffer();
  return sharp(paper).resize(2400, 3200, { kernel: 'nearest' }).jpeg({ quality: 85 }).toBuffer();
}
