import { ball, disc, halo, layer, line, shimmer, type Paint } from './layers.ts';
import type { Moods } from './palette.ts';
import { boat, branch, clearing, hills, path, sea, windowLight, type Scene } from './scenes.ts';
import { glints, height, ridge, width } from './shapes.ts';

// What tells of the subject stands between 90 and 310: a square frame shows no more.

const floor = (name: Paint, y: number) => layer(name, `M0 ${y}H${width}V${height}H0Z`);

/** A telephone that shows what is outside it, a cup beside it. */
const screens: Scene = () =>
  [
    halo(200, 112, 104),
    floor('mid', 186),
    '<g transform="rotate(-8 190 116)">',
    layer('near', 'M142 26h100a12 12 0 0 1 12 12v150a12 12 0 0 1-12 12H142a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12Z'),
    layer('sky', 'M140 42h104v138H140Z'),
    disc(196, 92, 24),
    layer('far', 'M140 138c20-20 40-16 54 0s34 4 50-8v50H140Z'),
    layer('mid', 'M140 160c26-12 60 6 104-6v26H140Z'),
    '</g>',
    layer('accent', 'M278 158h46v22a16 16 0 0 1-16 16h-14a16 16 0 0 1-16-16Z'),
    line('accent', 'M324 166c14-2 14 18 0 18'),
    line('light', 'M292 148c-6-10 6-14 0-26M308 148c-6-10 6-14 0-26', 3),
  ].join('');

/** A desk at the end of a long day: a lamp, a screen, papers. */
const desk: Scene = () =>
  [
    layer('far', 'M46 22h110v96H46Z'),
    disc(112, 84, 20),
    layer('mid', 'M46 100c30-16 70-10 110 2v16H46Z'),
    layer('glow', 'M250 88l-84 104h160Z'),
    floor('near', 190),
    layer('front', 'M138 122h104v64H138Z'),
    layer('far', 'M145 129h90v50h-90Z'),
    line('mid', 'M154 142h52M154 154h68M154 166h40', 3),
    layer('front', 'M122 184h136v9H122Z'),
    line('front', 'M318 188v-76l-52-42', 6),
    layer('accent', 'M226 92c2-26 26-44 50-34l14 22Z'),
    layer('front', 'M292 184h52v8h-52Z'),
    layer('light', 'M58 170h52v6H58ZM52 177h52v6H52ZM60 184h52v6H60Z'),
  ].join('');

/** Two armchairs that face each other, a small table between them. */
const chairs: Scene = () => {
  const chair = (name: Paint) =>
    layer('front', 'M84 190h9v18h-9ZM150 190h9v18h-9Z') +
    layer(name, 'M74 114a18 18 0 0 1 36 0v36h50a14 14 0 0 1 14 14v28H74Z') +
    layer('front', 'M110 150h50a14 14 0 0 1 14 14h-64Z');
  return [
    halo(200, 92, 84),
    layer('far', 'M152 24h96v104h-96Z'),
    disc(200, 78, 24),
    layer('mid', 'M152 104c30-14 60-10 96 2v22h-96Z'),
    floor('mid', 204),
    chair('near'),
    `<g transform="matrix(-1 0 0 1 400 0)">${chair('accent')}</g>`,
    layer('front', 'M184 170h32v6h-32ZM197 176h6v32h-6Z'),
    layer('light', 'M191 158h18l-3 12h-12Z'),
  ].join('');
};

/** An adult and a child, hand in hand, before what comes. */
const together: Scene = (random) =>
  [
    halo(210, 104, 92),
    disc(210, 104, 46),
    layer('far', ridge(random, 138, 22)),
    layer('mid', ridge(random, 166, 14, 3)),
    ball('front', 182, 108, 13),
    layer('front', 'M162 208c0-52 6-82 20-82s20 30 20 82Z'),
    ball('accent', 228, 146, 10),
    layer('accent', 'M212 208c0-32 5-48 16-48s16 16 16 48Z'),
    line('front', 'M196 146l22 26', 6),
    layer('near', ridge(random, 208, 6, 3)),
  ].join('');

/** Two cups, face to face; what rises from them meets. */
const cups: Scene = () => {
  const cup = (name: Paint) =>
    layer(name, 'M106 138h72v26a30 30 0 0 1-30 30h-12a30 30 0 0 1-30-30Z') + line(name, 'M106 148c-22-4-22 28 2 28', 7);
  return [
    halo(200, 110, 104),
    floor('mid', 190),
    cup('accent'),
    `<g transform="matrix(-1 0 0 1 400 0)">${cup('near')}</g>`,
    line('disc', 'M142 126c-10-16 12-22 4-40s12-26 34-34M258 126c10-16-12-22-4-40s-12-26-34-34', 4),
    layer('front', 'M86 192h112v6H86ZM202 192h112v6H202Z'),
  ].join('');
};

/** A mirror that gives back some light, a flower beside it. */
const mirror: Scene = () =>
  [
    halo(190, 104, 104),
    floor('mid', 196),
    layer('front', 'M190 22a62 78 0 0 1 0 156a62 78 0 0 1 0-156Z'),
    layer('sky', 'M190 31a53 69 0 0 1 0 138a53 69 0 0 1 0-138Z'),
    disc(190, 92, 26),
    layer('far', 'M140 122c20-16 36-12 50 0s30 6 50-4a53 69 0 0 1-100 4Z'),
    layer('front', 'M185 176h10v22h-10ZM152 196h76v9h-76Z'),
    line('near', 'M286 198c-2-30 6-44 2-74M288 172c10-4 16-12 18-22', 4),
    layer('accent', 'M288 124c-18 2-22-16-10-20c2-14 20-14 22 0c12 6 6 22-12 20Z'),
    layer('light', 'M284 113a5 5 0 1 0 10 0a5 5 0 1 0-10 0'),
    layer('front', 'M272 178h30l-5 26h-20Z'),
  ].join('');

/** A bed under a window, the moon in it. */
const bedroom: Scene = (random) => {
  const stars = Array.from({ length: 5 }, () => `M${Math.round(182 + random() * 110)} ${Math.round(34 + random() * 56)}h.1`).join('');
  return [
    layer('far', 'M168 18h140v108H168Z'),
    layer('glow', 'M175 25h126v94H175Z'),
    shimmer(stars),
    disc(256, 66, 24),
    layer('far', 'M235 25h6v94h-6Z'),
    floor('front', 214),
    layer('front', 'M84 118h14v100H84Z'),
    layer('light', 'M100 160c2-18 58-20 64-2v20h-64Z'),
    layer('near', 'M98 176c62-20 168-22 220 2v40H98Z'),
    layer('mid', 'M98 176c62-20 168-22 220 2v10c-60-18-160-16-220 2Z'),
    layer('front', 'M312 160h12v58h-12Z'),
  ].join('');
};

/** A wave that has broken; beyond it the water is still. */
const wave: Scene = (random) =>
  [
    halo(300, 96, 84),
    disc(300, 96, 36),
    floor('mid', 150),
    layer('near', 'M0 240V112C34 50 118 26 166 66c24 20 22 56-8 58c12-14 2-32-18-28c-30 6-26 62 60 82S340 190 400 184v56Z'),
    line('light', 'M22 128C52 70 116 46 154 76M40 160c16-40 40-62 70-68M226 200c40 8 80 6 120 0', 3),
    shimmer(glints(random, 300, 164, 2)),
    layer('front', ridge(random, 222, 8, 4)),
  ].join('');

/** A tangle of thread that comes undone. */
const thread: Scene = (random) =>
  [
    halo(160, 104, 92),
    layer('far', ridge(random, 176, 18, 3)),
    line(
      'accent',
      'M60 150c10-70 80-110 120-66s-40 90-70 54 40-90 84-60 10 84-40 78-40-70 4-84 76 40 40 74 14 20 40 6 34-26 56-12 26 22 60 8',
      5,
    ),
    layer('near', ridge(random, 214, 12, 3)),
    layer('front', ridge(random, 230, 6, 4)),
  ].join('');

/** A cigarette put out; what rises from it has leaves. */
const smoke: Scene = () => {
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${layer('near', 'M0 0c10-12 30-12 40 0c-10 12-30 12-40 0Z')}</g>`;
  return [
    halo(206, 96, 96),
    floor('mid', 190),
    line('near', 'M232 160c20-24-26-36-10-62s-6-36-22-62', 4),
    leaf(236, 138, -30),
    leaf(217, 112, 200),
    leaf(222, 86, -28),
    leaf(206, 58, 206),
    leaf(200, 38, -60),
    layer('front', 'M128 172h144l-16 34H144Z'),
    layer('light', 'M176 170l50-14 4 13-28 8Z'),
    layer('accent', 'M226 156l9-3 4 13-9 3Z'),
  ].join('');
};

/** A cradle that rocks, what turns above it. */
const cradle: Scene = () =>
  [
    halo(200, 104, 104),
    floor('mid', 196),
    line('front', 'M234 12v22M196 44c24-12 52-12 76 0M196 44v22M234 34v40M272 44v22', 3),
    disc(196, 74, 10),
    ball('accent', 234, 82, 10),
    ball('near', 272, 74, 10),
    layer('far', 'M118 134c0-40 26-62 64-62v62Z'),
    layer('near', 'M118 134h164c-4 44-32 66-82 66s-78-22-82-66Z'),
    line('front', 'M112 200c48 20 128 20 176 0', 6),
  ].join('');

/** A door left ajar, the light behind it, a key on its nail. */
const door: Scene = () =>
  [
    floor('mid', 204),
    layer('light', 'M150 204h100l40 36H110Z'),
    layer('front', 'M140 20h120v184H140Z'),
    layer('glow', 'M150 30h100v174H150Z'),
    disc(226, 84, 22),
    layer('far', 'M200 140c18-14 34-12 50-2v66h-50Z'),
    layer('near', 'M150 30l56 16v158h-56Z'),
    ball('accent', 194, 126, 6),
    line('accent', 'M304 92v44M304 124h12M304 136h12', 5),
    ball('accent', 304, 82, 12),
    ball('sky', 304, 82, 5),
  ].join('');

/** An open book, a pencil laid on it. */
const book: Scene = () =>
  [
    halo(200, 100, 100),
    floor('mid', 184),
    layer('front', 'M78 92c44-18 88-16 122 6c34-22 78-24 122-6v112c-44-14-88-12-122 8c-34-20-78-22-122-8Z'),
    layer('light', 'M88 84c40-16 80-14 112 6v106c-32-18-72-20-112-8ZM312 84c-40-16-80-14-112 6v106c32-18 72-20 112-8Z'),
    line(
      'far',
      'M106 108c26-6 52-4 76 6M106 132c26-6 52-4 76 6M106 156c26-6 52-4 76 6M218 114c24-10 50-12 76-6M218 138c24-10 50-12 76-6',
      3,
    ),
    line('accent', 'M232 178l66-40', 8),
    line('front', 'M222 184l10-6', 4),
  ].join('');

/** A bowl of fruit on a table. */
const bowl: Scene = () =>
  [
    halo(200, 104, 104),
    floor('mid', 192),
    disc(206, 104, 34),
    ball('accent', 160, 118, 28),
    ball('near', 252, 120, 26),
    line('front', 'M206 72c0-14 6-22 18-26M160 92c-2-10 2-16 8-20M252 96c2-8 6-12 12-16', 4),
    layer('front', 'M110 128h180c-4 44-34 68-90 68s-86-24-90-68Z'),
    layer('front', 'M160 194h80v10h-80Z'),
  ].join('');

/** Lightning over the hills; beside it the sky is clear. */
const storm: Scene = (random) =>
  [
    halo(310, 84, 84),
    disc(310, 84, 30),
    layer('far', ridge(random, 150, 20)),
    layer('front', 'M112 104a28 28 0 0 1 10-52a46 46 0 0 1 84-8a34 34 0 0 1 40 60Z'),
    layer('accent', 'M176 88h34l-16 36h28l-58 72 16-52h-26Z'),
    layer('mid', ridge(random, 188, 14)),
    layer('near', ridge(random, 216, 8, 3)),
  ].join('');

/** Two dice on a table. */
const dice: Scene = () => {
  const die = (name: Paint, dot: Paint, place: string, dots: string) =>
    `<g transform="${place}">${layer(name, 'M12 0h66a12 12 0 0 1 12 12v66a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12V12a12 12 0 0 1 12-12Z')}${line(dot, dots, 14)}</g>`;
  return [
    halo(200, 112, 104),
    floor('mid', 188),
    die('near', 'light', 'translate(96 108) rotate(-9)', 'M22 22h.1M68 22h.1M45 45h.1M22 68h.1M68 68h.1'),
    die('light', 'accent', 'translate(222 86) rotate(14)', 'M24 66h.1M45 45h.1M66 24h.1'),
  ].join('');
};

/** A bird that has left its cage. */
const bird: Scene = () =>
  [
    halo(268, 92, 92),
    floor('mid', 202),
    layer('far', 'M96 204v-92a54 54 0 0 1 108 0v92Z'),
    line('front', 'M96 204v-92a54 54 0 0 1 108 0v92M128 204V68M172 204V68M150 58V40M84 204h132', 4),
    layer('sky', 'M152 128h46v60h-46Z'),
    layer('accent', 'M238 110c14-24 36-26 52-16c16-2 32-14 40-34c8 34-8 62-42 66c-20 2-38-2-50-16Z'),
    layer('near', 'M262 104c-6-26 4-46 24-58c10 22 8 42-4 60Z'),
    line('front', 'M238 110l-12 2', 4),
  ].join('');

interface Subject {
  /** In the words of a slug, French or English. */
  readonly words: RegExp;
  readonly draw: Scene;
  readonly moods: Moods;
}

/** The first whose words the slug holds. */
export const subjects: readonly Subject[] = [
  { words: /naissance|\bbebe|grossesse|\bbirth\b|\bbaby\b/, draw: cradle, moods: ['', 'gold'] },
  { words: /emprise|violen|coerci/, draw: bird, moods: ['cool', 'gold'] },
  { words: /colere|\banger/, draw: storm, moods: ['cool'] },
  { words: /obsess|\btoc\b|\bocd\b|\bverifier\b/, draw: door, moods: ['gold', ''] },
  { words: /\bexam(ens?|s)?\b|\betudi|\bstudy/, draw: book, moods: ['', 'gold'] },
  { words: /\bmanger\b|aliment|\beating\b|\bfood\b/, draw: bowl, moods: ['gold', ''] },
  { words: /\bparis-(en-ligne|sportifs)|\bjeux\b|gambl|\bbetting\b/, draw: dice, moods: ['cool', 'gold'] },
  { words: /accident|trauma/, draw: hills, moods: ['cool'] },
  { words: /\brespir|\bsouffle\b|\bbreath/, draw: sea, moods: [''] },
  { words: /\bseule?s?\b|solitude|lonel/, draw: windowLight, moods: ['gold'] },
  { words: /\bdemain\b|procrastin|tomorrow/, draw: path, moods: ['gold'] },
  { words: /\baidant|\bproches?\b|\bcaring\b|\bcarers?\b/, draw: branch, moods: ['', 'cool'] },
  { words: /ecran|screen|telephone|smartphone|reseaux/, draw: screens, moods: ['cool', ''] },
  { words: /travail|burn-?out|epuise|work|exhaust/, draw: desk, moods: ['gold', ''] },
  { words: /consultation|seance|session|therap|psychologue/, draw: chairs, moods: ['', 'gold'] },
  { words: /enfant|parent|famille|child|family/, draw: together, moods: ['gold', ''] },
  { words: /dispute|couple|conflit|argu|threads/, draw: cups, moods: ['cool', ''] },
  { words: /bienveill|estime|confiance|kind|esteem|confidence/, draw: mirror, moods: ['', 'gold'] },
  { words: /depress|trist|moral|sad/, draw: clearing, moods: ['cool'] },
  { words: /dormi|sommeil|insomni|sleep|nuit|night/, draw: bedroom, moods: ['night'] },
  { words: /crise|paniqu|panic|attaque|attack/, draw: wave, moods: ['cool', 'gold'] },
  { words: /deuil|perte|grief|mourn|loss/, draw: boat, moods: ['cool', ''] },
  { words: /anxi|stress|angoiss|peur|inquiet|worr|fear/, draw: thread, moods: ['gold', 'cool'] },
  { words: /fumer|tabac|alcool|addict|smok|tobacco|alcohol/, draw: smoke, moods: ['gold', 'cool'] },
];
