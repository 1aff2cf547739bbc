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
