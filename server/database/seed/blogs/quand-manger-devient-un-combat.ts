import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'quand-manger-devient-un-combat',
  title: 'Quand manger devient un combat',
  excerpt:
    'Se priver, manger en cachette, vomir, ne penser qu’à son poids : les troubles des conduites alimentaires sont des maladies qui se soignent. Comment les reconnaître et en parler.',
  categorySlugs: ['estime-de-soi', 'parentalite'],
  contentNote: 'Ce texte parle d’anorexie, de boulimie et de crises alimentaires, sans chiffres de poids ni méthodes.',
  isFeatured: false,
  publishedAt: '2025-09-23T08:00:00Z',
  reviewedAt: '2026-10-13',
  sources: [
    { title: 'NICE, « Eating disorders: recognition and treatment » (NG69, en anglais)', url: 'https://www.nice.org.uk/guidance/ng69' },
    {
      title: 'NHS, « Overview: Eating disorders » (en anglais)',
      url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/behaviours/eating-disorders/overview/',
    },
    { title: 'Inserm, « Anorexie mentale »', url: 'https://www.inserm.fr/dossier/anorexie-mentale/' },
  ],
  content: `
<p>Un vendredi, le couscous arrive au milieu de la table. Chacun se sert sans y penser. Une personne, elle, compte depuis le matin. Elle a déjà décidé ce qu’elle mangera, ce qu’elle dira pour ne pas être resservie, et ce qu’elle fera ensuite. Elle sourit. Personne ne remarque rien, ou tout le monde remarque et se tait, parce que parler de nourriture à table est la dernière chose à faire. Elle pourrait être votre fille, votre frère, ou vous.</p>

<h2>Des maladies, pas des caprices</h2>
<p>Les troubles des conduites alimentaires commencent le plus souvent à l’adolescence ou au début de l’âge adulte. Ils touchent davantage les femmes ; les hommes en souffrent aussi et consultent encore moins. On peut en être atteint quel que soit son poids : l’apparence ne permet ni de les voir, ni de les écarter.</p>
<ul>
<li><strong>L’anorexie mentale</strong> : manger de moins en moins, avoir très peur de grossir, se voir autrement qu’on n’est. La fierté de tenir cache d’abord la faim, puis tout le reste.</li>
<li><strong>La boulimie</strong> : de grandes quantités avalées vite, en secret, avec le sentiment de perdre le contrôle, puis des moyens de compenser. La honte referme la porte.</li>
<li><strong>L’hyperphagie boulimique</strong> : les mêmes crises, sans compensation. C’est la forme la plus fréquente, et celle qu’on appelle le plus souvent « manque de volonté ».</li>
</ul>
<p>D’autres formes ne rentrent dans aucune case et méritent autant d’aide : trier jusqu’à ne plus supporter que quelques aliments « sains », ne plus pouvoir manger devant quelqu’un, faire du sport comme on se punit.</p>

<h2>Ce qui se joue derrière l’assiette</h2>
<p>On croit qu’il s’agit de beauté. C’est rarement l’essentiel. L’hérédité et la biologie y ont leur part, et ce n’est la faute de personne. Contrôler ce qu’on mange donne prise sur quelque chose quand le reste échappe : des parents qui se déchirent, un déménagement, une puberté vécue trop tôt, une moquerie, une agression, une exigence scolaire sans fin. Les crises, elles, servent souvent à faire taire une émotion. Pendant dix minutes, on ne sent plus rien.</p>
<p>Le régime ouvre fréquemment la voie. Quand le corps est privé, la nourriture occupe toutes les pensées : c’est une réaction biologique. Plus on se restreint le jour, plus la crise menace le soir ; plus on se juge après la crise, plus on se restreint le lendemain. Ce cercle tient sans aucune faiblesse de caractère.</p>
<p>Nos tables y ajoutent leur part. On félicite celle qui a maigri pour son mariage, on appelle « mon gros » un petit garçon, on insiste : « Encore une cuillère, pour me faire plaisir. » Les images retouchées font le reste. Un commentaire sur le corps, même gentil, reste longtemps dans l’oreille.</p>

<h2>Quels signes doivent alerter ?</h2>
<ol>
<li>Les repas évités, les excuses : « J’ai mangé chez Rim. »</li>
<li>La nourriture qui disparaît la nuit, les emballages cachés.</li>
<li>De longs passages dans la salle de bains juste après le repas.</li>
<li>Un poids qui change beaucoup, dans un sens ou dans l’autre, ou une croissance qui s’arrête.</li>
<li>Les règles qui s’espacent ou cessent, la frilosité, les malaises, la fatigue.</li>
<li>L’humeur qui change, l’isolement, les vêtements très larges.</li>
<li>Une pesée plusieurs fois par jour, un miroir qu’on fuit ou qu’on scrute.</li>
</ol>
<p>Un seul de ces signes ne prouve rien. Plusieurs, installés depuis quelques semaines, justifient un rendez-vous avec un médecin : l’examen, la tension, une prise de sang et un électrocardiogramme renseignent sur le danger, même si des résultats normaux ne suffisent pas à l’écarter.</p>

<h2>En parler sans faire la guerre</h2>
<p>Choisissez un moment loin du repas, seul à seul. Parlez de ce que vous voyez et de ce que vous ressentez, jamais de poids ni de silhouette : « Je te trouve triste et fatiguée, tu manges seule depuis l’hiver, je m’inquiète. » Attendez-vous à un « tout va bien », ou à de la colère. Ne cherchez pas à gagner. Dites que vous restez là, et revenez-y dans quelques jours avec une proposition : « J’ai pris un rendez-vous. Je viens avec toi si tu veux. »</p>
<p>À table, servez le même repas à tous, sans commentaire sur les quantités. Parlez d’autre chose. Pas de marchandage, pas de punition, pas de « fais un effort pour ta mère ». Retirez la balance de la salle de bains, et observez votre propre façon de parler de votre corps devant les enfants.</p>
<p>Si c’est vous qui souffrez, choisissez une seule personne. Vous pouvez écrire : « Il se passe quelque chose avec la nourriture. Je ne veux pas de conseils. J’ai besoin que tu m’accompagnes chez quelqu’un. »</p>

<h2>Comment en guérit-on ?</h2>
<p>On en guérit, souvent entièrement, parfois après plusieurs années et quelques rechutes. Plus tôt on commence, plus c’est court. <a href="https://www.nice.org.uk/guidance/ng69">Le NICE recommande</a> des psychothérapies conçues pour ces troubles. Chez l’adolescent, la famille fait partie du soin : les parents, guidés, reprennent un temps la responsabilité des repas, puis la rendent. Chez l’adulte, une thérapie cognitive et comportementale adaptée aide à retrouver des repas réguliers, à traverser les envies de crise et à regarder son corps avec moins de dureté. Pour la boulimie et l’hyperphagie, un programme d’auto-assistance guidé est une première étape utile.</p>
<p>Une équipe vaut mieux qu’une personne : un médecin pour le corps, un psychologue pour ce qui s’y dit, un diététicien qui connaisse ces maladies. Une hospitalisation est nécessaire lorsque la vie est en jeu. Elle protège ; elle n’est pas une punition.</p>
<p>Trois repas et deux ou trois collations, à heures fixes, sont presque toujours le premier remède contre les crises. Cela paraît trop simple. Quand on a peur de manger, c’est immense.</p>

<h2>Les urgences</h2>
<p>Consultez le jour même, ou appelez le SAMU au 190, en cas d’évanouissement, de douleur dans la poitrine, de cœur irrégulier, de grande faiblesse, de vomissements de sang, ou si la personne refuse aussi de boire. De même si elle parle de mourir : le risque de suicide est réel dans ces maladies, et y répondre vite sauve des vies.</p>
<p>Cet article ne pose pas de diagnostic. S’il vous a fait penser à quelqu’un, ne lui envoyez pas le lien sans un mot. Proposez-lui plutôt une promenade, sans rien à manger ni à prouver, et commencez par demander comment va le reste de sa vie.</p>
`,
};
