import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'se-parler-avec-bienveillance',
  title: 'Se parler avec bienveillance',
  excerpt:
    'La voix intérieure qui juge n’est pas une fatalité. D’où elle vient, ce que la recherche dit de l’autocompassion, et un exercice en cinq temps pour la prochaine erreur.',
  categorySlugs: ['estime-de-soi'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-07-02T08:00:00Z',
  reviewedAt: '2026-10-09',
  sources: [
    {
      title: 'Neff, Self-compassion: an alternative conceptualization of a healthy attitude toward oneself, Self and Identity, 2003',
      url: 'https://doi.org/10.1080/15298860390129863',
    },
    {
      title: 'Breines et Chen, Self-compassion increases self-improvement motivation, Personality and Social Psychology Bulletin, 2012',
      url: 'https://doi.org/10.1177/0146167212445599',
    },
    {
      title: 'Ferrari et coll., Self-compassion interventions and psychosocial outcomes: a meta-analysis of RCTs, Mindfulness, 2019',
      url: 'https://doi.org/10.1007/s12671-019-01134-6',
    },
  ],
  content: `
<p>Elle parle vite, elle tutoie, elle ne laisse pas répondre. « Encore toi. » « Tout le monde l’a vu. » « À ton âge. » Elle emprunte parfois les mots d’un père, d’une maîtresse d’école, d’une tante qui comparait ses nièces à table. Beaucoup de gens vivent avec cette voix depuis si longtemps qu’ils la prennent pour la vérité.</p>
<p>Les psychologues l’appellent le critique intérieur. On ne s’en débarrasse pas par un effort de volonté, et ce n’est pas nécessaire. Il est possible, en revanche, d’apprendre à lui répondre sur un autre ton.</p>

<h2>Une voix apprise</h2>
<p>Personne ne naît sévère avec soi-même. Un enfant apprend à se regarder à travers le regard des adultes, puis de l’école, puis du quartier. Dans une famille où l’on récite les moyennes du trimestre devant les invités, il comprend que sa valeur se calcule au centième. Dans une rue où l’on demande sans cesse ce que diront les gens, il s’entraîne à le dire avant eux.</p>
<p>C’est là l’utilité de cette voix, et la raison pour laquelle elle s’accroche. En vous critiquant la première, elle essaie de vous éviter le reproche des autres. Elle croit vous protéger. Le prix à payer est une surveillance de tous les instants : on relit dix fois un message avant de l’envoyer, on refuse un poste pour ne pas risquer d’y être mauvais, on dort mal après une plaisanterie ratée au café.</p>
<p>Repérez à quels moments elle parle le plus fort. Pour les uns, c’est devant le miroir ; pour d’autres, après un appel de la famille, ou le soir où sont publiés les résultats du baccalauréat et où il faut féliciter la fille des voisins.</p>

<h2>Ce que recouvre l’autocompassion</h2>
<p>Le mot a mauvaise réputation : on y entend la pitié. La psychologue américaine Kristin Neff lui a donné en 2003 un sens plus précis, qui réunit trois attitudes.</p>
<p>La première consiste à se traiter avec chaleur, comme on le ferait pour quelqu’un de proche, au lieu de se condamner. La deuxième est de se souvenir que l’échec et l’imperfection font partie de toute vie humaine ; la honte, elle, affirme que vous êtes le seul. La troisième est de regarder la douleur en face, telle qu’elle est, sans la nier et sans s’y noyer.</p>
<p>Cela diffère de l’estime de soi, qui dépend souvent d’une comparaison : être plus diplômée, plus mince, mieux payé. L’estime monte les bons jours et nous lâche les mauvais, précisément quand nous en aurions besoin. La bienveillance envers soi n’exige pas d’avoir gagné.</p>

<h2>« Si je suis doux avec moi, je ne ferai plus rien »</h2>
<p>C’est l’objection la plus fréquente, et elle mérite une réponse sérieuse. Juliana Breines et Serena Chen l’ont mise à l’épreuve dans quatre expériences. Après une faute ou un mauvais résultat, les participants invités à considérer leur erreur avec compréhension se montraient plus disposés à la réparer, à ne pas la répéter et à travailler davantage pour le test suivant que ceux qu’on avait invités à penser à leurs qualités, ou laissés à eux-mêmes. Une personne qui ne se sent pas en danger peut regarder son erreur assez longtemps pour en apprendre quelque chose.</p>
<p>D’autres équipes ont évalué des programmes entiers. Une synthèse de vingt-sept essais contrôlés, publiée en 2019, relève des améliorations d’ampleur moyenne de l’autocritique, du stress, de l’anxiété et des symptômes dépressifs. Ses auteurs restent prudents : les programmes étaient très divers, et les études décevantes sont peut-être restées dans les tiroirs. Il s’agit d’un apprentissage utile, pas d’un remède à tout.</p>

<h2>Un exercice pour la prochaine erreur</h2>
<p>Essayez-le d’abord sur une contrariété modeste : un rendez-vous oublié, un plat brûlé un soir où vous receviez, une réponse sèche à un collègue. Dix minutes et une feuille suffisent.</p>
<ol>
<li><strong>Notez la phrase exacte</strong> que vous vous êtes dite, dans la langue où elle est venue. L’écrire la rend déjà plus petite.</li>
<li><strong>Nommez celui qui parle</strong> : « voilà mon critique ». Vous n’avez pas à le faire taire.</li>
<li><strong>Racontez les faits sans adjectif.</strong> Qui a fait quoi, à quelle heure, avec quelle conséquence réelle.</li>
<li><strong>Cherchez la phrase que vous diriez</strong> à un jeune frère ou à une amie dans la même situation. Gardez le vocabulaire de chez vous : on se console rarement dans la langue de l’administration.</li>
<li><strong>Décidez d’un geste</strong>, un seul, qui répare ou qui soulage. Rappeler la personne, refaire la page, aller dormir.</li>
</ol>
<p>Une femme avait oublié de payer l’inscription de son fils au club d’été. Sa première phrase était « même mère, tu n’y arrives pas ». La seconde, écrite une demi-heure plus tard :</p>
<blockquote><p>J’ai oublié un papier dans une semaine où j’ai conduit ma mère trois fois à l’hôpital. Je suis fatiguée, et ça se comprend. J’appelle le club demain à neuf heures.</p></blockquote>
<p>Remarquez que la faute est toujours là. Personne ne l’a excusée. Elle a simplement retrouvé sa taille.</p>

<h2>Quand la douceur fait mal</h2>
<p>Chez certaines personnes, surtout celles qui ont grandi sous les cris ou les humiliations, se parler gentiment réveille d’abord une tristesse violente, ou la peur de se ramollir. C’est assez courant et cela ne prouve pas que l’exercice est mauvais pour vous. Choisissez alors une phrase plus neutre, par exemple « c’est difficile en ce moment », et entraînez-vous les jours calmes. Si le malaise persiste, laissez l’exercice et parlez-en à un professionnel.</p>
<p>Vérifiez aussi d’où vient la voix. Si un conjoint, un parent ou un chef vous rabaisse chaque jour, le travail ne porte pas sur votre dialogue intérieur. Il s’agit d’une violence, et c’est d’appui et de protection que vous avez besoin.</p>

<h2>À quel moment consulter</h2>
<p>Prenez rendez-vous si l’autocritique occupe une grande partie de vos journées, si elle vous fait renoncer à des choses qui comptent, si vous vous privez de nourriture ou vous blessez pour vous punir, ou encore si la tristesse et la perte d’intérêt durent depuis plus de deux semaines. Une psychothérapie permet de comprendre l’histoire de cette voix, et pas seulement de lui tenir tête. Ce que vous venez de lire peut vous accompagner, sans remplacer cet échange.</p>
<p>Si la voix en vient à dire que les autres seraient mieux sans vous, c’est une urgence : appelez le 190 (SAMU) et prévenez quelqu’un de proche. Vous n’avez pas à mériter qu’on vous aide.</p>
`,
};
