import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'depression-reconnaitre-les-signes',
  title: 'Dépression : reconnaître les signes',
  excerpt:
    'La dépression ne ressemble pas toujours à la tristesse. Comment la distinguer d’un chagrin, ce qu’il faut prendre au sérieux, comment parler des idées noires et par où commencer pour se soigner.',
  categorySlugs: ['depression'],
  contentNote: 'Ce texte parle d’idées noires et de suicide, sans détails.',
  isFeatured: false,
  publishedAt: '2026-05-19T08:00:00Z',
  reviewedAt: '2026-10-09',
  sources: [
    {
      title: 'Organisation mondiale de la Santé, « Dépression »',
      url: 'https://www.who.int/fr/news-room/fact-sheets/detail/depression',
    },
    {
      title: 'Inserm, « Dépression : mieux la comprendre pour la guérir durablement »',
      url: 'https://www.inserm.fr/dossier/depression/',
    },
    {
      title: 'NICE, « Depression in adults: treatment and management » (NG222)',
      url: 'https://www.nice.org.uk/guidance/ng222',
    },
  ],
  content: `
<p>« Je ne pleure même pas. Je me lève, je travaille, je rentre. Tout est devenu gris, et je ne sais pas depuis quand. » Ces mots, sous une forme ou une autre, reviennent souvent en consultation. Ceux qui les prononcent ne pensent pas toujours à une dépression. Ils viennent pour une fatigue que les vitamines n’ont pas corrigée, pour des disputes à la maison, parce qu’une sœur a pris le rendez-vous à leur place. La dépression est une maladie fréquente, qui touche environ un adulte sur vingt dans le monde. Elle reste pourtant difficile à voir, surtout de l’intérieur.</p>

<h2>Deux personnes, une même maladie</h2>
<p>Hichem a 52 ans et tient une quincaillerie. Depuis le printemps, il crie pour une facture mal rangée, s’endort devant la télévision et se réveille à quatre heures, le cœur lourd. Il a mal au dos. Il a cessé d’aller au café après la prière. Chez lui, on dit qu’il est devenu nerveux.</p>
<p>Ines a 24 ans, un master et deux ans de candidatures sans réponse. Son frère envoie de l’argent d’Allemagne, et elle en a honte. Elle dort douze heures, ne répond plus aux messages, mange sans faim devant son téléphone. Ses amies la croient distante. Elle se trouve nulle.</p>
<p>Ni l’un ni l’autre, personnages composés, ne se dirait « triste ». C’est que la dépression a deux portes d’entrée : l’humeur sombre, ou la perte de l’intérêt et du plaisir. La seconde passe plus facilement pour de la paresse ou un mauvais caractère. Chez les hommes, l’irritabilité, l’alcool ou le repli occupent parfois tout le devant de la scène ; chez les personnes âgées, les douleurs et la mémoire qui flanche. Après une naissance, elle peut se cacher derrière un sourire de circonstance et des visites de félicitations.</p>

<h2>Chagrin, passage à vide ou dépression ?</h2>
<p>Un deuil, une rupture, un échec au concours font souffrir, et cette peine a un sens. Elle vient par vagues. Entre deux vagues, un plat aimé garde son goût, un enfant qui rit fait encore sourire. Dans la dépression, le gris s’étend à tout, et les bonnes nouvelles glissent sans entrer.</p>
<p>Les critères utilisés par les soignants, repris par l’OMS, demandent que l’humeur dépressive ou la perte d’intérêt soit présente presque toute la journée, presque tous les jours, pendant au moins deux semaines, avec plusieurs des signes suivants et une gêne réelle dans la vie :</p>
<ul>
<li>une fatigue que le repos ne répare pas ;</li>
<li>un sommeil trop court, interrompu avant l’aube, ou au contraire trop long ;</li>
<li>un appétit ou un poids qui changent sans raison voulue ;</li>
<li>une concentration difficile, des décisions minuscules devenues lourdes ;</li>
<li>des gestes et des pensées ralentis, ou une agitation sans repos ;</li>
<li>une culpabilité excessive, le sentiment de ne rien valoir ;</li>
<li>l’impression que l’avenir est fermé, des pensées de mort.</li>
</ul>
<p>Cocher des lignes ne fait pas un diagnostic. Une hypothyroïdie, une anémie, certains traitements ou un trouble bipolaire peuvent donner un tableau proche et demandent d’autres soins. Dites au médecin si vous avez connu, à un autre moment, des jours d’énergie inhabituelle avec très peu de sommeil : ce détail change le choix du traitement.</p>

<h2>Parler des idées noires</h2>
<p>Elles vont d’un « je voudrais dormir et ne plus me réveiller » à un projet précis. Beaucoup de personnes déprimées en ont et n’osent pas le dire, par peur d’inquiéter, par pudeur, parce que le sujet touche à la religion et à l’honneur de la famille. En parler ne donne pas l’idée du suicide à quelqu’un qui ne l’avait pas. Poser la question, calmement, ouvre une porte : « Est-ce qu’il t’arrive de penser à mourir ? » Écoutez la réponse sans discours ni reproche.</p>
<p>Si la réponse est oui, ne laissez pas la personne seule, éloignez ce qui pourrait servir à se blesser, et cherchez de l’aide le jour même. <strong>Si le passage à l’acte paraît proche, appelez le SAMU au 190 ou allez aux urgences.</strong> La page Help Line de ce site rassemble les autres numéros. Si c’est vous qui lisez ces lignes avec ces pensées, dites-le maintenant à une personne, une seule, même par un message court : « Je ne vais pas bien, viens. » Ces moments ont un pic, et ils redescendent.</p>

<h2>Comment on en sort</h2>
<p>Une dépression se soigne. Plusieurs voies existent, et le choix se fait à deux. Pour une forme légère, <a href="https://www.nice.org.uk/guidance/ng222">le NICE</a> conseille de commencer par un traitement psychologique et de ne pas proposer d’emblée un antidépresseur, sauf si la personne le préfère. Pour une forme plus sévère, l’association d’une thérapie et d’un médicament est une option de premier rang. Les antidépresseurs demandent quelques semaines pour agir, se poursuivent plusieurs mois après l’amélioration et s’arrêtent par paliers, avec le médecin. Si vous jeûnez, demandez-lui d’adapter les heures de prise avant le ramadan, au lieu de suspendre le traitement de vous-même.</p>
<p>En attendant le rendez-vous, agissez petit. La dépression dit « quand j’aurai envie, je bougerai » ; dans les faits, l’envie revient souvent après le mouvement. C’est le principe de l’activation comportementale :</p>
<ol>
<li>Choisissez une action de dix minutes : marcher jusqu’à la boulangerie, arroser les plantes, appeler un cousin.</li>
<li>Fixez l’heure et écrivez-la. Faites-la quelle que soit l’humeur, puis notez ce que vous avez ressenti.</li>
<li>Gardez un lever à peu près stable et prenez la lumière du matin.</li>
<li>Remettez les grandes décisions, démission, divorce, départ, à un moment où vous verrez plus clair.</li>
</ol>

<h2>À quel moment consulter, et auprès de qui ?</h2>
<p>Deux semaines de signes presque quotidiens suffisent pour prendre un avis, moins s’il y a des idées de mort ou si vous ne mangez plus. Le médecin de famille ou le centre de santé de base est une bonne première porte : il examine, demande un bilan, oriente. Le psychologue évalue et propose une psychothérapie ; le psychiatre, qui est médecin, peut aussi prescrire. Ils travaillent volontiers ensemble.</p>
<p>Si vous êtes un proche, proposez une chose précise : « Je t’accompagne mardi, j’attendrai dehors. » Les « secoue-toi » et les « pense à ceux qui ont pire » ferment la conversation. Pensez aussi à votre propre repos.</p>
<p>Rien de ce que vous venez de lire ne peut établir un diagnostic à votre place ; c’est le travail d’une consultation, et il commence souvent par une phrase maladroite. Elle suffira.</p>
`,
};
