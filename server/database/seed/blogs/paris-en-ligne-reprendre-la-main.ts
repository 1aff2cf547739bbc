import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'paris-en-ligne-reprendre-la-main',
  title: 'Paris en ligne : reprendre la main',
  excerpt:
    'Un pari de deux dinars sur un match, puis le salaire. Comment le jeu accroche, à quels signes on voit qu’il est devenu une maladie, et que faire aujourd’hui, pour soi ou pour un proche.',
  categorySlugs: ['addictions'],
  contentNote: 'Ce texte parle de dettes et évoque les idées de suicide.',
  isFeatured: false,
  publishedAt: '2025-07-15T08:00:00Z',
  reviewedAt: '2026-10-06',
  sources: [
    {
      title: 'Organisation mondiale de la Santé, « Gambling » (fiche d’information, en anglais)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/gambling',
    },
    {
      title: 'NICE, « Gambling-related harms: identification, assessment and management » (NG248, en anglais)',
      url: 'https://www.nice.org.uk/guidance/ng248',
    },
    {
      title: 'NHS, « Help for problems with gambling » (en anglais)',
      url: 'https://www.nhs.uk/live-well/addiction-support/gambling-addiction/',
    },
  ],
  content: `
<p>Cela commence au café, pendant un match. Un ami montre son téléphone : deux dinars misés, trente gagnés. Trois mois plus tard, Walid (le prénom est inventé) parie sur le tennis de table d’un pays dont il ignore la capitale, à quatre heures du matin, dans la salle de bains, le son coupé. Il a emprunté à son frère, à un collègue, puis à une application. À la maison, personne ne sait. Il est certain qu’un seul bon ticket remettrait tout en place.</p>

<h2>Pourquoi ça accroche</h2>
<p>À la longue, les paris font perdre ; mais de temps en temps ils paient, sans prévenir. De toutes les récompenses, les imprévisibles sont celles qui retiennent le plus longtemps. Les sites le savent. Le pari en direct, la cote qui clignote, le bonus de bienvenue, la perte présentée comme un « presque gagné », le paiement en un geste : chaque détail a été essayé pour que l’on reste.</p>
<p>L’esprit y met du sien. On se souvient des gains et l’on oublie le total. On croit qu’une série de pertes annonce une victoire, alors que le hasard n’a pas de mémoire. On pense que connaître le football permet de battre une entreprise qui calcule les cotes. Et surtout on court après l’argent perdu, ce que les joueurs appellent « se refaire ». C’est à ce moment-là que le jeu change de nature : on ne joue plus pour s’amuser, on joue pour ne plus avoir joué.</p>
<p>L’Organisation mondiale de la Santé estime qu’environ 1,2 % des adultes dans le monde ont un trouble du jeu, et qu’une bien plus grande part en subit les dommages. Le téléphone a rapproché le casino : il est ouvert la nuit, il est dans la poche, et personne ne vous y voit entrer. Le manque de travail, l’ennui et les publicités pendant les matchs font le reste.</p>

<h2>Est-ce encore un jeu ?</h2>
<p>Répondez pour les douze derniers mois.</p>
<ul>
<li>Avez-vous misé plus que vous ne pouviez perdre ?</li>
<li>Vous faut-il des mises plus fortes pour sentir quelque chose ?</li>
<li>Êtes-vous revenu un autre jour pour regagner ce que vous aviez perdu ?</li>
<li>Avez-vous emprunté ou vendu pour jouer ?</li>
<li>Avez-vous menti sur le temps ou l’argent ?</li>
<li>Êtes-vous irritable quand vous essayez d’arrêter ?</li>
<li>Le jeu vous a-t-il coûté du sommeil, un emploi, des études, une relation ?</li>
</ul>
<p>Un ou deux oui méritent une conversation. Au-delà, il est probable que le jeu décide plus que vous. Ce n’est ni de la bêtise ni un vice : c’est une addiction sans produit, reconnue comme telle par la médecine, et elle se soigne.</p>

<h2>Que faire aujourd’hui ?</h2>
<p>L’envie de jouer monte, dure quinze à trente minutes, puis redescend. Il s’agit de rendre le pari difficile pendant ce temps-là.</p>
<ol>
<li><strong>Fermez les comptes.</strong> Demandez l’exclusion sur chaque site, supprimez les applications, désabonnez-vous des messages. Installez un logiciel qui bloque les jeux d’argent et confiez le code à quelqu’un.</li>
<li><strong>Éloignez l’argent.</strong> Salaire versé sur un compte que gère une personne de confiance, carte sans paiement en ligne, peu d’espèces sur soi. C’est humiliant une semaine, et libérateur ensuite.</li>
<li><strong>Dites-le à une personne.</strong> Le secret est le meilleur allié du jeu. « J’ai un problème avec les paris. J’ai perdu telle somme. Je veux arrêter et j’ai besoin de toi. »</li>
<li><strong>Écrivez toutes les dettes</strong>, même les petites, avec les noms. Le chiffre fait peur ; ne pas le connaître fait jouer.</li>
<li><strong>Cherchez vos heures.</strong> Paie, dispute, ennui du dimanche, insomnie. Prévoyez à l’avance ce que vous ferez à la place, avec quelqu’un.</li>
<li><strong>Ne comptez pas sur un dernier gain.</strong> S’il vient, il sera rejoué. Tous les joueurs le savent, pour les autres.</li>
</ol>
<p>Une rechute arrive souvent. Elle indique quelle porte était restée ouverte. Fermez celle-là, et reprenez le compte des jours.</p>

<h2>Comment est-ce que cela se soigne ?</h2>
<p>La thérapie cognitive et comportementale est la mieux étudiée. On y regarde les idées fausses sur le hasard, on apprend à traverser l’envie, on reconstruit des soirées. Les entretiens de motivation aident ceux qui hésitent encore, et c’est le cas de presque tout le monde au début. <a href="https://www.nice.org.uk/guidance/ng248">Le NICE</a> recommande ces approches, en y associant les proches quand la personne le souhaite, et demande de chercher ce qui accompagne souvent le jeu : dépression, anxiété, alcool, trouble de l’attention. Certains médicaments sont parfois proposés par des spécialistes. Un détail compte : quelques traitements de la maladie de Parkinson et des jambes sans repos peuvent déclencher une envie de jouer. Si la vôtre a commencé avec un nouveau médicament, appelez rapidement le médecin qui l’a prescrit, sans l’arrêter de vous-même.</p>
<p>Les groupes d’entraide, en ligne ou en personne, permettent d’entendre d’autres raconter exactement votre ruse. On en rit, et quelque chose se défait.</p>

<h2>Si c’est un proche qui joue</h2>
<p>Vous avez découvert un relevé, un prêt, un bijou disparu. La colère est légitime. Protégez d’abord la maison : séparez les comptes, ne signez aucune garantie, rangez les papiers. Ensuite, parlez un matin, sans public : des faits, vos limites, une proposition d’aide. « Je ne paierai pas cette dette-là. Je viendrai avec toi au rendez-vous. »</p>
<p>Rembourser à sa place, « pour cette fois », soulage tout le monde et relance le jeu. Si vous aidez, aidez autrement : un plan de remboursement écrit, payé directement au créancier. N’acceptez pas d’être le gendarme du téléphone jour et nuit ; vous vous y épuiseriez. Vous aussi, parlez à quelqu’un. Ne mêlez pas les enfants aux secrets d’argent.</p>

<h2>Quand la dette paraît sans issue</h2>
<p>Sous le poids de la honte et des dettes, on en vient parfois à penser que sa famille irait mieux sans soi. C’est la maladie qui parle. Aucune somme ne vaut une vie, et il existe presque toujours un moyen d’étaler ou de renégocier une dette. Si ces pensées sont là, dites-le maintenant à une personne proche et appelez le SAMU au 190. Si quelqu’un vous menace pour un remboursement, la police répond au 197.</p>
<p>Cet article ne remplace ni un diagnostic ni un avis juridique. Il tient en une phrase que Walid a fini par coller sur son téléphone : <em>on ne regagne pas, on arrête de perdre</em>. Le premier jour sans pari est le plus long. On peut le commencer à n’importe quelle heure, même à quatre heures du matin.</p>
`,
};
