/**
 * What says that somebody may be in danger, by language, in plain spelling: how it is compared stands in
 * crisis-words.ts. Commas and line ends part the phrases; a star stands for any ending. A phrase is broad where people
 * say a thing in many ways: a false alarm costs little, a cry that is missed may cost a life. What is harmless in a broad
 * one stands in harmlessTurns below; a phrase is never narrowed for its sake.
 */
export const crisisPhrases = {
  french: listed(`
    suicid*, me suicider, veux mourir, voudrais mourir, voulais mourir, aimerais mourir, envie de mourir, préfère mourir
    préférerais mourir, prête à mourir, prêt à mourir, envie de crever, veux crever, idées de mort, veux me tuer
    vais me tuer, voudrais me tuer, envie de me tuer, pense à me tuer, essayé de me tuer, pour me tuer
    en finir avec la vie, envie d’en finir, envie den finir, veux en finir, vais en finir, voudrais en finir, idées noires
    fin à mes jours, fin à ses jours, fin à ma vie, fin à tout ça, plus envie de vivre, plus envie d’exister
    veux plus vivre, voudrais plus vivre, pas envie de vivre, plus la force de vivre, plus le courage de vivre
    plus de raison de vivre, plus aucune raison de vivre, aucune raison de vivre, marre de vivre, fatigué de vivre
    fatiguée de vivre, lasse de vivre, dégoûté de la vie, dégoûtée de la vie, marre de la vie, vie ne vaut pas la peine
    vie ne vaut plus la peine, mieux sans moi, mieux si j’étais mort, mieux si j’étais morte, voudrais être mort
    voudrais être morte, veux être mort, veux être morte, aimerais être mort, aimerais être morte, serais mieux mort
    serais mieux morte, veux disparaître, voudrais disparaître, envie de disparaître, disparaître pour toujours
    plus me réveiller, plus jamais me réveiller, jamais me réveiller, lettre d’adieu, passer à l’acte, scarifi*, me mutil*
    automutil*, auto mutil*, ouvrir les veines, couper les veines, tailler les veines, trancher les veines
    me faire du mal, me fais du mal, envie de me faire mal, me faire mal exprès, me pendre, me défenestrer
    jeter par la fenêtre, sauter par la fenêtre, me jeter sous, sauter du pont, sauter d’un pont, me noyer dans la mer
    tirer une balle, avaler tous mes, avaler tous les médicaments, prendre tous mes médicaments
    avalé tous mes médicaments, surdose, overdose, il me frappe, mon mari me frappe, il me bat, mon mari me bat
    mon père me bat, me violer, m’a violé, m’a violée, été violé, été violée, il va me tuer, veut me tuer
    menace de me tuer, menacée de mort, menacé de mort, je vais le tuer, je vais la tuer, envie de le tuer
    envie de la tuer, se jeter sous, mettre une balle dans, me foutre en l’air, se foutre en l’air, veut mourir
    voulait mourir, veut se tuer, va se tuer, menace de se tuer, essayé de se tuer, veut en finir, se pendre
    si je mourais, me taillad*, me coupe les bras, me coupe les cuisses, me couper les bras, avalé tous mes
    avalé tous les cachets, prendre tous les cachets, toute la boîte de médicaments, toute la boîte de cachets
    veux plus être là, voudrais ne plus être là, à quoi bon vivre, mon père me frappe, ma mère me frappe, ma mère me bat
    mon frère me frappe, mon fiancé me frappe, mon copain me frappe, il m’a frappé, il m’a frappée, mari m’a frappée
    m’a étranglé, m’a étranglée, il m’étrangle, veut nous tuer, va nous tuer, menace de nous tuer
    me jeter du, me jeter d’un, me jeter de la falaise, me jeter dans le vide, se jeter du, se jeter d’un, se jeter dans le vide
    sauter dans le vide, sauter du toit, sauter d’un toit, sauter du balcon, mieux mort que, mieux morte que
    mieux vaut mourir, autant mourir, autant crever, autant être mort, autant être morte, peux plus de vivre
    peux plus de cette vie, peux plus de la vie, plus la force de continuer à vivre, veux me buter, vais me buter
    envie de me buter, veux me flinguer, vais me flinguer, envie de me flinguer, veux me supprimer, vais me supprimer
    envie de me supprimer, me tirer une balle, veux plus exister, voudrais ne plus exister, me laisser mourir
    tous mes médicaments d’un coup, il me tape, mon mari me tape, mon père me tape, me frappe tous les jours
    me frappe tous les soirs, va me frapper, il me tabasse, il allait me tuer, a failli me tuer
  `),
  english: listed(`
    kill myself, killing myself, killed myself, unalive*, end my life, ending my life, end it all, take my own life
    taking my own life, take my life, want to die, wanna die, wanted to die, wish i was dead, wish i were dead
    rather be dead, better off dead, better off without me, no reason to live, nothing to live for, no will to live
    don’t want to live, dont want to live, do not want to live, don’t wanna live, tired of living, done with life
    want to be here anymore, don’t want to exist, dont want to exist, don’t want to wake up, dont want to wake up
    never wake up, hang myself, hanging myself, cutting myself, cut my wrists, slit my wrists, hurt myself, hurting myself
    harm myself, harming myself, self harm*, selfharm*, shoot myself, drown myself, jump off a bridge, jump off the bridge
    take all my pills, took all my pills, goodbye letter, want to disappear forever, he will kill me
    threatened to kill me, wants to kill me, raped me, was raped, been raped, got raped, he hits me, he beats me
    i will kill him, i will kill her, took my own life, and not wake up, wants to die, kill himself, kill herself
    don’t want to be alive, dont want to be alive, do not want to be alive, never been born, can’t go on living
    cant go on living, cannot go on living, no point in living, not worth living, jump in front of, jumping in front of
    jumping off a bridge, jumping off the bridge, husband hits me, father hits me, mother hits me, boyfriend hits me
    husband beats me, father beats me, mother beats me, he hit me, he choked me, he strangled me, he’s going to kill me
    he is going to kill me, threatened to kill us, wants to kill us, going to kill him, going to kill her
    want to kms, going to kms, i will kms, should kms, about to kms, ready to kms, tempted to kms, need to kms, better to kms
    might kms, told me to kys, tells me to kys, better off gone, want it to be over forever, wish i wasn’t alive
    wish i was never born, don’t see a reason to live, ready to die, planning to die
    od on my, od on pills, sucide*, jump off the roof, jumping off the roof, jump off a building
  `),
  arabic: listed(`
    انتحار, الانتحار, للانتحار, بالانتحار, انتحر, انتحرت, سأنتحر, ننتحر, باش ننتحر, أقتل نفسي, سأقتل نفسي, قتل نفسي
    بقتل نفسي, نقتل روحي, نقتل في روحي, نقتل عمري, أريد أن أموت, أريد الموت, أتمنى الموت, أتمنى أن أموت, نحب نموت
    حابب نموت, حابة نموت, نتمنى الموت, نتمنى نموت, أتمنى لو أموت, ليتني مت, ليتني أموت, يا ريتني مت, يا ريتني نموت
    عايز أموت, عايزة أموت, عاوز أموت, بدي موت, كرهت الحياة, كرهت حياتي, كرهت الدنيا, كرهت عمري, كرهت روحي, مليت من الحياة
    مليت من حياتي, تعبت من الحياة, سئمت الحياة, فديت من الدنيا, فديت من حياتي, لا أريد أن أعيش, لا أريد العيش
    لا أريد الحياة, ما نحبش نعيش, مانحبش نعيش, عادش نحب نعيش, معادش نحب نعيش, ماعادش نحب نعيش, لا أستحق الحياة, أنهي حياتي
    إنهاء حياتي, ننهي حياتي, حد لحياتي, حدا لحياتي, أؤذي نفسي, إيذاء نفسي, إيذاء النفس, نضر روحي, نجرح روحي, نجرح في روحي
    أجرح نفسي, نقص عروقي, أقطع شراييني, قطع شراييني, أشنق نفسي, نشنق روحي, نرمي روحي, أرمي نفسي, نغرق روحي, جرعة زائدة
    رسالة وداع, الموت أفضل, الموت أرحم, الموت خير لي, نفكر في الموت, أفكر في الموت, يضربني, راجلي يضرب فيا, يضرب فيا
    يحب يقتلني, باش يقتلني, سيقتلني, يهددني بالقتل, هددني بالقتل, اغتصبني, اغتصبوني, اغتصاب, تم اغتصابي, سأقتله, باش نقتلو
    ضربني, يضرب في أمي, يضرب في أولادي, يريد أن يموت, تريد أن تموت, يحب يموت, تحب تموت, سأنهي حياتي, أنام ولا أستيقظ
    نرقد وما نقومش, نرقد وما نفيقش, نرقد ومانفيقش, شربت الدواء الكل, نشرب الدواء الكل, الاغتصاب, للاغتصاب
    حياتي ما عندها حتى معنى, حياتي بلا معنى, لا معنى لحياتي
    تضرب فيا, تضربني, ضربوني
  `),
  /** Tunisian in Latin letters: several words by their consonants, a single word as it is written. */
  tunisian: listed(`
    n7eb nmout, 7ajti nmout, netmanna nmout, netmanna el mout, n7eb el mout, n9tel rou7i, no9tol fi rou7i, n9tel 3omri
    kraht 7yeti, kraht el 7ayet, kraht denya, kraht el denya, kraht 3omri, kraht rou7i, fadit men 7yeti, fadit men denya
    fadit mel denya, mallit men 7yeti, mallit men denya, te3ebt men denya, ma n7ebbech n3ich, man7ebbech n3ich
    ma3adech n7eb n3ich, 3adech n7eb n3ich, bech nenta7er, n7eb nenta7er, nodhrob rou7i, nejra7 rou7i, nejra7 fi rou7i
    n9oss 3rou9i, nochno9 rou7i, narmi rou7i, ngharra9 rou7i, nfakker fel mout, el mout khir, yodhrob fiya, rajli yodhrob
    y7eb yo9tolni, bech yo9tolni, inti7ar, intihar, nenta7er, nantaher, yodhrobni, yedhrabni, ydhrobni, ydhrabni
    ightasabni, ya rit nmout, ma n7eb n3ich, man7eb n3ich, te3ebt mel 7yet, te3ebt men 7yeti, nenti7er, nentaher, nentahar
    y7eb ymout, yheb ymout, t7eb tmout, el mout khirli, nor9od w ma nfi9ch, nor9od w man9oumch, nor9od w ma n9oumch
    bech no9tlek, dharabni, dhrabni
    yothrob fiya, todhrob fiya, yothrobni, todhrobni, yodhrebni, yadhrabni
  `),
};

/**
 * Turns of speech that hold one of the phrases above and mean no harm; they are taken out of a text before the built-in
 * phrases are looked for, and what remains is compared as ever. Each is long enough to say nothing else: « m’endormir sans
 * jamais me réveiller » is a cry, a whole night without waking is none.
 */
export const harmlessTurns = [
  ...listed(`
    toute la nuit sans jamais me réveiller, nuit entière sans jamais me réveiller, dormi sans jamais me réveiller
    dormi cette nuit sans jamais me réveiller, jusqu’au matin sans jamais me réveiller, me jeter sous la douche
    me jeter sous la couette, me jeter sous ma couette, me jeter sous les draps, me jeter sous la couverture
    me jeter sous ma couverture, me jeter sous le plaid, se tirer une balle dans le pied, il me tape sur les nerfs
    il me tape sur le système, il me tape dans l’œil
  `),
  ...listed(`
    in the end it all, at the end it all, by the end it all, take my life back, take my life into my own hands
    take my life in my own hands, take my life seriously, take my life in a new direction, never wake up before
    never wake up early, never wake up on time, never wake up late, never wake up rested, never wake up refreshed
  `),
  ...listed(`
    قلبي يضرب فيا, قلبي قاعد يضرب فيا, قلبي ولى يضرب فيا, قلبي بدا يضرب فيا, راسي يضرب فيا, البرد يضرب فيا
    ضربني البرد
  `),
  // As they are spelt: by its consonants « 9albi », my heart, would be « kalb », a dog, said of who hits.
  ...listed(`
    9albi yodhrob fiya, 9albi yodhreb fiya, 9albi yedhreb fiya, 9albi yedhrob fiya, 9albi ydhrob fiya, 9albi yidhrob fiya
    9albi yothrob fiya, 9albi yadhreb fiya, 9albi yadhrab fiya, 9albi 9a3ed yodhrob fiya, 9albi 9a3ed yodhreb fiya
    9albi wella yodhrob fiya, 9albi bda yodhrob fiya, galbi yodhrob fiya, galbi yodhreb fiya, dharabni el bard, dhrabni el bard
  `),
];

function listed(phrases: string): readonly string[] {
  return phrases.trim().split(/\s*[,\n]\s*/);
}
