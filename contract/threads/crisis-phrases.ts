/**
 * What says that somebody may be in danger, by language, in plain spelling: how it is compared stands in
 * crisis-words.ts. Commas and line ends part the phrases; a star stands for any ending. Turns of speech are left out
 * on purpose (mort de rire, tuer le temps, نموت عليك, dying to see): a phrase names a wish, an act or a violence.
 */
export const crisisPhrases = {
  french: listed(`
    suicid*, me suicider, veux mourir, voudrais mourir, voulais mourir, aimerais mourir, envie de mourir, préfère mourir
    préférerais mourir, prête à mourir, prêt à mourir, envie de crever, veux crever, idées de mort, veux me tuer
    vais me tuer, voudrais me tuer, envie de me tuer, pense à me tuer, essayé de me tuer, pour me tuer, en finir avec la vie
    envie d’en finir, envie den finir, veux en finir, vais en finir, voudrais en finir, idées noires, fin à mes jours
    fin à ses jours, fin à ma vie, fin à tout ça, plus envie de vivre, plus envie d’exister, veux plus vivre
    voudrais plus vivre, pas envie de vivre, plus la force de vivre, plus le courage de vivre, plus de raison de vivre
    plus aucune raison de vivre, aucune raison de vivre, marre de vivre, fatigué de vivre, fatiguée de vivre, lasse de vivre
    dégoûté de la vie, dégoûtée de la vie, marre de la vie, vie ne vaut pas la peine, vie ne vaut plus la peine
    mieux sans moi, mieux si j’étais mort, mieux si j’étais morte, voudrais être mort, voudrais être morte, veux être mort
    veux être morte, aimerais être mort, aimerais être morte, serais mieux mort, serais mieux morte, veux disparaître
    voudrais disparaître, envie de disparaître, disparaître pour toujours, plus me réveiller, plus jamais me réveiller
    jamais me réveiller, lettre d’adieu, passer à l’acte, scarifi*, me mutil*, automutil*, auto mutil*, ouvrir les veines
    couper les veines, tailler les veines, trancher les veines, me faire du mal, me fais du mal, envie de me faire mal
    me faire mal exprès, me pendre, me défenestrer, jeter par la fenêtre, sauter par la fenêtre, me jeter sous
    sauter du pont, sauter d’un pont, me noyer dans la mer, tirer une balle, avaler tous mes, avaler tous les médicaments
    prendre tous mes médicaments, avalé tous mes médicaments, surdose, overdose, il me frappe, mon mari me frappe, il me bat
    mon mari me bat, mon père me bat, me violer, m’a violé, m’a violée, été violé, été violée, il va me tuer, veut me tuer
    menace de me tuer, menacée de mort, menacé de mort, je vais le tuer, je vais la tuer, envie de le tuer, envie de la tuer
  `),
  english: listed(`
    kill myself, killing myself, killed myself, unalive*, end my life, ending my life, end it all, take my own life
    taking my own life, take my life, want to die, wanna die, wanted to die, wish i was dead, wish i were dead
    rather be dead, better off dead, better off without me, no reason to live, nothing to live for, no will to live
    don’t want to live, dont want to live, do not want to live, don’t wanna live, tired of living, done with life
    want to be here anymore, don’t want to exist, dont want to exist, don’t want to wake up, dont want to wake up
    never wake up, hang myself, hanging myself, cutting myself, cut my wrists, slit my wrists, hurt myself, hurting myself
    harm myself, harming myself, self harm*, selfharm*, shoot myself, drown myself, jump off a bridge, jump off the bridge
    take all my pills, took all my pills, goodbye letter, want to disappear forever, he will kill me, threatened to kill me
    wants to kill me, raped me, was raped, been raped, got raped, he hits me, he beats me, i will kill him, i will kill her
  `),
  arabic: listed(`
    انتحار, الانتحار, للانتحار, بالانتحار, انتحر, انتحرت, سأنتحر, ننتحر, باش ننتحر, أقتل نفسي, سأقتل نفسي, قتل نفسي
    بقتل نفسي, نقتل روحي, نقتل في روحي, نقتل عمري, أريد أن أموت, أريد الموت, أتمنى الموت, أتمنى أن أموت, نحب نموت, حابب نموت
    حابة نموت, نتمنى الموت, نتمنى نموت, أتمنى لو أموت, ليتني مت, ليتني أموت, يا ريتني مت, يا ريتني نموت, عايز أموت
    عايزة أموت, عاوز أموت, بدي موت, كرهت الحياة, كرهت حياتي, كرهت الدنيا, كرهت عمري, كرهت روحي, مليت من الحياة
    مليت من حياتي, تعبت من الحياة, سئمت الحياة, فديت من الدنيا, فديت من حياتي, لا أريد أن أعيش, لا أريد العيش
    لا أريد الحياة, ما نحبش نعيش, مانحبش نعيش, عادش نحب نعيش, معادش نحب نعيش, ماعادش نحب نعيش, لا أستحق الحياة, أنهي حياتي
    إنهاء حياتي, ننهي حياتي, حد لحياتي, حدا لحياتي, أؤذي نفسي, إيذاء نفسي, إيذاء النفس, نضر روحي, نجرح روحي, نجرح في روحي
    أجرح نفسي, نقص عروقي, أقطع شراييني, قطع شراييني, أشنق نفسي, نشنق روحي, نرمي روحي, أرمي نفسي, نغرق روحي, جرعة زائدة
    رسالة وداع, الموت أفضل, الموت أرحم, الموت خير لي, نفكر في الموت, أفكر في الموت, يضربني, راجلي يضرب فيا, يضرب فيا
    يحب يقتلني, باش يقتلني, سيقتلني, يهددني بالقتل, هددني بالقتل, اغتصبني, اغتصبوني, اغتصاب, تم اغتصابي, سأقتله, باش نقتلو
  `),
  /** Tunisian in Latin letters: several words by their consonants, a single word as it is written. */
  tunisian: listed(`
    n7eb nmout, 7ajti nmout, netmanna nmout, netmanna el mout, n7eb el mout, n9tel rou7i, no9tol fi rou7i, n9tel 3omri
    kraht 7yeti, kraht el 7ayet, kraht denya, kraht el denya, kraht 3omri, kraht rou7i, fadit men 7yeti, fadit men denya
    fadit mel denya, mallit men 7yeti, mallit men denya, te3ebt men denya, ma n7ebbech n3ich, man7ebbech n3ich
    ma3adech n7eb n3ich, 3adech n7eb n3ich, bech nenta7er, n7eb nenta7er, nodhrob rou7i, nejra7 rou7i, nejra7 fi rou7i
    n9oss 3rou9i, nochno9 rou7i, narmi rou7i, ngharra9 rou7i, nfakker fel mout, el mout khir, yodhrob fiya, rajli yodhrob
    y7eb yo9tolni, bech yo9tolni, inti7ar, intihar, nenta7er, nantaher, yodhrobni, yedhrabni, ydhrobni, ydhrabni, ightasabni
  `),
};

function listed(phrases: string): readonly string[] {
  return phrases.trim().split(/\s*[,\n]\s*/);
}
