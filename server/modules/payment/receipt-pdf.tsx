// What runs the server from its sources reads these two lines, and not the settings of this folder.
/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { createRequire } from 'node:module';
import { Document, Font, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { siteName } from '#contract/auth/discreet-name.ts';
import type { Locale } from '#contract/locale.ts';
import { receiptInWords } from '#contract/payment/receipt-in-words.ts';
import type { PrintedReceipt } from '#contract/payment/receipts.schema.ts';

const require = createRequire(import.meta.url);

Font.register({
  family: 'Noto Sans',
  fonts: [
    { src: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'), fontWeight: 400 },
    { src: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Amiri',
  fonts: [
    { src: require.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'), fontWeight: 400 },
    { src: require.resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'), fontWeight: 600 },
  ],
});
// As English it would hyphenate names: only what is wider than its column is broken.
Font.registerHyphenationCallback((word) => word.match(/.{1,30}/gsu) ?? []);

const quiet = '#526064';
const millimetres = 72 / 25.4;

const styles = StyleSheet.create({
  // What Noto Sans lacks, Arabic, is set in Amiri.
  page: {
    padding: 20 * millimetres,
    fontFamily: ['Noto Sans', 'Amiri'],
    fontSize: 10.5,
    lineHeight: 1.45,
    color: '#1D2A2C',
    backgroundColor: '#FFFFFF',
  },
  practice: { fontSize: 12, fontWeight: 600, lineHeight: 1.6 },
  name: { fontSize: 20, fontWeight: 600, lineHeight: 1.4, marginTop: 36 },
  notice: { marginTop: 8, marginBottom: 8, padding: 8, borderRadius: 4, backgroundColor: '#FBF0D9', color: '#7A5200' },
  amount: { fontSize: 17, fontWeight: 600, lineHeight: 1.4, marginTop: 4, marginBottom: 20 },
  fact: { flexDirection: 'row', paddingVertical: 5, borderTop: '0.5pt solid #DCD5C8' },
  label: { width: '32%', color: quiet },
  value: { width: '68%', fontWeight: 600 },
  proof: { flexDirection: 'row', alignItems: 'center', gap: 20, marginTop: 32 },
  qr: { width: 45 * millimetres, height: 45 * millimetres },
  qrText: { flex: 1, color: quiet },
});

/** What is used here of fontkit’s fonts, which the renderer’s types leave open. */
interface LetteredFont {
  readonly characterSet: readonly number[];
  glyphForCodePoint(letter: number): unknown;
}

/** From U+FB00 on: ligatures and joined forms, which shaping has to find under the letters they stand for. */
const presentationForms = 0xfb00;

/**
 * The font library remembers each glyph as it was first asked for, and the c inside of « ç » is asked for without a letter: from then on no
 * file could tell a c that is copied or read aloud. Asked for by their letters first, they keep them.
 */
async function nameGlyphs(fontWeight: number): Promise<void> {
  for (const fontFamily of ['Noto Sans', 'Amiri']) {
    await Font.load({ fontFamily, fontWeight });
    const font = Font.getFont({ fontFamily, fontWeight })?.data as unknown as LetteredFont | null;
    const letters = font?.characterSet.filter((letter) => letter < presentationForms) ?? [];
    for (const letter of letters) font?.glyphForCodePoint(letter);
  }
}

const glyphsNamed = Promise.all([nameGlyphs(400), nameGlyphs(600)]);

/** What neither font has, of other scripts and of pictures: one mark each, instead of nothing at all. */
const undrawable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/gu;
const drawable = (text: string) => text.replaceAll(undrawable, '\uFFFD');

/** A receipt as a file of one sheet of A4, the same bytes each time it is asked for in a language. */
export async function receiptPdf(receipt: PrintedReceipt, locale: Locale): Promise<Buffer> {
  await glyphsNamed;
  const { name, practice, fiscalNumberLabel, notice, amount, facts, qrText } = receiptInWords(receipt, locale);
  const { qr, issuedAt } = receipt;
  const issued = new Date(issuedAt);
  return renderToBuffer(
    <Document title={name} author={practice.name} language={locale} creationDate={issued} modificationDate={issued} creator={siteName}>
      <Page size="A4" style={styles.page}>
        <Text style={styles.practice}>{drawable(practice.name)}</Text>
        <Text>{drawable(practice.address)}</Text>
        {practice.fiscalNumber === '' ? null : <Text>{drawable(`${fiscalNumberLabel} ${practice.fiscalNumber}`)}</Text>}
        <Text style={styles.name}>{name}</Text>
        {notice === '' ? null : <Text style={styles.notice}>{notice}</Text>}
        <Text style={styles.amount}>{amount}</Text>
        {facts.map(({ label, value, code }) => (
          <View key={label} style={styles.fact} wrap={false}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.value}>{drawable(code === undefined ? value : `${value} · ${code}`)}</Text>
          </View>
        ))}
        <View style={styles.proof} wrap={false}>
          <Svg viewBox={`0 0 ${qr.size} ${qr.size}`} style={styles.qr}>
            <Path d={qr.path} fill="#000000" />
          </Svg>
          <Text style={styles.qrText}>{qrText}</Text>
        </View>
      </Page>
    </Document>,
  );
}
