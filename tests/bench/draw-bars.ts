/** One measure of ours and of what it is held against, in the same unit. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly beside: number;
  readonly besideIs: string;
}

const [width, labelWidth, barHeight, gap] = [720, 190, 18, 26];
const barWidth = width - labelWidth - 130;

/** Two bars a row, each row to its own scale. */
export function drawBars(rows: readonly Row[]): string {
  const rowHeight = 2 * barHeight + gap;
  const parts = rows.map(({ what, unit, ours, beside, besideIs }, index) => {
    const top = index * rowHeight + gap / 2;
    const scale = barWidth / Math.max(ours, beside, 1);
    const bar = (value: number, name: string, place: number, fill: string) => {
      const y = top + place * barHeight;
      const length = Math.max(1, Math.round(value * scale));
      const figure = `${Math.round(value).toLocaleString('en')} ${unit}`;
      return (
        `<rect x="${labelWidth}" y="${y}" width="${length}" height="${barHeight - 2}" fill="${fill}"/>` +
        `<text x="${labelWidth - 8}" y="${y + 12}" text-anchor="end">${name}</text>` +
        `<text x="${labelWidth + length + 6}" y="${y + 12}">${figure}</text>`
      );
    };
    return `${bar(ours, `${what}: ours`, 0, '#1f6f78')}${bar(beside, besideIs, 1, '#b9b2a3')}`;
  });
  const height = rows.length * rowHeight + gap / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#23302f">` +
    `<rect width="${width}" height="${height}" fill="#faf7f1"/>${parts.join('')}</svg>\n`
  );
}
