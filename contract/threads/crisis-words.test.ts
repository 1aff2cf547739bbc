import { describe, expect, it } from 'vitest';
import { crisisLanguages, type CrisisLanguage } from './crisis-phrase-bounds.ts';
import { crisisPhraseBody } from './crisis-phrases.schema.ts';
import { crisisPhrases, harmlessTurns } from './crisis-phrases.ts';
import { holdsCrisisWord, holdsPhrase, isFoundAlready } from './crisis-words.ts';

const added = (phrase: string, language: CrisisLanguage = 'french') => [{ phrase, language }];

describe('the built-in list', () => {
  it('has phrases of four languages, 150 at least', () => {
    expect(Object.keys(crisisPhrases).toSorted()).toEqual(crisisLanguages.toSorted());
    const counts = crisisLanguages.map((language) => crisisPhrases[language].length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(150);
    expect(Object.values(crisisPhrases).flat()).not.toContain('');
  });

  it('is tried with more than 100 sentences that must not be found, of each language', () => {
    const counts = crisisLanguages.map((language) => new Set(harmless[language]).size);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(150);
  });
});

it('finds a phrase with its apostrophes, without them, and with a blank in their place', () => {
  const withApostrophe = Object.values(crisisPhrases)
    .flat()
    .filter((phrase) => phrase.includes('’'));
  expect(withApostrophe.length).toBeGreaterThan(10);
  const typed = withApostrophe.flatMap((phrase) => ["'", '', ' '].map((mark) => phrase.replaceAll('*', '').replaceAll('’', mark)));
  expect(typed.filter((text) => !holdsCrisisWord(text))).toEqual([]);
  expect(holdsPhrase('Jai mal, jen peux plus', added('j’en peux plus'))).toBe(true);
});

const cries = {
  french: [
    'J’aimerais m’endormir et jamais me réveiller',
    'Je voudrais m’endormir sans jamais me réveiller',
    'J’aimerais m’endormir cette nuit sans jamais me réveiller',
    'Je veux dormir et ne plus me réveiller',
    'J’ai failli me jeter sous la rame du métro',
    'Hier j’ai voulu me jeter sous sa voiture',
    'J’ai pensé à me jeter sous l’autobus',
    'Je rêve de me jeter sous un train',
    'Mon frère parle de se jeter sous le métro',
    'J’ai envie de tirer une balle dans ma tête',
    'Il menace de se tirer une balle dans la tête',
    'Je vais me mettre une balle dans la tête',
    'Il menace de nous jeter par la fenêtre',
    'Il a dit qu’il allait la jeter par la fenêtre',
    'Certains soirs je pense à sauter par la fenêtre',
    'Je n’en peux plus, je veux en finir',
    'Je pense à me foutre en l’air',
    'Mon fils dit qu’il veut mourir',
    'Ma sœur dit qu’elle va se tuer',
    'Il veut se pendre, il me l’a dit',
    'J’ai écrit ma lettre d’adieu',
    'Je me taillade les bras le soir',
    'Je me coupe les bras quand ça déborde',
    'J’ai avalé tous mes cachets',
    'J’ai pris toute la boîte de médicaments',
    'Personne ne me pleurerait si je mourais ce soir',
    'Le monde serait mieux sans moi',
    'Je ne veux plus être là',
    'À quoi bon vivre',
    'Mon père me bat depuis des années',
    'Ma mère me frappe avec la ceinture',
    'Il m’a frappée devant les enfants',
    'Il m’a étranglée hier soir',
    'Il menace de nous tuer',
    'Il va nous tuer un jour',
    'Mon oncle m’a violée quand j’avais dix ans',
    'Il dit qu’il va me tuer si je pars',
  ],
  english: [
    'I’ll end it all',
    'I will end it all tonight',
    'I might end it all',
    'I should end it all',
    'Maybe I should just end it all',
    'I tried to take my life',
    'I am planning to take my life',
    'I am about to take my life',
    'I almost took my own life last year',
    'I hope I never wake up',
    'I wish I would fall asleep and never wake up',
    'I want to sleep and not wake up',
    'My son says he wants to die',
    'My sister is going to kill herself',
    'He wants to kill himself',
    'I don’t want to be alive',
    'I wish I had never been born',
    'I can’t go on living like this',
    'There is no point in living',
    'Everyone would be better off without me',
    'I have written a goodbye letter',
    'I took all my pills',
    'I want to jump in front of a train',
    'I think about jumping off the bridge',
    'I cut my wrists again',
    'I keep cutting myself at night',
    'I want it all to stop, I want to die',
    'My husband hits me when he drinks',
    'My father beats me',
    'He hit me again last night',
    'He choked me',
    'He says he will kill me if I leave',
    'He is going to kill me',
    'I was raped at a party',
    'He threatened to kill us',
    'I am going to kill him',
    'Life is not worth living',
  ],
  arabic: [
    'زوجي يضرب فيا',
    'يضرب فيا كل ليلة',
    'راجلي ديما يضرب فيا',
    'خطيبي يضرب فيا',
    'بابا ولى يضرب فيا وأنا ساكتة',
    'كسر قلبي ويضرب فيا',
    'هالكلب يضرب فيا',
    'راجلي يضربني قدام أولادي',
    'أمي تضرب فيا',
    'ضربني راجلي البارح',
    'زوجي ضربني أمس',
    'خويا يضرب في أمي وفيا',
    'نحب نموت وما عادش ننجم',
    'نتمنى نموت قبل الصباح',
    'نفكر باش ننتحر',
    'أفكر في الانتحار كل يوم',
    'حاولت الانتحار مرتين',
    'ابني يقول إنه يريد أن يموت',
    'ولدي يحب يموت',
    'أريد أن أنهي حياتي',
    'سأنهي حياتي الليلة',
    'قررت أن أضع حدا لحياتي',
    'لا أريد أن أعيش بعد اليوم',
    'ما عادش نحب نعيش',
    'كرهت الدنيا وكرهت روحي',
    'تعبت من الحياة',
    'نحب نرقد وما نقومش',
    'أتمنى أن أنام ولا أستيقظ',
    'شربت الدواء الكل باش نموت',
    'باش نقتل روحي',
    'نجرح في روحي بالموس',
    'نحب نرمي روحي من السطح',
    'كتبت رسالة وداع لأمي',
    'قال لي باش يقتلني كان نخرج',
    'هددني بالقتل',
    'اغتصبني وأنا صغيرة',
    'تعرضت للاغتصاب',
    'الموت أرحم من هالعيشة',
    'حياتي ما عندها حتى معنى',
  ],
  tunisian: [
    'yodhrob fiya kol lila',
    'rajli kol lila yodhrob fiya',
    'khtibi yodhrob fiya',
    'zawji yodhrob fiya',
    '3rousi yodhrob fiya',
    'el kalb yodhrob fiya',
    'baba yodhreb fiya dima',
    'rajli yothrob fiya',
    'rajli dharabni el bere7',
    'rajli yodhrobni 9oddem wledi',
    'n7eb nmout w nerta7',
    'nheb nmut',
    'nheb nmout lyoum 9bal ghodwa',
    'ya rit nmout',
    'netmanna nmout fi no3si',
    'ma3adch n7eb n3ich',
    'manheb n3ich ma3adech',
    'krahet 7yeti',
    'kreht eddenya w kreht rou7i',
    'fadit mel denya lkol',
    'te3ebt mel 7yet',
    'bech no9tol rou7i',
    'nheb noktel rouhi',
    'n9tel rouhi ghodwa',
    'bech nenta7er',
    'nfakker fil inti7ar',
    'nfakker nenti7er',
    '7awelt nentaher marrtin',
    'nejra7 fi rou7i bel mous',
    'nheb narmi rou7i mel sta7',
    'nochnok rouhi',
    'n9oss 3rou9i',
    'wledi y7eb ymout',
    'bech yo9tolni ken nokhroj',
    'y7eb yoktolni',
    '9alli bech no9tlek',
    'ightasabni w ena sghira',
    'el mout khirli',
    'nfakker fel mout dima',
  ],
};

describe('a text that holds a crisis word', () => {
  it.each(Object.values(cries).flat())('%s', (text) => {
    expect(holdsCrisisWord(text)).toBe(true);
  });

  it('is tried with 25 cries of each language at least', () => {
    expect(Math.min(...crisisLanguages.map((language) => new Set(cries[language]).size))).toBeGreaterThanOrEqual(25);
  });

  it('the broad phrases stay: what people say with them cannot all be foreseen', () => {
    const broad = [
      'jamais me réveiller',
      'jeter par la fenêtre',
      'me jeter sous',
      'tirer une balle',
      'end it all',
      'take my life',
      'never wake up',
    ];
    const missed = [...broad, 'يضرب فيا', 'yodhrob fiya'].filter((phrase) => !holdsCrisisWord(`aaa ${phrase} zzz`));
    expect(missed).toEqual([]);
  });

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

const harmless = {
  french: [
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
    'J’ai dormi toute la nuit sans jamais me réveiller',
    'Je rêve de me jeter sous la douche en rentrant',
    'C’est se tirer une balle dans le pied que de répondre trop vite',
    'Il a failli jeter son téléphone par la fenêtre',
    'La batterie de mon téléphone est morte encore une fois',
    'Ma plante est en train de mourir, je l’arrose trop',
    'Ce bruit me tue',
    'Je tiens à la vie, même quand elle est lourde',
    'J’ai envie de vivre autrement',
    'J’ai enfin envie de me lever le matin',
    'La peur de la mort m’a réveillé cette nuit',
    'Mon psychiatre a baissé la dose de moitié',
    'J’ai jeté tous mes vieux médicaments à la pharmacie',
    'Mon fils a sauté dans la piscine sans prévenir',
    'Le coiffeur m’a coupé les cheveux trop court',
    'Les veines de ma grand-mère se voient beaucoup',
    'Mon mari travaille de nuit et nous nous croisons à peine',
    'Mon père me manque tous les jours',
    'Il me parle mal devant ses amis',
    'Nous nous sommes battus pour obtenir ce logement',
    'Il s’est fait frapper par le ballon pendant le match',
    'J’ai dit adieu à mon ancien quartier',
    'Je lui ai écrit une lettre sans l’envoyer',
    'La fin de mes études approche et j’ai le trac',
    'Je suis fatiguée de répéter la même chose',
    'J’en ai marre de faire semblant au travail',
    'Je n’ai plus envie de sortir le samedi soir',
    'Je n’ai plus la force de discuter avec elle',
    'Mes collègues s’en sortent très bien sans nous',
    'Il fait noir tôt et cela joue sur mon humeur',
    'J’ai eu une crise de panique dans le métro',
    'Je voudrais disposer de plus de temps pour moi',
    'Tout le monde a été violemment surpris par l’annonce',
    'Le silence de cette maison me pèse',
  ],
  arabic: [
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
    'قلبي يضرب فيا بالقوي كي نخاف',
    'مات بابا العام الفارط ومازلت نبكي',
    'الله يرحمه ويصبركم',
    'أخاف من الموت عندما تأتيني نوبة الهلع',
    'أريد أن أعيش في هدوء',
    'نحب نرقد ليلة كاملة',
    'ما نحبش نخرج من الدار نهار الأحد',
    'تعبت من الخدمة ومن الكياس',
    'مليت من الانتظار في العيادة',
    'كرهت القراية وما نعرفش شنوة نعمل',
    'قتلني الصداع اليوم',
    'أتمنى أن أنام أفضل',
    'أتمنى لكم السلامة',
    'نتمنى ننجح في الامتحان',
    'ليتني سافرت معهم',
    'يا ريتني سمعت كلام أمي',
    'راجلي يخدم في الليل وما نشوفوش بعضنا',
    'ولدي يضرب الكورة في الحيط نهار كامل',
    'أكتب رسالة إلى أختي ولا أرسلها',
    'نفكر في الخدمة حتى في الليل',
    'أفكر في تغيير عملي',
    'الحياة صعيبة أما فيها حاجات حلوة',
    'نحب روحي أكثر من قبل',
    'أخذت الدواء كيما قال الطبيب',
    'وضعت حدا لهذه العلاقة منذ شهر',
    'قصيت شعري ونحس روحي أخف',
    'رميت الحوايج القدم وارتحت',
    'غرقت في الخدمة هالأيامات',
  ],
  tunisian: [
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
    '9albi yodhrob fiya ki nkhaf',
    'n7eb nor9od lila kemla',
    'manajemch nor9od mel stress',
    'n7ebbek barcha ya mama',
    'ma n7ebbech nokhrej nhar el a7ad',
    'ma3adech n7eb nekhdem fil lil',
    'te3ebt mel khedma w mel kayes',
    'mallit men el intidhar',
    'fadit mel 9a3da fi dar',
    'rajli yekhdem fil lil',
    'weldi yodhrob el koura fil 7it',
    'mout bouya 9assetli dhahri',
    'nkhaf mel mout ki tjini el crise',
    'nfakker fel khedma 7atta fil lil',
    'nfakker fi mosta9bel wledi',
    '7yeti tbaddlet ba3d el 3ers',
    '7yeti fiha barcha 7ajet 7elwa',
    'denya s3iba ama fama amel',
    'n7eb rou7i akther men 9bal',
    'narmi el zebla w nerja3',
    '9assit cha3ri w 7assit rou7i khfifa',
    'ngharra9 fil khedma kol nhar',
    'netmanna ennejma7 fel bac',
    'netmanna lkom kol khir',
    'na3ref elli el wa9t khir tbib',
    'rabbi ysabbrek w ykoun m3ak',
  ],
  english: [
    'I am dying to see you',
    'this book killed me, so funny',
    'we were killing time',
    'my phone died again',
    'Another day, neither good nor bad',
    'I cut my finger while cooking',
    'He has been beaten at chess',
    'I want to live near the sea',
    'at the end of my lifetime',
    'In the end it all worked out',
    'At the end it all comes down to sleep',
    'I took my life back into my own hands',
    'I never wake up before nine at the weekend',
    'My grandmother died in her sleep last spring',
    'I am dead tired after work',
    'That joke killed me',
    'The traffic is killing me',
    'I want to disappear into a good book',
    'I was afraid of dying during the panic attack',
    'There are many things to live for',
    'I am tired of moving house every year',
    'I took all my books to the new flat',
    'She cut my hair too short',
    'We jumped off the boat and swam',
    'I wrote a letter and never sent it',
    'He hits the snooze button three times',
    'He beats eggs louder than anyone',
    'My boss threatened to cancel the meeting',
    'I am done with exams at last',
    'I do not want to go back to that office',
    'It hurts when nobody answers',
    'I wish I was better at saying no',
    'I would rather be at home',
    'They are better off with a smaller car',
    'I want to sleep through the night',
  ],
};

/** Typed as it sounds or as in a text message: nothing of it is in the lists, its key is. */
const typedOnAPhone = {
  cries: [
    'j veu mourir',
    'jveux mourir',
    'jveux crever',
    'j en peux plus de vivre',
    'je voulais en finir',
    'je vais me jeter du pont',
    'mieux mort que comme ça',
    'jveu mourire',
    'g envi de mourir',
    'jai plu envi de vivr',
    'jvx mourir',
    'jveux juste mourir',
    'je veux vraiment plus vivre',
    'jvoulais me tuer hier soir',
    'jvais me tué',
    'jvé me foutre en lair',
    'jpense a me tuer tt les soir',
    'jsuis fatigué 2 vivre',
    'jen peu plus de cette vi',
    'g envie den finir avc tt sa',
    'jveux en finire',
    'jvoudré etre morte',
    'jvoudrais disparetre',
    'javé envi dme tuer',
    'plu aucune rézon de vivre',
    'ya plu de raison de vivre',
    'jen é mar de vivre',
    'la vi ne vo plus la pene',
    'tout le monde serait mieu san moi',
    'jme fé du mal le soir',
    'jme fais dmal expres, me fair du mal sa me calme',
    'envie dmourir',
    'g pri ma décision jvais en finir',
    'jai avalé ts mes medocs',
    'je pense a avaler tous mes cachetons',
    'jveux me pendr',
    'je pense o suisside',
    'jveux plu me révéiller',
    'j aimerais ne plus jamé me reveiller',
    'me jeté sous un train',
    'jai pensé a soter du toit',
    'jvais me buter',
    'otan mourir',
    'jveux + vivre',
    'j’en peux + de vivre',
    'mon mari me frape',
    'mn copin il ma frapé ancore, mon copain me frap',
    'il ma étranglé hier',
    'il ve me tuer',
    'mon pere me frappe tt les jours',
    'i want to kms',
    'wanna kms',
    'im gonna kms tonight',
    'i just wanna die',
    'i wnt to die',
    'i want 2 die',
    'i really want to fucking die',
    'dont wanna b here anymore, i dnt want to live',
    'gonna kill my self',
    'i cnt go on living',
    'i keep thinking about sucide',
    'i want to jump off the roof',
    'no reason 2 live',
    'they told me to kys',
    'better off ded',
  ],
  harmless: [
    'jveux partir en vacance',
    'jveux manger, jmeurs de faim',
    'jvais mieux depuis hier',
    'j en peux plus de ce boulot',
    'jen peu plus du bruit',
    'je voulais finir de ranger les cartons',
    'jveux dormir',
    'jai plu envi de sortir',
    'g envi de pleurer',
    'jsuis mort de rire',
    'mdr jsuis morte',
    'chui fatigué du boulot',
    'jpense a lui tt les soir',
    'jpeux pas dormir',
    'jme sens seule',
    'jme reveille tt le tps la nuit',
    'jvais me coucher',
    'jvais me tirer de ce boulot',
    'jvoudrais parler a qqn',
    'jvoudré un rdv',
    'jaimerais comprendre',
    'cé dur mais sa va aller',
    'sa me tue ce silence',
    'il me tue avec ses blagues',
    'mon chat est mort hier',
    'mn pere est mort lan dernier',
    'g peur de mourir pendant les crises',
    'g limpression que jvais mourir pendant la crise',
    'jprends tjrs mes medocs le matin',
    'jai arreté mes cachets avec le medecin',
    'j ai mal o dos',
    'il me parle mal',
    'mon mari me manque',
    'mon frere me bat aux cartes',
    'on se bat pour les enfants',
    'jai sauté le repas',
    'jai sauté de joie',
    'jveux sauter une etape',
    'jme jete dans le travail',
    'jme suis jetée a leau, jai postulé',
    'je me jette sur le chocolat',
    'la fin du mois est dur',
    'la vie vaut la peine',
    'jai envie de vivre autre chose',
    'envie de vivre a la mer',
    'jveux vivre',
    'plus de raison de sinquieter',
    'c mieux sans lui',
    'c mieux pour moi',
    'il me tape sur les nerfs',
    'jveux disposer de mon temps',
    'jai coupé les ponts avec ma soeur',
    'il coupe tjrs la parole',
    'ma fille veut maigrir',
    'il voulait mincir',
    'i ran 5 kms',
    'it is 12 kms to work',
    'we have to drive 200 kms',
    'i want to dye my hair',
    'wanna sleep all day',
    'gonna be ok',
    'i dnt want to go to work',
    'just want to sleep',
    'no reason 2 worry',
    'idk what to do anymore',
  ],
};

describe('typed on a phone', () => {
  it('is tried with sixty cries and sixty harmless texts at least', () => {
    expect(new Set(typedOnAPhone.cries).size).toBeGreaterThanOrEqual(60);
    expect(new Set(typedOnAPhone.harmless).size).toBeGreaterThanOrEqual(60);
  });

  it.each(typedOnAPhone.cries)('finds the cry « %s »', (text) => {
    expect(holdsCrisisWord(text)).toBe(true);
  });

  it.each(typedOnAPhone.harmless)('finds none in « %s »', (text) => {
    expect(holdsCrisisWord(text)).toBe(false);
  });

  it('is how a phrase of the practice is compared too, where it has several words', () => {
    expect(holdsCrisisWord('jveu plu rien avaler', added('veux plus rien avaler'))).toBe(true);
    expect(holdsCrisisWord('un so de plage', added('saut'))).toBe(false);
  });
});

describe('a harmless turn of speech', () => {
  const builtIn = crisisLanguages.flatMap((language) => crisisPhrases[language].map((phrase) => ({ phrase, language })));

  it('is one that would be found without the list of them, and is not with it', () => {
    expect(harmlessTurns.filter((turn) => !holdsPhrase(turn, builtIn))).toEqual([]);
    expect(harmlessTurns.filter((turn) => holdsCrisisWord(`Bon… ${turn} voilà.`))).toEqual([]);
    expect(new Set(harmlessTurns).size).toBe(harmlessTurns.length);
  });

  it('hides no cry beside it, whichever comes first', () => {
    const texts = builtIn
      .map(({ phrase }) => phrase.replace('*', ''))
      .flatMap((phrase) => harmlessTurns.flatMap((turn) => [`${turn} ${phrase}`, `${phrase} ${turn}`, `${turn}. ${phrase} !`]));
    expect(texts.filter((text) => !holdsCrisisWord(text))).toEqual([]);
  });

  it.each([
    'J’ai dormi toute la nuit sans jamais me réveiller, et j’aurais voulu ne jamais me réveiller',
    'Je rêve de me jeter sous la douche, ou de me jeter sous un train',
    'C’est se tirer une balle dans le pied, autant se tirer une balle dans la tête',
    'In the end it all hurts and I will end it all',
    'I want to take my life back but some nights I want to take my life',
    'قلبي يضرب فيا كي نسمع راجلي، راجلي يضرب فيا',
    '9albi yodhrob fiya ki yodkhol, rajli dima yodhrob fiya',
    // Two things, with a comma between.
    'كسر لي قلبي، يضرب فيا كل ليلة',
    'Kassarli 9albi. Yodhrob fiya kol lila.',
    'I hope I never wake up. Before, I could talk to him.',
  ])('leaves the cry in « %s »', (text) => {
    expect(holdsCrisisWord(text)).toBe(true);
  });

  it('is compared with what the practice adds all the same: what it adds, it means', () => {
    const turn = 'se tirer une balle dans le pied';
    expect(isFoundAlready(turn, [])).toBe(false);
    expect(holdsCrisisWord(`C’est ${turn}`, added(turn))).toBe(true);
  });
});

describe('a text that holds none', () => {
  it.each(Object.values(harmless).flat())('%s', (text) => {
    expect(holdsCrisisWord(text)).toBe(false);
  });

  it.each(['', '   ', 'Bonjour', 'On en rit encore : a hit man, no less', '190'])('nor %j', (text) => {
    expect(holdsCrisisWord(text)).toBe(false);
  });

  it('reads two thousand characters at once', () => {
    expect(holdsCrisisWord('a b '.repeat(500))).toBe(false);
    expect(holdsCrisisWord('mourirrrr'.repeat(250))).toBe(false);
    // Letters that look like pronouns written in one with the next word, without end.
    for (const letters of ['jm', 'dm', 'st', 'ai', 'jd m']) expect(holdsCrisisWord(letters.repeat(20_000))).toBe(false);
  });
});

describe('a phrase that the practice has added', () => {
  it.each([
    ['plus rien à quoi tenir', 'french', 'Il n’y a PLUS RIEN  à quoi teniiir !'],
    ['faire le grand saut*', 'french', 'je pense à faire le grand sauter'],
    ['take the long sleep', 'english', '“Take the long sleep”, she said'],
    ['وصلت لآخر الطريق', 'arabic', 'ووصلت لآخر الطريق'],
    ['ma 3ad fiya sabr', 'tunisian', 'wallah ma 3ed feya saber kol youm'],
    ['khalasni', 'tunisian', 'ya rabbi khalasni'],
  ] as const)('%s (%s) is found in « %s », which is not found without it', (phrase, language, text) => {
    expect(holdsCrisisWord(text)).toBe(false);
    expect(holdsCrisisWord(text, added(phrase, language))).toBe(true);
  });

  it('leaves the built-in list as it is', () => {
    expect(holdsCrisisWord('je veux mourir', added('plus rien à quoi tenir'))).toBe(true);
    expect(holdsCrisisWord('je veux mourir', [])).toBe(true);
  });

  it('is a whole word, and by its consonants only as Tunisian of several words with enough of them', () => {
    expect(holdsCrisisWord('le saute-mouton', added('saut', 'french'))).toBe(false);
    // « khlsn »: one word is compared as it is written.
    expect(holdsCrisisWord('ya khalisan', added('khalasni', 'tunisian'))).toBe(false);
    // By the consonants of « ma 3ad fiya sabr », were it Tunisian.
    expect(holdsCrisisWord('ma 3ed feya saber', added('ma 3ad fiya sabr', 'french'))).toBe(false);
  });

  it('has five consonants at least to be told by them: fewer are those of ordinary words', () => {
    // « f n », as in « fou, on ».
    expect(holdsCrisisWord('C’est fou, on en rit encore', added('fi 3ini', 'tunisian'))).toBe(false);
    expect(holdsCrisisWord('fi 3ini', added('fi 3ini', 'tunisian'))).toBe(true);
    // « ht sb », as in « hate sob »; with one more consonant they are told, however they are spelt.
    expect(holdsCrisisWord('I hate sob stories', added('7yeti s3iba', 'tunisian'))).toBe(false);
    expect(holdsCrisisWord('hayati sa3bet', added('7yeti s3ibet', 'tunisian'))).toBe(true);
  });

  it.each(['(a+)+$ danger', 'fin.* du [jeu', 'tout ou rien|', '^bord du vide$', 'bord \\d+ du vide', 'plus {99999} bas'])(
    'what means something to a regular expression means nothing in %s',
    (phrase) => {
      expect(holdsCrisisWord(`Voilà : ${phrase}, dit-elle`, added(phrase))).toBe(true);
      expect(holdsCrisisWord('une journée ordinaire, ni bonne ni mauvaise', added(phrase))).toBe(false);
    },
  );

  it.each(['', '   ', '*', '...', 'a', 'Ahhhhh', 'né', '2026', '1 900 000'])('%j is too short to be one, and is not compared', (phrase) => {
    expect(crisisPhraseBody.safeParse({ phrase, language: 'french' }).success).toBe(false);
    expect(holdsCrisisWord('Ah, né en 2026, a 1 900 000', added(phrase))).toBe(false);
  });

  it.each(['vide', 'نموت', 'n7eb', 'x'.repeat(2) + 'a'.repeat(2) + 'bc'])('%s has four letters', (phrase) => {
    expect(crisisPhraseBody.safeParse({ phrase, language: 'french' }).success).toBe(true);
  });

  it('adds nothing when it is found already, by either list, as a whole or by a part', () => {
    expect(isFoundAlready('Veux MOURIR', [])).toBe(true);
    expect(isFoundAlready('je veux mourir ce soir', [])).toBe(true);
    expect(isFoundAlready('n7ib nmoot', [])).toBe(true);
    expect(isFoundAlready('suicidaire*', [])).toBe(true);
    expect(isFoundAlready('au bord du vide', added('bord du vide'))).toBe(true);
    expect(isFoundAlready('bord du vide', [])).toBe(false);
    // It finds more: « overdoses ».
    expect(isFoundAlready('overdose*', [])).toBe(false);
    expect(isFoundAlready('mourir', [])).toBe(false);
  });

  it('reads two thousand characters with two hundred of them at once', () => {
    const phrases = Array.from({ length: 200 }, (_, index) => ({
      phrase: `${'mot '.repeat(19)}x${index}*`,
      language: 'tunisian' as const,
    }));
    expect(holdsCrisisWord('mot '.repeat(500), phrases)).toBe(false);
    expect(holdsCrisisWord('m'.repeat(2000), phrases)).toBe(false);
  });
});
