import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  readonly weight: number;
  readonly file: string;
}

/** The letters of the images: files of ours, so that an image is the same on every machine. */
export const faces = {
  heading: { family: 'Fraunces', weight: 600, file: require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf') },
  text: { family: 'Noto Sans', weight: 400, file: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf') },
  label: { family: 'Noto Sans', weight: 600, file: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf') },
  arabic: { family: 'Amiri', weight: 400, file: require.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf') },
  arabicBold: { family: 'Amiri', weight: 700, file: require.resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf') },
} as const satisfies Record<string, Face>;
export type FaceName = keyof typeof faces;

export const fontFiles = Object.values(faces).map(({ file }) => file);

const opened = new Map<FaceName, Font>();

function fontOf(name: FaceName): Font {
  const font = opened.get(name) ?? (openSync(faces[name].file) as Font);
  opened.set(name, font);
  return font;
}

export const hasLetter = (name: FaceName, letter: string): boolean => fontOf(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** How wide a text is in a face, in units of its size: letters are joined and kerned as they will be drawn. */
export function widthIn(name: FaceName, text: string): number {
  const font = fontOf(name);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
