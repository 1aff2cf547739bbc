import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import type { PrintedReceipt } from '#contract/payment/receipts.schema.ts';
import { qrPath } from './qr-path.ts';
import { receiptPdf } from './receipt-pdf.tsx';

const receipt: PrintedReceipt = {
  id: 'b5a3f0f8d3c94d2f8f7f6f3b',
  kind: 'RECEIPT',
  number: 'R-2026-0042',
  issuedAt: '2026-11-16T09:00:00.000Z',
  reservationId: '5f1f3c2a9a8b4c6d7e8f9a0b',
  method: 'MONEY_ORDER',
  amountMillimes: 80_500,
  clientName: 'Élodie Martin',
  therapistName: 'Amel Ben Salah',
  service: { fr: 'Séance individuelle', en: 'Individual session' },
  sessionAt: '2026-11-30T09:00:00.000Z',
  reference: 'MO-TND-123456',
  corrects: null,
  cause: null,
  correctedBy: null,
  practice: {
    name: 'Cabinet Amel Ben Salah',
    address: { fr: '14 rue de l’Accalmie, 1000 Tunis, Tunisie', en: '14 rue de l’Accalmie, 1000 Tunis, Tunisia' },
    fiscalNumber: '1234567A/M/P/000',
  },
  signed: 'signed',
  qr: qrPath(`https://accalmie.example/verify-receipt#${'s'.repeat(450)}`),
};

/** The texts of a receipt's file as another program reads them, each with its width in points. */
async function read(changed: Partial<PrintedReceipt> = {}, locale: Locale = 'fr') {
  const file = await getDocumentProxy(new Uint8Array(await receiptPdf({ ...receipt, ...changed }, locale)));
  const page = await file.getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [{ text: item.str, width: item.width, at: item.transform }] : [],
  );
  const [, , pageWidth = 0, pageHeight = 0] = page.view;
  return { texts, lines: texts.map(({ text }) => text), sheets: file.numPages, pageWidth, pageHeight, metadata: await file.getMetadata() };
}

/** Somebody's name as the eye meets it, from the left: its pieces, and how wide they are together, in points. */
async function nameDrawn(clientName: string) {
  const { texts } = await read({ clientName });
  const label = texts.find(({ text }) => text === 'Établi pour');
  const isBeside = (at: number[]) => Math.abs(Number(at[5]) - Number(label?.at[5])) < 10;
  const pieces = texts
    .filter(({ at, text }) => isBeside(at) && text !== 'Établi pour')
    .toSorted((a, b) => Number(a.at[4]) - Number(b.at[4]));
  return { pieces: pieces.map(({ text }) => text), width: pieces.reduce((sum, { width }) => sum + width, 0) };
}

test('one sheet of A4 says who received how much, from whom, for what and when, in each language', async () => {
  const { lines, sheets, pageWidth, pageHeight } = await read();
  expect([sheets, Math.round(pageWidth), Math.round(pageHeight)]).toEqual([1, 595, 842]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Cabinet Amel Ben Salah',
      '14 rue de l’Accalmie, 1000 Tunis, Tunisie',
      'Matricule fiscal 1234567A/M/P/000',
      'Reçu R-2026-0042',
      '16 novembre 2026',
      'Élodie Martin',
      'Séance individuelle, 30 nov. 2026 à 10 h',
      'mandat · MO-TND-123456',
    ]),
  );
  expect(lines.join(' ')).toMatch(/80,500\sDT/);
  expect(lines.join(' ')).toContain('Lisez ce code avec un téléphone pour vérifier que ce reçu vient bien du cabinet.');
  const english = await read({}, 'en');
  expect(english.lines).toEqual(expect.arrayContaining(['Receipt R-2026-0042', 'Tax number 1234567A/M/P/000', 'Élodie Martin']));
});

test('a letter that another was drawn with before is still that letter', async () => {
  await read({ practice: { ...receipt.practice, name: 'Ç Ẽ Ó' } });
  expect((await read({ practice: { ...receipt.practice, name: 'C E O' } })).lines).toContain('C E O');
});

test('a credit note says what it takes back and why; a receipt that no longer stands, by what', async () => {
  const creditNote = await read({
    kind: 'CREDIT_NOTE',
    number: 'A-2026-0007',
    corrects: 'R-2026-0042',
    cause: 'REFUND',
    reference: 'VIR-77',
  });
  expect(creditNote.lines).toEqual(expect.arrayContaining(['Avoir A-2026-0007', 'Rembourse le reçu', 'R-2026-0042', 'mandat · VIR-77']));
  const takenBack = await read({ correctedBy: 'A-2026-0007' });
  expect(takenBack.lines).toContain('Ce reçu a été repris par l’avoir A-2026-0007.');
});

test('an Arabic name is in order, with its letters joined', async () => {
  const { pieces } = await nameDrawn('محمد الهادي بن علي');
  expect(pieces.toReversed().join('').replaceAll(' ', '')).toBe('محمدالهاديبنعلي');
  // Alone this letter is as wide as its bowl; joined to others it is a tooth.
  expect((await nameDrawn('بببب')).width).toBeLessThan(0.75 * 4 * (await nameDrawn('ب')).width);
});

test('a name in two scripts, in Cyrillic or with what no font has, and the longest name, stay on the sheet', async () => {
  const [latin, ...arabic] = (await nameDrawn('Élodie سلمى')).pieces;
  expect([latin?.trim(), arabic.toReversed().join('').trim()]).toEqual(['Élodie', 'سلمى']);
  const others = await read({ clientName: 'Іван 王 🙂' });
  expect(others.lines).toContain('Іван \uFFFD \uFFFD');
  const longest = await read({ clientName: `${'ABCDEF'.repeat(10)} ${'ghijkl'.repeat(10)}` });
  expect(longest.sheets).toBe(1);
  const rightmost = Math.max(...longest.texts.map(({ at, width }) => Number(at[4]) + width));
  expect(rightmost).toBeLessThan(longest.pageWidth - 50);
});

test('the same receipt is the same file, whose properties name no client', async () => {
  const { metadata } = await read();
  expect(metadata.info).toMatchObject({ Title: 'Reçu R-2026-0042', Author: 'Cabinet Amel Ben Salah', Language: 'fr' });
  expect(JSON.stringify(metadata.info)).not.toContain('Martin');
  expect(await receiptPdf(receipt, 'fr')).toEqual(await receiptPdf(receipt, 'fr'));
});
