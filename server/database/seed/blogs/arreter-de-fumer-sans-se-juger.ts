import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'arreter-de-fumer-sans-se-juger',
  title: 'Arrêter de fumer sans se juger',
  excerpt:
    'La honte n’a jamais éteint une cigarette. Comprendre la dépendance, préparer une date, passer les premières semaines, et savoir quoi faire le jour où l’on en rallume une.',
  categorySlugs: ['addictions'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-02-12T08:00:00Z',
  reviewedAt: '2026-10-05',
  sources: [
    { title: 'OMS, Tabac : principaux faits', url: 'https://www.who.int/fr/news-room/fact-sheets/detail/tobacco' },
    {
      title: 'Taylor et coll., Smoking cessation for improving mental health, Cochrane Database of Systematic Reviews, 2021',
      url: 'https://doi.org/10.1002/14651858.CD013522.pub2',
    },
    {
      title: 'Chaiton et coll., Estimating the number of quit attempts it takes to quit smoking successfully, BMJ Open, 2016',
      url: 'https://doi.org/10.1136/bmjopen-2016-011045',
    },
  ],
  content: `
<p>« J’ai déjà essayé. » Dans une consultation sur le tabac, cette phrase arrive vite, et presque toujours à voix basse, comme un aveu. Essayer plusieurs fois est pourtant la façon la plus répandue de s’arrêter. Ce qui suit s’adresse à ceux qui hésitent à recommencer, parce qu’ils redoutent moins le manque que la déception.</p>

<h2>Pourquoi se faire honte ne marche pas</h2>
<p>La nicotine crée une dépendance puissante. Elle agit en quelques secondes, dix ou vingt fois par jour, et s’attache à des gestes : le café du matin, la pause devant l’immeuble, l’attente à la station de louage, la minute qui suit le ftour. Le mot « volonté » décrit mal ce qui se passe. On voit des gens très volontaires fumer, et des gens fatigués s’arrêter.</p>
<p>Des chercheurs canadiens ont suivi près de 1 300 fumeurs pendant trois ans au plus pour estimer le nombre de tentatives précédant un arrêt durable. Selon la méthode de calcul, la moyenne va de six à bien davantage, et les auteurs rappellent que, pour beaucoup, trente essais ou plus peuvent être nécessaires. Le chiffre n’a rien de décourageant si on le lit bien : un essai qui s’interrompt fait partie du chemin ordinaire.</p>
<p>La honte, elle, produit surtout du secret. Elle fait fumer en cachette sur le balcon, mentir sur le nombre, éviter le médecin, puis allumer une cigarette pour supporter de s’être menti.</p>

<h2>« C’est la seule chose qui me calme »</h2>
<p>La sensation est réelle. Une ou deux heures après la dernière cigarette, le taux de nicotine baisse, la tension monte, et la suivante l’apaise. On retient l’apaisement, on oublie que la tension venait en partie du manque.</p>
<p>Une revue Cochrane de 2021 a rassemblé une centaine d’études comparant, à six semaines au moins, des personnes qui avaient arrêté et d’autres qui continuaient. En moyenne, l’anxiété, la dépression et le stress diminuaient davantage chez les premières, y compris parmi celles qui souffraient déjà de troubles psychiques. Ces études ne prouvent pas que chacun ira mieux, et leur niveau de certitude est variable. Elles contredisent au moins une crainte tenace, celle de s’effondrer sans tabac.</p>

<h2>Avant la date</h2>
<p>Donnez-vous une à deux semaines. Un arrêt préparé ressemble à un voyage pour lequel on a regardé la route.</p>
<ol>
<li><strong>Observez quatre jours ordinaires.</strong> Pour chaque cigarette, notez l’heure, le lieu, la compagnie et la force de l’envie sur 10. Ne changez encore rien.</li>
<li><strong>Repérez les trois ou quatre cigarettes qui comptent.</strong> Les autres sont souvent mécaniques et partiront plus facilement. C’est pour celles-là qu’il faut un plan.</li>
<li><strong>Fixez un jour.</strong> Certains profitent du ramadan, puisque la journée est déjà sans tabac ; prévoyez alors surtout les soirées, où l’on fume parfois double. D’autres préfèrent attendre la fin d’un chantier ou des examens.</li>
<li><strong>Parlez à un médecin ou à un pharmacien des traitements.</strong> Les substituts nicotiniques, en patch et en gommes, atténuent le manque ; d’autres médicaments existent sur ordonnance. Selon l’OMS, un accompagnement et des médicaments peuvent plus que doubler les chances de réussite. Des consultations d’aide au sevrage sont ouvertes dans des structures publiques : demandez la plus proche à votre centre de santé de base.</li>
<li><strong>Prévenez deux personnes</strong>, et dites-leur ce que vous attendez d’elles. Par exemple : « Ne me demande pas si je tiens, propose-moi de marcher. »</li>
</ol>
<p>La chicha du samedi et la neffa comptent aussi. Il n’existe pas de forme de tabac sans danger, et garder l’une d’elles entretient l’appel de l’autre.</p>
<p>Certaines situations demandent un avis médical avant de commencer : une grossesse, une maladie du cœur, un traitement psychiatrique. La fumée modifie l’élimination de plusieurs de ces médicaments, et les doses peuvent devoir être revues à l’arrêt.</p>

<h2>Les premières semaines</h2>
<p>Irritabilité, sommeil agité, faim, tête dans le coton : le manque est le plus fort les premiers jours et s’atténue d’ordinaire en deux à quatre semaines. Prévenez vos proches que vous serez désagréable et que ce n’est pas contre eux. Les envies, elles, peuvent surgir plus longtemps, mais chacune est brève. Elle monte, culmine quelques minutes et redescend, que l’on fume ou non.</p>
<p>Pour ces minutes-là, préparez des gestes simples :</p>
<ul>
<li>quitter le lieu, même pour le palier ou l’autre trottoir ;</li>
<li>boire lentement un grand verre d’eau, ou mâcher une gomme à la nicotine si elle vous a été conseillée ;</li>
<li>occuper les mains : des noyaux de dattes, un chapelet, un trousseau de clefs ;</li>
<li>respirer en allongeant l’expiration, dix fois ;</li>
<li>appeler la personne prévenue et parler d’autre chose.</li>
</ul>
<p>Le café où tout le monde fume n’est pas interdit pour toujours. Remettez-le à plus tard, ou asseyez-vous dehors, avec un thé à la place de l’express. Et comptez l’argent : le prix des paquets d’un mois, glissé dans une boîte, devient vite un argument que personne ne peut discuter.</p>

<h2>Le jour où vous en rallumez une</h2>
<p>C’est un mariage, une dispute, une nuit à l’hôpital près d’un parent. Quelqu’un tend son paquet. Une cigarette est un faux pas. Ce qui la transforme en rechute, c’est le plus souvent la phrase qui vient après : « C’est fichu, autant finir le paquet. »</p>
<p>Répondez à cette phrase par des questions précises. Où étais-je ? Qu’est-ce que je cherchais : du calme, une place dans le groupe, un peu d’air ? Que pourrais-je faire d’autre dans la même situation ? Puis reprenez le plan à la cigarette suivante, sans attendre lundi. Les jours déjà passés sans fumer ne s’effacent pas : votre corps et vos habitudes en gardent le bénéfice.</p>
<p>Si vous fumez de nouveau régulièrement, notez combien de temps vous avez tenu et ce qui vous a aidé. Vous tenez là le début du prochain essai.</p>

<h2>Quand se faire accompagner</h2>
<p>Demandez de l’aide dès le départ si vous fumez dans la demi-heure qui suit le réveil, si plusieurs tentatives se sont arrêtées dans les premiers jours, si la prise de poids vous angoisse ou si d’autres produits s’ajoutent au tabac. Un psychologue travaille sur les situations à risque, les émotions que la cigarette recouvrait, la place qu’elle tenait dans votre vie. Le médecin s’occupe du traitement. Les deux se complètent.</p>
<p>Parlez-en rapidement si une tristesse profonde s’installe après l’arrêt, surtout lorsque vous avez déjà connu une dépression. Des idées de mort sont une urgence : le 190 (SAMU) répond à toute heure. Pour tout le reste, voyez dans cet article une préparation à la rencontre avec un professionnel, qu’aucune lecture ne remplace.</p>
<p>La prochaine fois que vous direz « j’ai déjà essayé », essayez de le dire à voix haute. C’est une expérience acquise.</p>
`,
};
