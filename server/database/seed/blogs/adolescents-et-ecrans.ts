import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'adolescents-et-ecrans',
  title: 'Adolescents et écrans : sortir du bras de fer',
  excerpt:
    'Faut-il compter les heures ? Ce que disent les recherches sur les adolescents et le numérique, ce qui mérite d’être protégé d’abord, et comment écrire un accord familial qui tienne au-delà du dimanche.',
  categorySlugs: ['parentalite'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-10-06T08:00:00Z',
  reviewedAt: '2026-10-15',
  sources: [
    {
      title:
        'Société canadienne de pédiatrie, « Les médias numériques : la promotion d’une saine utilisation des écrans chez les enfants d’âge scolaire et les adolescents », 2019',
      url: 'https://cps.ca/fr/documents/position/les-medias-numeriques',
    },
    {
      title:
        'Orben A., Przybylski A. K., « The association between adolescent well-being and digital technology use », Nature Human Behaviour, 2019',
      url: 'https://doi.org/10.1038/s41562-018-0506-1',
    },
    {
      title: 'American Psychological Association, « Health advisory on social media use in adolescence », 2023',
      url: 'https://www.apa.org/topics/social-media-internet/health-advisory-adolescent-social-media-use',
    },
  ],
  content: `
<p>0,4 %. C’est, au plus, la part des différences de bien-être entre adolescents que l’usage du numérique explique dans les données de plus de 350 000 jeunes analysées par Amy Orben et Andrew Przybylski. Le lien existe, il est négatif, il est petit. Ce résultat ne clôt pas le débat, d’autres chercheurs le discutent, et une moyenne ne dit rien de votre fille ou de votre fils. Il invite pourtant à baisser le ton. Le téléphone n’explique pas tout, et le compter en heures n’est sans doute pas la meilleure façon de s’en occuper.</p>

<h2>Regarder l’usage avant le compteur</h2>
<p>Trois heures d’écran peuvent recouvrir des après-midi très différents. Yassine révise les maths avec une chaîne tunisienne, plaisante dans le groupe de la classe, puis joue avec son cousin de Lyon. Farah fait défiler seule, jusqu’à deux heures du matin, des visages retouchés auxquels elle se compare. Le compteur affiche le même chiffre.</p>
<p>L’Association américaine de psychologie, dans son avis de 2023, le formule avec prudence : les réseaux sociaux ne sont ni bons ni mauvais par nature. Leurs effets dépendent de ce que le jeune y fait et y voit, de ses fragilités et de ses appuis. Un adolescent timide peut y trouver un premier cercle d’amis ; un autre, déjà triste ou harcelé, y être exposé sans répit. Les plus jeunes demandent davantage de présence : vers dix ou quatorze ans, un adulte devrait savoir où ils vont, puis relâcher par étapes.</p>
<p>Posez-vous donc une autre question que « combien ? ». Demandez ce que l’écran remplace. S’il a pris la place du sommeil, du sport, des repas, des amis que l’on voit ou du travail scolaire, il y a matière à agir, même à deux heures par jour.</p>

<h2>Protéger le sommeil en premier</h2>
<p>S’il ne fallait tenir qu’une règle, ce serait celle-là. Un adolescent a besoin d’au moins huit heures de sommeil, et son horloge biologique le pousse déjà à se coucher tard. Le téléphone sous l’oreiller fait le reste : une notification, une réponse, une vidéo qui en appelle une autre. Le lendemain, ce que l’on prend pour de l’insolence est parfois de la fatigue.</p>
<p>La Société canadienne de pédiatrie conseille d’éteindre les écrans au moins une heure avant le coucher et de les garder hors de la chambre. Dans un logement où l’on partage les pièces, installez une station de charge commune, au salon ou dans l’entrée, pour tout le monde. Achetez un réveil à piles : l’argument « j’en ai besoin pour me lever » disparaît. Pendant le ramadan et l’été, les nuits s’allongent et il serait vain de lutter contre tout. Fixez d’avance la date à laquelle on revient aux horaires de l’année, une dizaine de jours avant la rentrée, et revenez-y par paliers.</p>

<h2>Et nous, les parents ?</h2>
<p>Un adolescent observe. Il voit le père répondre à ses messages pendant le couscous du dimanche, la mère suivre un feuilleton sur sa tablette en l’écoutant d’une oreille. Il a aussi compris que les photos de lui partagées avec toute la famille l’ont été sans son avis. On n’est pas obligé d’être irréprochable pour fixer une règle ; il est utile de reconnaître qu’on y est soumis : « Moi aussi j’ai du mal. Je pose le mien avec le tien. »</p>
<p>Intéressez-vous sans enquêter. « Montre-moi à quoi tu joues », « qui te fait rire en ce moment ? », « qu’est-ce qui t’a mis mal à l’aise cette semaine ? » ouvrent plus de portes qu’une fouille. Lire ses conversations en secret se découvre presque toujours et coûte cher en confiance. Réservez l’intervention sans accord aux situations de danger, et dites-le à l’avance.</p>

<h2>Écrire un accord qui tienne</h2>
<p>Une règle lancée un soir de colère dure trois jours. Un accord se prépare à tête reposée, avec l’adolescent, et se révise. Réservez une heure un week-end :</p>
<ol>
<li>Chacun note ce que les écrans lui apportent, puis ce qui le gêne chez lui-même. Les parents commencent.</li>
<li>Choisissez les moments sans écran pour tous : les repas, la dernière heure du soir, les visites chez les grands-parents.</li>
<li>Distinguez travail, liens et divertissement. L’année du baccalauréat, remplacez l’interdiction totale par des plages : quarante minutes de révision, téléphone dans une autre pièce, dix minutes de pause.</li>
<li>Convenez de ce que l’on ne publie pas : adresse, uniforme du lycée, photos d’autrui sans son accord, images intimes.</li>
<li>Prévoyez la suite d’un manquement, courte et liée au fait : le téléphone dort au salon deux soirs de plus. Confisquer un mois isole, et se termine en général le quatrième jour.</li>
<li>Écrivez tout sur une feuille, signez, fixez la date de la révision dans un mois.</li>
</ol>
<p>Ajoutez une promesse, la plus importante : « Si quelqu’un te menace, te réclame une photo ou de l’argent, viens me voir. Je ne te confisquerai rien pour m’avoir parlé. » Beaucoup de jeunes se taisent par crainte de perdre leur téléphone, et les maîtres chanteurs le savent.</p>

<h2>Qu’est-ce qui doit alerter ?</h2>
<p>La passion pour un jeu ou une série n’est pas une addiction. Soyez plus attentif si plusieurs de ces changements durent depuis quelques semaines :</p>
<ul>
<li>il est malheureux ou très irritable dès qu’il n’est plus connecté, et ne prend plaisir à rien d’autre ;</li>
<li>il ment sur son usage, ou n’arrive pas à le réduire alors qu’il le souhaite ;</li>
<li>les nuits, les notes ou les amitiés hors ligne se dégradent ;</li>
<li>il cache brusquement son écran, sort bouleversé d’une conversation, ne veut plus aller au lycée ;</li>
<li>elle ne se nourrit plus comme avant, se compare sans cesse, parle de son corps avec dégoût.</li>
</ul>
<p>L’écran est parfois la cause, parfois le refuge. Derrière des nuits de jeu, on trouve aussi une anxiété sociale, une dépression, un harcèlement, un conflit à la maison, l’absence d’un parent parti travailler loin. Retirer le refuge sans regarder ce qu’il abrite laisse le jeune à découvert.</p>
<p>En cas de harcèlement ou de chantage, gardez les captures d’écran, ne payez pas, bloquez, prévenez l’établissement, et demandez conseil au 1809, qui écoute les familles et les enfants. Si votre adolescent parle de mourir, se blesse, ou si vous le sentez en danger, restez près de lui et appelez le SAMU au 190.</p>

<h2>Quand consulter ?</h2>
<p>Un premier rendez-vous se justifie si les signes ci-dessus persistent, si l’école décroche, ou si les disputes autour du téléphone sont devenues le seul sujet de la maison. Venez même si votre enfant refuse : on peut commencer avec les parents. Présentez-lui la démarche comme une aide pour toute la famille, sans en faire une punition.</p>
<p>Chaque famille a ses contraintes et chaque jeune son histoire : ce que vous lisez ici prépare une consultation, sans pouvoir la remplacer. Et si le premier accord échoue, gardez la feuille. Ce qui n’a pas tenu est un bon point de départ pour la conversation suivante, à la maison comme au cabinet.</p>
`,
};
