import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'aider-un-proche-sans-s-oublier',
  title: 'Aider un proche sans s’oublier',
  excerpt:
    'S’occuper d’un parent malade ou âgé fatigue le corps et mêle l’amour, la colère et la culpabilité. Comment partager la charge, garder une part de sa vie, et voir venir l’épuisement.',
  categorySlugs: ['couple-et-famille', 'estime-de-soi'],
  contentNote: 'Ce texte évoque brièvement les idées de suicide.',
  isFeatured: false,
  publishedAt: '2025-11-18T08:00:00Z',
  reviewedAt: '2026-10-08',
  sources: [
    { title: 'NICE, « Supporting adult carers » (NG150, en anglais)', url: 'https://www.nice.org.uk/guidance/ng150' },
    {
      title: 'Organisation mondiale de la Santé, « Dementia » (fiche d’information, en anglais)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/dementia',
    },
    {
      title:
        'Sörensen S., Pinquart M., Duberstein P., « How effective are interventions with caregivers? An updated meta-analysis », The Gerontologist, 2002',
      url: 'https://doi.org/10.1093/geront/42.3.356',
    },
  ],
  content: `
<p>Votre mère a fait une chute en mars. Depuis, vous passez le matin avant le travail, vous gérez les médicaments, la caisse d’assurance, les repas, les nuits où elle appelle. Vos frères envoient de l’argent et demandent des nouvelles. On vous dit que vous serez récompensée. Personne ne vous demande comment vous dormez, et vous-même avez cessé de vous poser la question.</p>

<h2>Un rôle qui vient sans prévenir</h2>
<p>On ne décide presque jamais de devenir aidant. On rend un service, puis deux, et un jour on s’aperçoit que toute la semaine tourne autour d’une autre personne. En Tunisie, ce rôle revient souvent à une fille, à la belle-fille, à celle qui n’est pas mariée ou qui habite le plus près. Il va de soi pour tout le monde, ce qui le rend invisible.</p>
<p>Il porte de bonnes choses : une proximité retrouvée, la fierté de rendre ce qu’on a reçu, parfois une paix avec un parent qui avait été dur. Il porte aussi de la fatigue, du temps perdu, de l’argent, un travail mis de côté, et des sentiments que l’on n’ose pas dire. L’impatience quand il pose dix fois la même question. La colère contre les absents. Le dégoût de certains soins. L’envie, une seconde, que cela se termine, et la honte qui suit. Ces pensées traversent presque tous les aidants. Elles ne mesurent pas l’amour ; elles mesurent la charge.</p>

<h2>Les signes qui doivent vous arrêter</h2>
<p>L’épuisement s’installe à bas bruit. Relisez cette liste en pensant au mois qui vient de passer.</p>
<ul>
<li>Vous dormez mal même quand rien ne vous réveille.</li>
<li>Vous avez annulé vos propres rendez-vous : dentiste, tension, analyse.</li>
<li>Vous avez crié, serré un bras un peu fort, claqué une porte, et cela ne vous ressemble pas.</li>
<li>Vous ne voyez plus personne en dehors de la maison.</li>
<li>Vous prenez des comprimés pour tenir, ou pour dormir.</li>
<li>L’idée de la journée du lendemain vous serre la gorge.</li>
</ul>
<p>Deux ou trois de ces signes suffisent, et un seul s’il s’agit d’un geste brusque ou de comprimés pris pour tenir : parlez-en alors à un médecin sans attendre. Ils ne disent pas que vous êtes faible ; ils disent que l’organisation actuelle n’est pas tenable, et qu’elle finira par nuire à la personne que vous aidez.</p>

<h2>Comment partager ce que tout le monde trouve naturel ?</h2>
<p>« Il faudrait que vous m’aidiez » ne donne rien : chacun est d’accord et personne ne bouge. Préparez plutôt une réunion de famille d’une demi-heure, en visio pour ceux qui sont loin.</p>
<ol>
<li><strong>Écrivez tout ce que vous faites</strong> pendant une semaine, avec les durées. Les courses, la douche, les papiers, l’attente à la pharmacie, les nuits. La liste parle sans reproche.</li>
<li><strong>Demandez des choses précises.</strong> « Qui prend le vendredi après-midi, toutes les semaines ? » « Qui appelle la CNAM ? » Un frère à l’étranger peut commander les couches, payer une aide deux matins, téléphoner chaque soir à dix-neuf heures pour que vous marchiez une demi-heure.</li>
<li><strong>Acceptez que ce soit fait autrement.</strong> Le riz sera trop cuit, le lit moins bien tiré. Si vous corrigez tout, on vous rendra tout.</li>
<li><strong>Prévoyez l’absence.</strong> Que se passe-t-il si vous tombez malade demain ? Une feuille sur le frigo, avec les traitements, les numéros et les habitudes, est un soulagement pour chacun.</li>
</ol>
<p>Si la famille se dérobe, adressez-vous ailleurs : une voisine rémunérée, une association, l’assistante sociale de l’hôpital, le médecin. <a href="https://www.nice.org.uk/guidance/ng150">Les recommandations du NICE</a> demandent aux soignants de repérer les aidants, de leur donner des explications et de parler avec eux de leurs propres besoins. Vous pouvez donc poser la question en consultation : « Et pour moi, que pouvez-vous conseiller ? »</p>

<h2>Protéger une part qui reste à vous</h2>
<p>Le repos n’est pas une récompense à mériter une fois tout terminé, car rien ne se termine. Il fait partie du soin. Gardez une chose par semaine qui ne serve à personne : le hammam, un match, un cours, une heure de silence dans la voiture face à la mer. Inscrivez-la comme un traitement.</p>
<p>Au quotidien, cherchez la petite marge plutôt que la grande pause. Boire le café chaud, assise. Appeler une amie pendant que la lessive tourne. Sortir dix minutes à la lumière. Parler, surtout, à quelqu’un qui vit la même chose ; on y entend ses propres pensées dans la bouche d’un autre, et elles font moins peur.</p>
<p>Des programmes d’accompagnement ont été comparés chez des milliers d’aidants. Une synthèse de soixante-dix-huit études montre que l’information, le répit, le soutien et la psychothérapie soulagent réellement, de façon modeste. L’information et la psychothérapie ont les effets les plus constants ; combiner plusieurs aides allège davantage le sentiment de charge.</p>

<h2>Quand la mémoire s’en va</h2>
<p>Si votre proche souffre de la maladie d’Alzheimer ou d’une autre démence, certaines choses changent la vie. Il ne fait pas exprès. Le contredire ne lui rendra pas le souvenir : s’il cherche sa mère morte depuis trente ans, répondez à l’émotion, « elle te manque », puis proposez un thé. Gardez des horaires fixes, des gestes simples, une lumière la nuit. Ce qui ressemble à de la méchanceté est souvent de la peur, une douleur, une infection ou un médicament : parlez-en au médecin. L’Organisation mondiale de la Santé rappelle que les proches assurent une grande part des soins, et qu’eux-mêmes ont besoin d’être soutenus.</p>
<p>On vit alors un deuil étrange, celui d’une personne qui est encore là. Vous avez le droit de la pleurer de son vivant.</p>

<h2>Demander de l’aide pour soi</h2>
<p>Consultez si les signes de la liste persistent, si vous avez peur de perdre patience, si la tristesse ne vous quitte plus. Une psychologue peut vous recevoir, vous, sans la personne malade ; quelques séances suffisent souvent à desserrer la culpabilité et à préparer une conversation difficile avec la famille. Si vous en venez à penser à mourir, ou à craindre un geste envers celui que vous aidez, appelez le SAMU au 190 et faites venir quelqu’un à la maison tout de suite.</p>
<p>Ces lignes sont générales et ne remplacent pas une consultation. Commencez par peu : quel rendez-vous à vous avez-vous annulé ? Reprenez-le ce matin, avant les courses.</p>
`,
};
