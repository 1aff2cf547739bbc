import { describe, expect, it } from 'vitest';
import { crisisPhrases } from './crisis-phrases.ts';
import { holdsCrisisWord } from './crisis-words.ts';

describe('a text that holds a crisis word', () => {
  it.each(Object.entries(crisisPhrases))('every %s phrase, alone and within a sentence', (_, phrases) => {
    const missed = phrases.map((phrase) => phrase.replace('*', '')).filter((phrase) => !holdsCrisisWord(`Bon… ${phrase}, voilà.`));
    expect(missed).toEqual([]);
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  it.each([
    // In French: accents, case, apostrophes, lengthened letters, endings.
    'Je veux mourir.',
    'JE VEUX MOUUUURIR',
    "parfois j'ai envie d'en finir",
    'j’ai envie d’en finir',
    'Je n’ai PLUS ENVIE DE VIVRE !!!',
    'je suis fatiguee de vivre',
    'des idées suicidaires me reviennent',
    'il vaudrait mieux… tout le monde serait mieux sans moi',
    'je me scarifie depuis l’an dernier',
    'Ma fille parle de mettre fin à ses jours',
    'il me frappe quand il a bu',
    // In English.
    'I want to die',
    'I don’t want to live any more',
    "i don't want to live",
    'thinking about suicide',
    'I keep hurting myself',
    'they would be better off without me',
    // In Arabic: vowel signs, hamza, tatweel, lengthened letters, « and » before the word.
    'أريد أن أموت',
    'اريد ان اموت',
    'أُرِيدُ أَنْ أَمُوتَ',
    'نحب نمـــوت',
    'نحب نمووووت',
    'وكرهت حياتي',
    'فكرت في الانتحار',
    'كرهت الدنيا وما فيها',
    'راجلي يضربني كل ليلة',
    // In Tunisian with Latin letters, in the spellings people use.
    'n7eb nmout',
    'nheb nmout',
    'n7ib nmoot',
    'NHEBB NMUUUT',
    'ma3adch n7eb n3ich',
    'ma3adesh nheb n3ish',
    'n9tel rou7i',
    'noktol ro7i',
    'kraht hyeti',
    'karaht 7yati w kol chay',
    'fadit men eddenya',
    'nfaker fil mout barcha',
  ])('%s', (text) => {
    expect(holdsCrisisWord(text)).toBe(true);
  });
});

describe('a text that holds none', () => {
  it.each([
    '',
    '   ',
    'Bonjour',
    'Merci pour vos réponses, cela m’aide beaucoup.',
    'J’étais mort de rire en lisant cela',
    'je suis morte de fatigue le soir',
    'on essaie de tuer le temps',
    'Cette chaleur va nous achever',
    'je meurs de faim',
    'mon grand-père est mort au printemps',
    'le deuil de ma mère, morte il y a un an',
    'il faut en finir avec ce dossier',
    'j’ai fini par disparaître de leurs conversations',
    'Je me suis réveillée à cinq heures',
    'cela fait du mal à mes enfants',
    'Elle m’a battu aux échecs',
    'Le film finit par une chute du pont',
    'Je voudrais vivre à la campagne',
    'mes idées sont plus claires le matin',
    'j’ai peur de mourir quand la crise d’angoisse monte',
    'elle me couperait la parole s’il le fallait',
    'J’ai pris mes médicaments comme prévu',
    'Une pensée pour la mer et pour le vent',
    'I am dying to see you',
    'this book killed me, so funny',
    'we were killing time',
    'my phone died again',
    'Another day, neither good nor bad',
    'I cut my finger while cooking',
    'He has been beaten at chess',
    'I want to live near the sea',
    'at the end of my lifetime',
    'نموت عليك',
    'نموت بالضحك',
    'شكرًا لكم',
    'نحب نخدم على روحي',
    'توفيت أمي رحمها الله',
    'أحب الحياة',
    'كرهت الخدمة',
    'نحب نعيش مع أولادي',
    'ضربني البرد',
    'الموت حق',
    'nmout 3lik',
    'nmout bidha7k',
    'n7eb n3ich m3a wledi',
    'rou7i rta7et chwaya',
    'kraht el khedma',
    'kraht el 9raya',
    'nheb nimchi lel b7ar',
    'mat bouya w mazelt nebki',
    'fadit men el khedma',
    'merci barcha 3la klemkom',
    'On en rit encore : a hit man, no less',
    '190',
  ])('%s', (text) => {
    expect(holdsCrisisWord(text)).toBe(false);
  });

  it('reads two thousand characters at once', () => {
    expect(holdsCrisisWord('a b '.repeat(500))).toBe(false);
    expect(holdsCrisisWord('mourirrrr'.repeat(250))).toBe(false);
  });
});
