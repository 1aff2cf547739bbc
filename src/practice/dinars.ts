/** An amount in dinars as somebody types it, in millimes: « 80 », « 80,5 »; null for nothing, NaN for what is no amount. */
export function millimesOf(written: string): number | null {
  const amount = written.replaceAll(/\s/g, '').replace(/DT$/i, '').replace(',', '.');
  if (amount === '') return null;
  return /^\d+(\.\d{1,3})?$/.test(amount) ? Math.round(Number(amount) * 1000) : Number.NaN;
}

/** An amount as it is typed: « 80 », « 80,500 ». */
export const writtenDinars = (millimes: number | null): string =>
  millimes === null ? '' : millimes % 1000 === 0 ? String(millimes / 1000) : (millimes / 1000).toFixed(3).replace('.', ',');
