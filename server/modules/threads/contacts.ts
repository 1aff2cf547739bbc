import { withoutInvisible } from '#contract/hidden-characters.ts';

/** Every two-letter domain is one (ISO 3166, with eu, uk and ac); of the longer ones those that people here write. */
const longDomains =
  'com|net|org|info|biz|app|dev|xyz|link|site|online|shop|store|club|live|page|blog|chat|pro|email|click|space|website|tech|cloud|world|life|care|health|center|clinic|agency|social|group|team|tunisie';
const countries =
  'a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghiklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]';

/** Country domains that are also words a clause begins with: behind a full stop without its space they are the next sentence. */
const clauseWords = /^(?:et|la|il|ne|se|au|va|sa|es|ai|no|so|do|is|it|in|by|my|to|us|as|at|be|pm|am|mu|pa|ca|st)$/;

const link = /\b(?:https?|hxxps?|ftp|tel|mailto|sms|viber|tg|skype|whatsapp):|\b\w+:\/\/|\bwww\s?\./i;
const address = /[\p{L}\p{N}]\s?@\s?[\p{L}\p{N}-]+\s?\.\s?\p{L}{2}|@\s?(?:gmail|hotmail|yahoo|outlook|live|icloud|proton)\b/iu;
const spelledAddress = new RegExp(
  String.raw`\b(?:arobas[e]?|\(at\)|\[at\])|[([{](?:at|arobase|a)[)\]}]|\bat\s(?:gmail|hotmail|yahoo|outlook|icloud|proton)|[\p{L}\p{N}]\s?[([{]?\s?\b(?:point|dot)\s?[)\]}]?\s(?:com|org|info|tn|fr)\b|[([{](?:\.|dot|point)[)\]}]\s?\p{L}{2}|[\p{L}\p{N}]\s\.\s?(?:com|net|org|info|tn|fr)\b|[\p{L}\p{N}]\.\s(?:com|tn)\b`,
  'iu',
);
const withPath = /[\p{L}\p{N}-]\.\p{L}{2,}\/\S/iu;
const longDomain = new RegExp(String.raw`[\p{L}\p{N}_-]\.(?:${longDomains})(?![\p{L}\p{N}])`, 'iu');
const countryDomain = new RegExp(
  String.raw`[\p{L}\p{N}-][\p{L}\p{N}_-]\.(${countries}|${countries.toUpperCase()})(?![\p{L}\p{N}])(?!\s?\.)(\s\p{L})?`,
  'gu',
);

function holdsCountryDomain(text: string): boolean {
  // « fatigué.Ma mère »: with a capital alone it begins a sentence, so only domains in one case are looked for.
  for (const [, domain = '', goesOn] of text.matchAll(countryDomain)) if (!goesOn || !clauseWords.test(domain)) return true;
  return false;
}

const handle = /(?<![\p{L}\p{N}_@])@\s?[\p{L}_][\p{L}\p{N}._-]{2,}/u;
const networks =
  'insta(?:gram)?|ig|snap(?:chat)?|fb|facebook|messenger|tik\\s?tok|telegram|whats\\s?app|watsapp|wtsp|viber|discord|skype|signal|twitter|linkedin|انستا|انستغرام|انستقرام|سناب|فيسبوك|واتساب|واتس|تيليجرام|تلغرام';
const network = String.raw`(?<!\p{L})(?:${networks})(?!\p{L})`;
const namedThere = new RegExp(
  [
    // « insta : sara_bn », « snap sara99 »: a name that is no word.
    String.raw`${network}\s*(?:[:=→>-]+\s*)?(?:[\p{L}\p{N}]+[._]+[\p{L}\p{N}]|\p{L}+\p{N}{2,})`,
    // « mon insta c'est sara »
    String.raw`(?:mon|my|mes|انستا|حسابي)\s${network}\s*(?:[:=]|c['’]est|est|is)\s*\p{L}`,
    // « ajoutez-moi sur facebook »
    String.raw`(?:ajout|contact|[ée]cri|[ée]crivez|joign|retrouv|cherch|suiv|parl|appel|add|write|message|find|follow|call)\p{L}{0,6}[-\s](?:moi|me)\b[^.\n]{0,20}?${network}`,
  ].join('|'),
  'iu',
);

/** Everything that is a date, a time, or a mark out of ten or a hundred, standing by itself. */
const notDialled = [
  /(?<!\p{Nd}[\s/.-]{0,2})(?:0?[1-9]|[12]\d|3[01])\s?([/.-])\s?(?:0?[1-9]|1[0-2])\s?\1\s?(?:19|20)\d\d(?![\s/.-]{0,2}\p{Nd})/gu,
  /(?<!\p{Nd}[\s/.-]{0,2})(?:19|20)\d\d([/.-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![/.-]?\p{Nd})/gu,
  /(?<!\p{Nd}[\s:.]{0,2})(?:[01]?\d|2[0-3])\s?:\s?[0-5]\d(?!\s?[:.]?\p{Nd})/gu,
  /(?<!\p{Nd}\/?)\d{1,2}\/(?:10|20|100)(?!\/?\p{Nd})/gu,
];

/** Groups of digits with at most five separators between, in any script. */
const digitRun = /\p{Nd}+(?:[\s().\-\u2010-\u2015/_·•*~+|\\:;,'’°"]{1,5}\p{Nd}+)*/gu;

/** A Tunisian number has eight digits, the shorter ones of the help line pass. */
const fewestDigits = 8;

function isDialled(run: string): boolean {
  const groups = run.match(/\p{Nd}+/gu) ?? [];
  if (groups.join('').length < fewestDigits) return false;
  // « 2019, 2020 », « 1 2 3 4 5 6 7 8 », « 15, 20, 25, 30 »
  if (groups.every((group) => /^(?:19[3-9]|20[0-3])\d$/.test(group))) return false;
  const numbers = groups.map(Number);
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  if (groups.length > 2 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))) return false;
  const isList = /^\p{Nd}{1,2}(?:,\s\p{Nd}{1,2})+$/u.test(run) && steps.every((step) => step > 0);
  return !isList;
}

function holdsNumber(text: string): boolean {
  const left = notDialled.reduce((rest, pattern) => rest.replaceAll(pattern, ' | | '), text);
  // « 2O 123 456 »
  const digits = left
    .replaceAll(/(?<=\p{Nd}[\s.-]?)[oO](?=[\s.-]?[\p{Nd}oO])/gu, '0')
    .replaceAll(/(?<=\p{Nd})[lI](?=[\s.-]?\p{Nd})/gu, '1');
  return [...digits.matchAll(digitRun)].some(([run]) => isDialled(run));
}

/**
 * Whether a text holds a way to reach somebody elsewhere: a link, an address, a name on another network or a telephone number, also where
 * they are written so as not to be found. What it finds is only read earlier, so it finds rather too much than too little; numbers in
 * words pass.
 */
export function holdsContact(written: string): boolean {
  // Full-width, circled and keycap digits are digits; a full stop of another script is a full stop.
  const text = withoutInvisible(written)
    .normalize('NFKC')
    .replaceAll(/\p{Enclosing_Mark}/gu, '')
    .replaceAll(/[。｡․]/gu, '.');
  const inText = [link, address, spelledAddress, withPath, longDomain, handle, namedThere];
  return inText.some((pattern) => pattern.test(text)) || holdsCountryDomain(text) || holdsNumber(text);
}
