import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'respirer-lentement-ce-que-cela-change',
  title: 'Respirer lentement : ce que cela change, et ce que cela ne change pas',
  excerpt:
    'On conseille la respiration pour tout. Ce qu’elle fait vraiment dans le corps, comment l’apprendre en une semaine, et les moments où il vaut mieux faire autre chose.',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-01-13T08:00:00Z',
  reviewedAt: '2026-10-06',
  sources: [
    {
      title:
        'Organisation mondiale de la Santé, « Doing What Matters in Times of Stress: An Illustrated Guide » (guide illustré, en plusieurs langues)',
      url: 'https://www.who.int/publications/i/item/9789240003927',
    },
    {
      title: 'NHS, « Breathing exercises for stress » (en anglais)',
      url: 'https://www.nhs.uk/mental-health/self-help/guides-tools-and-activities/breathing-exercises-for-stress/',
    },
    {
      title: 'National Center for Complementary and Integrative Health, « Relaxation Techniques: What You Need To Know » (en anglais)',
      url: 'https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know',
    },
  ],
  content: `
<p>« Respire. » On vous l’a dit dans la salle d’attente, avant l’oral, au téléphone, le soir où vous n’arriviez plus à parler. Le conseil est gentil et il agace, parce que vous respiriez déjà, et que cela n’allait pas mieux. Respirer lentement aide réellement beaucoup de personnes, à condition de savoir ce qu’on en attend, de l’avoir appris par temps calme, et de ne pas en attendre plus que cela ne peut donner.</p>

<h2>Ce qui se passe dans le corps</h2>
<p>Quand quelque chose nous inquiète, la respiration devient plus haute et plus rapide. Les épaules montent, le ventre se durcit, on avale de l’air. Le cœur suit. Cette préparation à l’effort était précieuse pour courir ; elle l’est moins dans un bureau de l’administration, où l’on reste assis avec un corps prêt à fuir.</p>
<p>La respiration a une particularité : elle marche toute seule, et l’on peut aussi la conduire. Vous ne pouvez pas décider que votre cœur ralentisse, mais vous pouvez allonger votre souffle, et le cœur ralentit un peu à chaque expiration. En soufflant plus longtemps que vous n’inspirez, vous envoyez au corps le signal d’un moment sans danger. Après quelques minutes, on se détend d’un cran. D’un cran : c’est l’ordre de grandeur à garder en tête.</p>
<p>À l’inverse, respirer fort et vite fait trop baisser le gaz carbonique du sang. La tête tourne, les doigts fourmillent, la poitrine se serre, et l’on croit manquer d’air alors qu’on en prend trop. Beaucoup de personnes à qui l’on dit « respire bien à fond » font exactement cela. La consigne utile est plutôt : « souffle, doucement, jusqu’au bout ».</p>

<h2>L’apprendre en une semaine</h2>
<p>Choisissez un moment ordinaire, toujours le même : avant de sortir du lit, dans la voiture une fois garée, après la prière, pendant que le café passe. Cinq minutes suffisent.</p>
<ol>
<li>Asseyez-vous, les deux pieds au sol, le dos soutenu. Desserrez ce qui serre la taille.</li>
<li>Posez une main sur le ventre. Laissez les épaules tomber.</li>
<li>Videz l’air sans forcer, comme si vous souffliez sur une cuillère de soupe.</li>
<li>Laissez l’air revenir par le nez, sans l’aspirer. La main monte à peine. Comptez jusqu’à trois ou quatre.</li>
<li>Soufflez en comptant jusqu’à cinq ou six. Si le compte vous gêne, abandonnez-le et gardez seulement l’idée d’une expiration plus longue que l’inspiration.</li>
<li>L’esprit s’en ira : vers le loyer, vers la dispute d’hier. Remarquez-le, et revenez à l’expiration suivante. Revenir est l’exercice.</li>
</ol>
<p>Les premiers jours, on trouve cela ennuyeux, parfois désagréable. C’est un apprentissage, comme une route qu’on finit par prendre sans y penser. Au bout d’une semaine, essayez-le dans une petite contrariété : une file d’attente, un embouteillage sur la route de La Marsa, un message auquel vous avez envie de répondre trop vite. Les grands moments viendront après.</p>

<h2>À quoi cela sert-il vraiment ?</h2>
<p>Les techniques de relaxation, dont la respiration lente, ont été étudiées dans de nombreuses situations. <a href="https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know">Le centre américain NCCIH</a> en fait un bilan prudent : elles peuvent aider à diminuer l’anxiété, par exemple avant un soin, et font partie des outils utiles contre le stress et l’insomnie ; elles sont sans danger pour la plupart des gens ; elles complètent un traitement et ne le remplacent pas. L’Organisation mondiale de la Santé a mis des exercices du même genre dans un guide gratuit, conçu pour des personnes qui vivent des épreuves et n’ont pas accès à un thérapeute. On y apprend d’abord à revenir au lieu où l’on est, les pieds sur le sol, avant tout le reste.</p>
<p>Respirer lentement est donc un bon outil pour :</p>
<ul>
<li>redescendre après une contrariété, avant de répondre ;</li>
<li>passer un moment difficile mais utile, une prise de sang, un entretien, un appel ;</li>
<li>préparer le sommeil, quand le corps est au lit et que la tête est restée au bureau ;</li>
<li>traverser une vague d’angoisse sans y ajouter la peur de la vague.</li>
</ul>

<h2>Et quand ce n’est pas la bonne réponse ?</h2>
<p>Certaines personnes se sentent plus mal lorsqu’elles portent leur attention sur leur souffle. Cela arrive après une crise de panique, en cas d’asthme, ou chez quelqu’un dont le corps a été maltraité. Si c’est votre cas, n’insistez pas. Regardez autour de vous et nommez cinq choses bleues, tenez un verre frais, marchez en comptant vos pas, appuyez fermement les mains l’une contre l’autre. L’effet recherché est le même : revenir ici.</p>
<p>Il y a un piège plus discret. Si vous respirez pour ne surtout pas sentir l’angoisse, avant chaque sortie, avant chaque coup de fil, l’exercice devient une canne dont on n’ose plus se passer. Servez-vous-en pour entrer dans la situation, puis laissez l’inconfort faire sa courbe : il monte, il plafonne, il redescend, même sans technique.</p>
<p>Enfin, aucune respiration ne règle ce qui vous étouffe réellement. Un chef qui humilie, une dette, une maison où l’on crie demandent une décision, une aide, parfois un droit à faire valoir. Se calmer permet alors de mieux voir ; il reste à agir.</p>

<h2>Quand en parler à quelqu’un ?</h2>
<p>Une douleur dans la poitrine, un malaise ou une forte gêne pour respirer ne se soignent pas par un exercice : appelez tout de suite le SAMU au 190. Pour un essoufflement à l’effort ou un sifflement, voyez un médecin sans tarder. Si vous avez de l’asthme ou une maladie du cœur, demandez à votre médecin ce qui vous convient avant de retenir votre souffle ou de le forcer.</p>
<p>Parlez-en à un psychologue si l’angoisse revient plusieurs fois par semaine, si vous organisez vos journées pour l’éviter, ou si vous faites vos exercices avec application sans que rien ne change. On ne vous dira pas que vous respirez mal. On cherchera avec vous ce que ce corps, depuis tout ce temps, essaie de prévoir.</p>
<p>En attendant, soufflez une fois, lentement, avant de fermer cette page. Une seule expiration, sans rien attendre d’elle. C’est ainsi qu’on commence, et cet article ne remplace ni un diagnostic ni un accompagnement.</p>
`,
};
