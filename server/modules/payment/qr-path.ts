import { create } from 'qrcode';

/**
 * The QR code of a text as an SVG path over `size` by `size` modules of one unit, without its quiet zone. With the lowest level
 * of correction: a receipt is clean paper, and fewer modules are read by cheaper cameras.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!modules.get(row, column)) continue;
      const from = column;
      while (column + 1 < size && modules.get(row, column + 1)) column += 1;
      const width = column - from + 1;
      path += `M${from} ${row}h${width}v1h-${width}z`;
    }
  }
  return { size, path };
}
