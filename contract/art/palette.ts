/** The light a picture is seen in; the empty one is that of any other day. */
type Mood = '' | 'gold' | 'cool' | 'night';
/** Those that suit a picture. */
export type Moods = readonly [Mood, ...Mood[]];

const day: Readonly<Record<string, string>> = {
  sky: '#f6e3d6',
  glow: '#fbf1e6',
  disc: '#e9a183',
  far: '#cddcd6',
  mid: '#94b8ae',
  near: '#4c857d',
  front: '#1d5f5a',
  light: '#fffaf3',
  accent: '#b9583d',
  skin: '#f0cdb4',
  shade: '#e0b597',
  'line-of-face': '#33211a',
  mouth: '#a8472d',
};

/** The colours of each light by day, those of DrawnArt.module.css. */
export const palettes: Readonly<Record<Mood, Readonly<Record<string, string>>>> = {
  '': day,
  cool: { ...day, sky: '#dcebe8', glow: '#eef6f4', disc: '#fffdf8' },
  gold: { ...day, sky: '#f7e8c8', glow: '#fcf4e1', disc: '#e6b34d', far: '#e0d9c0', mid: '#b5bd9b' },
  night: {
    ...day,
    sky: '#33525a',
    glow: '#406470',
    disc: '#f6e3d6',
    far: '#2b4a52',
    mid: '#22424a',
    near: '#1a353b',
    front: '#12282d',
  },
};

const isMood = (name: string): name is Mood => name in palettes;

/** A picture in colours of its own, for whoever draws it without a sheet of styles. */
export function painted(markup: string): string {
  const [, mood = ''] = /data-mood="(\w*)"/.exec(markup) ?? [];
  const colors = palettes[isMood(mood) ? mood : ''];
  return markup.replaceAll(/var\(--([\w-]+)\)/g, (_written, name: string) => colors[name] ?? 'none');
}
