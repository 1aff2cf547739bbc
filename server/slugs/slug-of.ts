const longestWords = 6;

/** Literal paths beside {slug} (DOMAIN, T9): a thing called so could not be reached. */
const reserved = new Set([
  'all',
  'admin',
  'bulk',
  'by-category',
  'by-slug',
  'featured',
  'grouped',
  'health',
  'id-by-slug',
  'new',
  'own',
  'payment-details',
  'reservation-users',
  'score',
  'self',
  'static-paths',
  'unpaginated',
  'write',
]);

const latin: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Arabic letters as Tunisians write them on road signs: short vowels are left out, as they are in the word itself. */
const arabic: Readonly<Record<string, string>> = Object.fromEntries(
  'ا a,أ a,إ i,آ a,ٱ a,ى a,ة a,ء ,ئ i,ؤ ou,ب b,ت t,ث th,ج j,ح h,خ kh,د d,ذ dh,ر r,ز z,س s,ش ch,ص s,ض dh,ط t,ظ dh,ع a,غ gh,ف f,ڨ g,ق k,ك k,ل l,م m,ن n,ه h,و ou,ي i,پ p,ڤ v'
    .split(',')
    .map((pair) => pair.split(' ')),
);

/**
 * The address of a thing from its name (DOMAIN 11): transliterated, its first six words, hyphens between. Never a
 * reserved word, nor empty, nor of the shape of an id, by which some addresses are understood.
 */
export function slugOf(name: string): string {
  const words = Array.from(name.normalize('NFKC').toLowerCase())
    .map((letter) => latin[letter] ?? arabic[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, longestWords)
    .map((word) => word.slice(0, 40));
  const slug = words.join('-') || 'texte';
  return reserved.has(slug) || /^[0-9a-f]{24}$/.test(slug) ? `${slug}-1` : slug;
}
