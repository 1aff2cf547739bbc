import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'calmer-une-crise-d-angoisse',
  title: 'Calmer une crise d’angoisse',
  excerpt:
    'Cinq gestes pour traverser une crise d’angoisse, les signes qui doivent faire appeler le SAMU, ce qui se passe dans le corps et comment éviter que la peur de la prochaine ne rétrécisse la vie.',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-04-14T08:00:00Z',
  reviewedAt: '2026-10-07',
  sources: [
    {
      title: 'NHS, « Panic disorder » (en anglais)',
      url: 'https://www.nhs.uk/mental-health/conditions/panic-disorder/',
    },
    {
      title: 'National Institute of Mental Health, « Panic Disorder: When Fear Overwhelms » (en anglais)',
      url: 'https://www.nimh.nih.gov/health/publications/panic-disorder-when-fear-overwhelms',
    },
    {
      title: 'NICE, « Generalised anxiety disorder and panic disorder in adults: management » (CG113)',
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
  ],
  content: `
<p>Si vous êtes en pleine crise, lisez la liste qui suit, lentement, une ligne après l’autre. Le reste de la page peut attendre.</p>

<h2>Dans les minutes qui viennent</h2>
<ol>
<li><strong>Posez-vous.</strong> Asseyez-vous, ou appuyez le dos contre un mur. Si vous conduisez, garez-vous dès que vous le pouvez sans danger et allumez les feux de détresse.</li>
<li><strong>Nommez ce qui arrive</strong>, à voix basse : « C’est une crise d’angoisse. Elle est très désagréable. Elle va redescendre. »</li>
<li><strong>Allongez le souffle.</strong> Inspirez doucement par le nez en comptant jusqu’à quatre, soufflez par la bouche en comptant jusqu’à six. Ne cherchez pas à remplir les poumons : c’est l’expiration qui compte. Continuez quelques minutes.</li>
<li><strong>Revenez au lieu.</strong> Cherchez cinq choses que vous voyez, quatre que vous touchez, trois sons, deux odeurs, un goût.</li>
<li><strong>Restez sur place</strong>, si l’endroit est sûr, jusqu’à ce que la vague baisse. Puis reprenez, doucement, ce que vous faisiez.</li>
</ol>
<p>Si compter vous agace, laissez les nombres et contentez-vous de souffler longtemps, comme sur une cuillère de soupe chaude. Le vieux conseil de respirer dans un sac est à oublier : il peut être dangereux si le malaise a une autre cause.</p>

<h2>Est-ce le cœur ? Les signes qui font appeler le 190</h2>
<p>Les sensations d’une crise d’angoisse ressemblent parfois à celles d’un problème cardiaque, et personne ne peut les départager à distance. Appelez le SAMU au 190 sans attendre dans les cas suivants :</p>
<ul>
<li>une douleur qui serre la poitrine, dure, ou gagne le bras, le dos, la mâchoire ;</li>
<li>une perte de connaissance, une bouche ou un bras qui tombe d’un seul côté, une parole qui s’embrouille ;</li>
<li>un essoufflement qui ne cède pas, des lèvres bleues ;</li>
<li>un malaise chez une personne enceinte, cardiaque, ou diabétique, en particulier pendant le jeûne ;</li>
<li>un premier malaise de ce genre, au moindre doute sur son origine.</li>
</ul>
<p>N’ayez pas peur de déranger. Après un premier épisode, même passé, voyez un médecin dans les jours qui suivent : un examen, un électrocardiogramme et parfois une analyse de sang suffisent souvent à écarter les autres causes. Ce résultat écrit vous servira d’appui la fois suivante.</p>

<h2>Que s’est-il passé dans votre corps ?</h2>
<p>Prenons un trajet ordinaire. Sami (un prénom d’emprunt) rentre de Sousse à Tunis dans un louage plein, un dimanche de chaleur. Il a mal dormi, bu deux cafés, pensé à son entretien du lendemain. Son cœur cogne un peu. Il y prête attention ; le cœur accélère. « Et si je faisais un malaise ici ? » Il respire plus vite. Ses doigts fourmillent, la tête lui tourne, les voix paraissent lointaines. En quelques minutes, il est certain qu’il va mourir ou perdre la raison.</p>
<p>Rien de tout cela n’était imaginaire. L’organisme a déclenché sa réaction d’urgence : l’adrénaline accélère le cœur, tend les muscles, fait transpirer. La respiration rapide élimine trop de gaz carbonique, d’où les fourmillements et les vertiges. La pensée catastrophique a lu ces signes comme une preuve de danger et les a relancés. C’est une boucle. La plupart des crises durent entre cinq et vingt minutes, puis laissent une grande fatigue. Elles sont effrayantes, sans être dangereuses en elles-mêmes. Contrairement à ce que l’on redoute, elles ne mènent pas à la folie.</p>
<p>Cette boucle explique les gestes du début. Nommer la crise conteste l’interprétation. Souffler lentement corrige la respiration. Regarder autour de soi détourne l’attention des battements. Rester permet d’apprendre une chose précieuse, que seule l’expérience enseigne : la vague redescend sans que l’on s’enfuie.</p>

<h2>Quand on se met à craindre la prochaine</h2>
<p>Une crise isolée est fréquente et ne constitue pas une maladie. On parle de trouble panique lorsque les crises reviennent sans prévenir et que, entre elles, la personne s’inquiète sans cesse de la suivante ou change ses habitudes. Sami ne prend plus le louage. Il s’assied près de la sortie au cinéma, garde une bouteille d’eau et un comprimé dans la poche, ne va plus seul à la prière du vendredi. Chacune de ces précautions se comprend. Additionnées, elles dessinent une vie plus petite.</p>
<p>Le chemin inverse se fait par paliers. Notez les lieux évités, du moins difficile au plus difficile. Commencez par le bas : un court trajet en taxi, puis en bus, puis une ligne de louage d’une demi-heure. Restez à chaque palier le temps que la peur baisse, et répétez-le plusieurs jours avant le suivant. Laissez la bouteille à la maison quand vous vous sentez prêt. Un accompagnement rend ce travail plus sûr, et moins solitaire.</p>

<h2>Aider quelqu’un qui panique</h2>
<p>Parlez peu, d’une voix basse. Dites qui vous êtes, proposez de vous asseoir ensemble, respirez lentement vous-même : l’autre se règle souvent sur votre rythme. Demandez avant de toucher. Écartez les curieux, car une foule de voisins bien intentionnés, avec parfum, eau sucrée et avis contraires, ajoute du bruit au bruit. Évitez « calme-toi » et « ce n’est rien ». Préférez « je reste avec toi, ça va passer ». Si vous avez un doute sur la santé de la personne, appelez le 190 et dites ce que vous voyez.</p>

<h2>Quand consulter, et pour quoi faire ?</h2>
<p>Prenez rendez-vous si les crises se répètent, si vous organisez vos journées pour les éviter, ou si la peur d’en avoir une vous occupe plus que les crises elles-mêmes. La thérapie cognitive et comportementale est le traitement psychologique recommandé par le NICE pour le trouble panique : quelques mois, des séances régulières, des exercices entre les séances, avec des effets qui durent. Un antidépresseur, prescrit et suivi par un médecin, est une autre possibilité. Les calmants de type benzodiazépine, en revanche, sont associés à de moins bons résultats à long terme dans ce trouble ; le comprimé prêté par une cousine n’est pas une bonne idée.</p>
<p>Parlez-en plus tôt encore si les crises sont apparues après un choc, un deuil ou un accouchement, ou si elles s’accompagnent d’idées noires. En cas d’envie de mourir, n’attendez aucun rendez-vous : appelez le 190.</p>
<p>Recopiez les cinq gestes sur un papier et glissez-le dans votre portefeuille, à côté de la carte d’identité. Ce sont des repères généraux, qui ne peuvent tenir lieu d’un avis médical ou psychologique personnel.</p>
`,
};
