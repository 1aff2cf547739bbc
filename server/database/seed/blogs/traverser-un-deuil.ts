import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'traverser-un-deuil',
  title: 'Traverser un deuil',
  excerpt:
    'Après les condoléances vient le silence. Ce que l’on sait aujourd’hui du deuil, ce qui aide dans les semaines ordinaires, et les signes qui doivent conduire à demander de l’aide.',
  categorySlugs: ['deuil'],
  contentNote: 'Ce texte parle de la mort d’un proche et évoque, vers la fin, les idées de suicide.',
  isFeatured: false,
  publishedAt: '2026-04-08T08:00:00Z',
  reviewedAt: '2026-10-06',
  sources: [
    {
      title: 'Stroebe et Schut, The dual process model of coping with bereavement, Death Studies, 1999',
      url: 'https://doi.org/10.1080/074811899201046',
    },
    {
      title: 'Killikelly et Maercker, Prolonged grief disorder for ICD-11, European Journal of Psychotraumatology, 2018',
      url: 'https://doi.org/10.1080/20008198.2018.1476441',
    },
    {
      title: 'NHS, Grief after bereavement or loss',
      url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/grief-bereavement-loss/',
    },
  ],
  content: `
<p>Pendant trois jours, la porte est restée ouverte. Des cousins venus de loin ont dormi dans le salon, les voisines se sont relayées à la cuisine, on vous a servi du café sans vous demander si vous en vouliez. Puis les chaises louées sont reparties. C’est souvent à ce moment-là, dans une maison redevenue trop grande, que le deuil commence pour de bon.</p>
<p>Si vous lisez ces lignes quelques semaines ou quelques mois après, sachez qu’elles n’offrent aucun moyen d’aller plus vite. Elles disent ce que la recherche a appris sur le deuil, et ce que les personnes endeuillées racontent en consultation lorsqu’elles cessent de rassurer tout le monde.</p>

<h2>Il n’y a pas d’étapes à réussir</h2>
<p>On vous a peut-être parlé des « étapes du deuil » : le choc, la colère, la tristesse, l’acceptation. L’image rassure, puisqu’elle promet un ordre. Elle devient pesante le jour où l’on ne s’y reconnaît pas et où l’on croit avoir mal fait son deuil. Deux psychologues de l’université d’Utrecht, Margaret Stroebe et Henk Schut, ont proposé en 1999 une description plus proche de ce que l’on observe. Selon eux, une personne endeuillée va et vient entre deux mouvements.</p>
<p>Dans le premier, elle est tournée vers la perte. Elle pleure, regarde des photos, repasse la dernière conversation, croit voir un visage dans la foule. Dans le second, elle est tournée vers la vie qui continue : les papiers à la municipalité, la facture d’électricité à changer de nom, un fils qui prépare le baccalauréat, une recette à apprendre parce que c’était l’autre qui la faisait. Passer de l’un à l’autre, parfois dix fois par jour, permet de doser une douleur que personne ne supporterait en continu.</p>
<p>Vous pouvez donc rire à un mariage deux mois après sans trahir qui que ce soit. Et vous pouvez fondre en larmes au marché, un an plus tard, devant les figues qu’il aimait, sans être revenu au point de départ.</p>

<h2>Le corps est en deuil lui aussi</h2>
<p>Les premiers temps, beaucoup de gens se décrivent comme engourdis. Ils signent des papiers, remercient, conduisent, et n’en gardent presque aucun souvenir. Viennent ensuite une fatigue que le repos ne répare pas, un sommeil haché, l’appétit qui disparaît, la tête ailleurs au travail. Il arrive d’entendre la clef dans la porte à l’heure où elle tournait d’habitude. Ces expériences sont fréquentes et ne signifient pas que vous perdez la raison.</p>
<p>Un essoufflement, une douleur dans la poitrine ou un amaigrissement important méritent en revanche l’avis d’un médecin. Le chagrin n’explique pas tout, et il fait parfois oublier les traitements en cours.</p>

<h2>Ce que l’on n’ose pas dire devant la famille</h2>
<p>Certains sentiments passent mal à table. Le soulagement, quand la maladie a duré des années et que vous faisiez les nuits. La colère contre le mort, qui n’a pas voulu se soigner, ou qui vous laisse ses dettes. La culpabilité de n’avoir pas décroché ce soir-là. Les éprouver ne dit rien de la qualité de votre amour. Un lien réel contient presque toujours des choses contraires, et la mort ne les met pas d’accord.</p>
<p>On vous a sans doute demandé d’être fort, pour votre mère, pour les petits. La foi soutient beaucoup de personnes dans ces moments, et rien ici ne s’y oppose. Mais la patience n’oblige pas au silence. Celui qui tient pour tous les autres a besoin d’au moins un endroit où il ne tient plus.</p>
<p>Ceux qui vivent à l’étranger portent une peine particulière. L’enterrement a eu lieu le lendemain, et ils l’ont suivi sur l’écran d’un téléphone, entre deux coupures. Un adieu différé reste un adieu : se rendre sur la tombe au premier retour, demander à un frère de raconter cette journée heure par heure, réunir là-bas les amis qui ont connu le défunt.</p>

<h2>Pour les semaines qui viennent</h2>
<p>Prenez dans cette liste ce qui vous convient. Une seule ligne peut suffire pour commencer.</p>
<ul>
<li><strong>Gardez deux points fixes par jour</strong> : une heure de lever, et un repas pris avec quelqu’un.</li>
<li><strong>Réglez un papier à la fois</strong>, accompagné. À une personne qui propose son aide, confiez une tâche précise.</li>
<li><strong>Donnez un lieu à la peine</strong> : le cimetière le vendredi, une lettre, une promenade toujours sur le même chemin. Elle débordera un peu moins ailleurs.</li>
<li><strong>Préparez les dates difficiles.</strong> Avant le quarantième jour, le premier ramadan ou l’Aïd, décidez où vous serez, avec qui, et comment partir si c’est trop.</li>
<li><strong>Reportez ce qui est irréversible</strong> : vendre la maison, vider toutes les armoires, déménager. Un tiroir peut attendre un an.</li>
<li><strong>Méfiez-vous de ce qui endort</strong>, l’alcool comme les comprimés prêtés par une voisine.</li>
</ul>
<p>Avec un enfant, employez le mot « mort ». « Il dort » ou « il est parti en voyage » fabriquent des peurs au moment du coucher et de longues attentes à la fenêtre. Il pleurera, puis ira jouer, puis reposera la même question. Répondez de nouveau, et prévenez son enseignante.</p>

<h2>Quand demander de l’aide</h2>
<p>La plupart des personnes endeuillées n’auront jamais besoin d’une thérapie. L’absence demeure, mais les vagues s’espacent et la journée reprend de la place. Pour d’autres, ce mouvement ne se fait pas. La classification internationale de l’OMS décrit un deuil prolongé lorsque, plus de six mois après la perte, la nostalgie du défunt ou la pensée de sa mort occupe encore la personne de façon persistante, avec une douleur intense, au point d’empêcher de vivre, de travailler ou d’aimer, et nettement au-delà de ce que son entourage et sa culture jugent habituel. Seul un professionnel peut l’apprécier avec vous.</p>
<p>N’attendez pas ces six mois si la mort a été violente ou soudaine, si vous avez déjà traversé une dépression, si vous ne mangez presque plus, ou si vous buvez pour dormir. Et si l’envie de rejoindre la personne disparue devient une idée de mourir, ne restez pas seul : appelez le 190 (SAMU) ou faites-vous conduire aux urgences, et demandez à quelqu’un de rester près de vous.</p>
<p>Cet article donne des repères ; il ne tient pas lieu de consultation, où l’on parlera de la personne que vous avez perdue, et d’elle seule. En attendant, continuez à prononcer son prénom. Il n’y a pas d’âge ni de délai pour cela.</p>
`,
};
