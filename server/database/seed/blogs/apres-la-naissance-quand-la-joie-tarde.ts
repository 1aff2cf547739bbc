import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'apres-la-naissance-quand-la-joie-tarde',
  title: 'Après la naissance, quand la joie tarde',
  excerpt:
    'On vous félicite et vous pleurez. Du coup de fatigue des premiers jours à la dépression qui se soigne : comment les distinguer, comment aider une jeune mère, et un jeune père aussi.',
  categorySlugs: ['parentalite', 'depression'],
  contentNote: 'Ce texte parle de dépression après une naissance et évoque les idées de suicide.',
  isFeatured: false,
  publishedAt: '2025-10-21T08:00:00Z',
  reviewedAt: '2026-10-14',
  sources: [
    {
      title: 'NICE, « Antenatal and postnatal mental health: clinical management and service guidance » (CG192, en anglais)',
      url: 'https://www.nice.org.uk/guidance/cg192',
    },
    {
      title: 'Organisation mondiale de la Santé, « Maternal mental health » (en anglais)',
      url: 'https://www.who.int/teams/mental-health-and-substance-use/promotion-prevention/maternal-mental-health',
    },
    {
      title: 'NHS, « Postnatal depression » (en anglais)',
      url: 'https://www.nhs.uk/mental-health/conditions/post-natal-depression/overview/',
    },
  ],
  content: `
<p>La maison sent le bouillon et la fleur d’oranger. Les tantes se passent le bébé, on rit, on photographie. Assise au bord du lit, la mère répond aux félicitations d’une voix qu’elle ne reconnaît pas. Elle regarde cet enfant que tout le monde trouve merveilleux et attend de ressentir ce qu’on lui avait promis. Rien ne vient, ou alors une inquiétude si forte qu’elle n’ose pas dormir. Elle se dit qu’elle est une mauvaise mère. Elle n’est ni mauvaise ni seule.</p>

<h2>Trois situations qu’on confond</h2>
<p><strong>Le baby blues</strong> touche plus de la moitié des femmes. Il arrive vers le troisième jour, avec la chute des hormones et les nuits hachées : on pleure pour une chanson, on s’irrite, on rit, on pleure encore. Il passe de lui-même en une dizaine de jours. Du repos, de la tendresse et quelqu’un qui garde l’enfant pendant une sieste y suffisent.</p>
<p><strong>La dépression du post-partum</strong> est plus profonde et dure plus longtemps. Elle peut débuter pendant la grossesse, dans les semaines qui suivent la naissance, ou plusieurs mois après, quand les visites ont cessé. L’Organisation mondiale de la Santé estime qu’environ une femme sur dix connaît un trouble psychique pendant la grossesse et 13 % juste après l’accouchement, davantage encore dans les pays à revenu faible ou intermédiaire. On y trouve :</p>
<ul>
<li>une tristesse ou un vide presque tous les jours, souvent pire le matin ;</li>
<li>l’absence de plaisir, l’impression de s’occuper du bébé comme un automate ;</li>
<li>une anxiété qui ne lâche pas : vérifier sa respiration dix fois par nuit, n’oser le confier à personne ;</li>
<li>l’insomnie même quand l’enfant dort, ou une fatigue que le sommeil ne répare pas ;</li>
<li>la culpabilité, la conviction que le bébé serait mieux avec une autre ;</li>
<li>parfois des images effrayantes, qu’on n’a aucune envie de réaliser et qui font honte.</li>
</ul>
<p><strong>La psychose du post-partum</strong> est rare, une à deux naissances sur mille, et c’est une urgence. Elle commence en général dans les deux premières semaines : la mère ne dort plus, paraît très agitée ou absente, tient des propos étranges, entend des voix, croit que l’enfant est en danger ou qu’il est habité par un mal. Il faut l’emmener aux urgences tout de suite, ou appeler le SAMU au 190, et ne la laisser seule à aucun moment, ni avec le bébé ni sans lui. Bien soignées, la plupart des femmes guérissent ; une grossesse suivante se prépare avec le médecin.</p>

<h2>Pourquoi moi ?</h2>
<p>Aucune cause unique. Pèsent dans la balance une dépression ancienne, une grossesse difficile, une césarienne vécue dans la peur, un bébé malade ou qui pleure beaucoup, le manque de sommeil, l’argent, un couple tendu, une belle-famille trop présente ou une mère trop loin, un deuil, une fausse couche dont on n’a jamais parlé. Les femmes qui ont connu des violences y sont plus exposées.</p>
<p>Il y a aussi l’écart entre l’image et la vie. On attend d’une jeune mère qu’elle soit comblée, qu’elle allaite sans douleur, qu’elle reçoive tout le monde pendant quarante jours avec des gâteaux. Celle qui n’y arrive pas se tait, et le silence aggrave tout.</p>

<h2>Ce que l’entourage peut faire dès ce soir</h2>
<p>Vous êtes le mari, la mère, la sœur, l’amie. Vous n’avez pas à trouver les mots parfaits.</p>
<ol>
<li>Demandez-lui comment elle va, <strong>elle</strong>, et laissez le temps de répondre.</li>
<li>Offrez-lui quatre ou cinq heures de sommeil d’affilée. Un biberon de lait tiré ou de lait infantile donné par un autre, une nuit sur deux, est un soin.</li>
<li>Prenez une tâche entière : le linge, les repas, l’aîné à l’école. Ne demandez pas ce qu’il y a à faire.</li>
<li>Limitez les visites, et chargez-vous de dire non à sa place.</li>
<li>Taisez les comparaisons. « Moi, j’en ai élevé cinq » n’a jamais guéri personne.</li>
<li>Accompagnez-la chez la sage-femme, le médecin ou le psychologue, et gardez l’enfant dans la salle d’attente.</li>
</ol>
<p>Les pères aussi peuvent s’effondrer. On estime qu’environ un sur dix traverse une dépression dans l’année qui suit la naissance. Elle prend souvent le visage de l’irritabilité, des heures supplémentaires, du téléphone jusqu’à deux heures du matin. Demandez-leur comment ils vont. On le leur demande rarement.</p>

<h2>Comment cela se soigne-t-il ?</h2>
<p>Bien, et d’autant mieux qu’on commence tôt. Dans les formes légères, des visites régulières d’une soignante et un programme d’aide guidée peuvent suffire. Pour les formes plus marquées, <a href="https://www.nice.org.uk/guidance/cg192">le NICE recommande</a> une psychothérapie, ou un antidépresseur si la femme le préfère ou si la thérapie ne suffit pas, parfois les deux ensemble. Certains médicaments sont compatibles avec l’allaitement : le médecin choisira avec vous. N’arrêtez jamais seule un traitement que vous preniez avant la grossesse.</p>
<p>Le lien avec l’enfant n’est pas perdu. L’attachement n’est pas un éclair qui frappe à la naissance ou jamais ; il se tisse pendant des mois, par des gestes répétés : le porter, répondre à ses pleurs, lui parler en changeant la couche, croiser son regard. Vous pouvez faire ces gestes sans rien ressentir encore. Le sentiment arrive souvent derrière.</p>
<p>D’ici là, visez une journée suffisante. Manger, dormir quand c’est possible, voir la lumière, parler à un adulte. Le reste peut attendre.</p>

<h2>Quand faut-il appeler ?</h2>
<p>Prenez rendez-vous si cela dure plus de deux semaines, si vous avez peur de rester seule avec le bébé, si vous n’arrivez plus à dormir ou à manger. Parlez des images effrayantes à un professionnel : il les connaît, et les entendre ne lui fera pas croire que vous êtes dangereuse.</p>
<p>Si vous pensez à mourir, si vous craignez de faire du mal à l’enfant, ou si une proche tient des propos qui ne lui ressemblent pas, appelez le SAMU au 190 ou allez aux urgences, accompagnée. Demander de l’aide, ce n’est pas risquer de perdre son enfant ; c’est vous protéger tous les deux.</p>
<p>Cet article ne remplace pas l’avis de la sage-femme, du médecin ou du psychologue. Montrez-le à la personne qui vit avec vous, si les mots vous manquent, en posant le doigt sur la ligne qui vous ressemble.</p>
`,
};
