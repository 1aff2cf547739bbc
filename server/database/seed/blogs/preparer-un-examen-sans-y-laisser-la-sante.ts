import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'preparer-un-examen-sans-y-laisser-la-sante',
  title: 'Préparer un examen sans y laisser la santé',
  excerpt:
    'Réviser mieux plutôt que plus, dormir, traverser le trac le jour venu, et soutenir un enfant qui passe le bac sans ajouter sa peur à la sienne.',
  categorySlugs: ['anxiete-et-stress', 'parentalite'],
  contentNote: 'Une partie de ce texte parle des idées de suicide chez les jeunes.',
  isFeatured: false,
  publishedAt: '2025-05-20T08:00:00Z',
  reviewedAt: '2026-10-15',
  sources: [
    {
      title:
        'Dunlosky J. et coll., « Improving Students’ Learning With Effective Learning Techniques », Psychological Science in the Public Interest, 2013',
      url: 'https://doi.org/10.1177/1529100612453266',
    },
    {
      title:
        'Roediger H., Karpicke J., « Test-Enhanced Learning: Taking Memory Tests Improves Long-Term Retention », Psychological Science, 2006',
      url: 'https://doi.org/10.1111/j.1467-9280.2006.01693.x',
    },
    {
      title:
        'Organisation mondiale de la Santé, « Doing What Matters in Times of Stress: An Illustrated Guide » (guide illustré, en plusieurs langues)',
      url: 'https://www.who.int/publications/i/item/9789240003927',
    },
  ],
  content: `
<p>Au mois de mai, on reconnaît les immeubles où quelqu’un passe le bac. Une fenêtre reste allumée très tard, les petits sont priés de jouer plus loin, une tante appelle pour dire qu’elle prie. À table, on parle de la moyenne de l’an dernier et de la faculté. Tout cela est fait par amour, et tout cela pèse. Voici comment alléger un peu, pour celui qui révise et pour ceux qui l’attendent derrière la porte.</p>

<h2>Réviser moins longtemps, et mieux</h2>
<p>Relire son cours en le surlignant donne une impression agréable de savoir. Elle trompe. Des chercheurs ont comparé dix techniques de travail : <a href="https://doi.org/10.1177/1529100612453266">le surlignage et la relecture</a> sont parmi les moins utiles. Deux autres se détachent nettement.</p>
<ul>
<li><strong>Se tester.</strong> Fermez le cahier et écrivez ce dont vous vous souvenez. Répondez aux annales avant de vous sentir prêt. Faites-vous interroger par un petit frère avec le livre en main. L’effort de retrouver une information la fixe bien mieux qu’une simple relecture, y compris lorsqu’on se trompe, à condition de vérifier ensuite.</li>
<li><strong>Espacer.</strong> Trois fois une heure, lundi, jeudi et la semaine suivante, valent mieux que trois heures d’affilée. L’oubli entre deux séances est désagréable et utile : il rend l’effort de rappel plus fort.</li>
</ul>
<p>Un plan simple tient sur une feuille. À gauche, les chapitres. À droite, trois cases par chapitre, à cocher à une date différente chaque fois. Mélangez les matières dans la journée, commencez par la plus difficile, et travaillez par blocs de trente à quarante-cinq minutes suivis d’une vraie pause : debout, de l’eau, la fenêtre. Le téléphone reste dans une autre pièce, car une notification coûte bien plus que les dix secondes de sa lecture.</p>
<p>Si vous êtes en retard, ne recommencez pas tout depuis le début. Choisissez ce qui rapporte le plus de points pour le temps qu’il reste. Renoncer à un chapitre, en le décidant, fatigue moins que courir après tous.</p>

<h2>Le corps révise aussi</h2>
<p>C’est pendant le sommeil que la mémoire range la journée. Une nuit blanche pour gagner quatre heures en fait perdre davantage le lendemain : on lit trois fois la même ligne, on s’irrite, on oublie un signe moins. Gardez au moins huit heures de sommeil si vous êtes adolescent, une heure de lever stable, et une demi-heure sans écran avant de dormir.</p>
<p>Mangez à des heures régulières. Le café aide le matin et vole la nuit après quinze heures ; les boissons énergisantes accélèrent le cœur et augmentent l’angoisse. Méfiez-vous des comprimés « pour la concentration » qui circulent avant les épreuves : certains sont des médicaments de prescription, dangereux sans avis médical, et ils ne remplacent pas une heure de sommeil. Bougez chaque jour, ne serait-ce que vingt minutes de marche en récitant.</p>
<p>Quand les révisions tombent pendant le ramadan, déplacez les matières difficiles vers les heures où vous êtes clair, souvent tôt le matin ou après la rupture du jeûne, et défendez une sieste courte.</p>

<h2>Le trac, le jour venu</h2>
<p>Le trac n’est pas un ennemi. Un cœur qui bat plus vite apporte de l’énergie au cerveau. Se dire « je suis prêt à l’effort » aide plus que « il faut que je me calme ».</p>
<ol>
<li><strong>La veille</strong>, préparez la convocation, la carte d’identité, deux stylos, de l’eau. Une heure de rappel léger, puis plus rien.</li>
<li><strong>Le matin</strong>, partez en avance, évitez le groupe qui s’interroge devant la porte.</li>
<li><strong>En ouvrant le sujet</strong>, lisez-le en entier. Soufflez longuement deux fois. Commencez par ce que vous savez faire.</li>
<li><strong>Si tout se vide</strong>, posez le stylo. Sentez vos pieds. Regardez un point au mur, soufflez plus longtemps que vous n’inspirez, trois fois. Écrivez n’importe quel mot du chapitre : le reste est souvent accroché derrière.</li>
<li><strong>À la sortie</strong>, ne corrigez pas l’épreuve avec les autres. Elle est finie. Mangez, marchez, dormez ; la suivante commence demain.</li>
</ol>

<h2>Pour les parents : que dire ?</h2>
<p>Votre enfant sait déjà que c’est important. Chaque rappel ajoute votre peur à la sienne. Essayez plutôt :</p>
<ul>
<li>une présence sans contrôle, un plateau de fruits posé sans un mot ;</li>
<li>une question ouverte : « De quoi as-tu besoin ce soir ? » plutôt que « Tu en es où ? » ;</li>
<li>une phrase à dire une fois, sincèrement : « Nous serons fiers de ton travail, quel que soit le résultat. Et s’il faut passer la session de contrôle, nous trouverons ensemble. » ;</li>
<li>aucune comparaison avec le cousin, la voisine, vous-même au même âge ;</li>
<li>une maison où l’on continue à rire.</li>
</ul>
<p>Si vous avez peur de l’échec, parlez-en avec un autre adulte. Les espoirs d’une famille, les sacrifices faits pour les cours particuliers, le rêve d’une profession peuvent se dire ; ils ne doivent pas tenir tout entiers sur les épaules de quelqu’un qui a dix-huit ans.</p>

<h2>Quand l’inquiétude devient trop lourde</h2>
<p>Demandez un rendez-vous si le sommeil a disparu depuis plus d’une semaine, si votre enfant ne mange plus, vomit avant les épreuves, pleure chaque soir, se replie, ou à l’inverse ne travaille plus du tout et passe ses nuits sur un écran. Quelques séances avant les épreuves peuvent suffire à apprendre à se servir de son trac. Si les crises d’angoisse se répètent en classe depuis des mois, n’attendez pas le printemps.</p>
<p>Les jours qui précèdent et qui suivent les résultats demandent une attention particulière. Un jeune qui dit qu’il « ne supportera pas d’échouer », qu’il « préfère disparaître », qui donne ses affaires ou se coupe de ses amis doit être pris au sérieux. Demandez-lui, sans détour et sans colère, s’il pense à mourir. La question ne met pas l’idée dans la tête ; elle ouvre une porte. Ne le laissez pas seul, appelez le SAMU au 190 s’il y a un danger, et le 1809 pour parler à des professionnels de l’enfance.</p>
<p>Un examen ouvre une route. Quand elle se ferme, il en reste d’autres, et beaucoup d’adultes heureux en ont pris une qu’ils n’avaient pas prévue. Cet article ne remplace pas une consultation ; il peut se lire à deux, le soir, avant d’éteindre.</p>
`,
};
