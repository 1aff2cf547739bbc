import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'quand-verifier-ne-suffit-jamais-les-toc',
  title: 'Quand vérifier ne suffit jamais : les TOC',
  excerpt:
    'Porte, gaz, mains, pensées qui reviennent : les troubles obsessionnels compulsifs ne sont ni une manie ni un défaut de foi. Comment le piège se referme, et comment on en sort.',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: 'Ce texte évoque des pensées effrayantes et, brièvement, les idées de suicide.',
  isFeatured: false,
  publishedAt: '2025-11-04T08:00:00Z',
  reviewedAt: '2026-10-07',
  sources: [
    {
      title: 'NICE, « Obsessive-compulsive disorder and body dysmorphic disorder: treatment » (CG31, en anglais)',
      url: 'https://www.nice.org.uk/guidance/cg31',
    },
    {
      title: 'NHS, « Obsessive compulsive disorder (OCD) » (en anglais)',
      url: 'https://www.nhs.uk/mental-health/conditions/obsessive-compulsive-disorder-ocd/overview/',
    },
  ],
  content: `
<p>Sami ferme la porte, tire sur la poignée, descend deux étages, remonte. Il sait qu’elle est fermée. Il l’a vue. Il tire encore, cinq fois cette fois-ci, parce que quatre lui paraît un mauvais nombre. Il arrive en retard et invente un embouteillage. Son prénom est inventé ; la scène se joue chaque matin dans bien des immeubles, et presque personne n’en parle.</p>

<h2>Obsession, compulsion : de quoi parle-t-on ?</h2>
<p>Un trouble obsessionnel compulsif associe deux choses. <strong>L’obsession</strong> est une pensée, une image ou une envie qui s’impose et qui effraie : et si le gaz était ouvert, et si mes mains rendaient ma fille malade, et si je criais une insulte dans la mosquée. <strong>La compulsion</strong> est ce que l’on fait pour calmer cette pensée : vérifier, laver, compter, ranger, répéter une prière jusqu’à ce qu’elle soit parfaite, demander à quelqu’un de confirmer, ou refaire mentalement le film de la journée.</p>
<p>Tout le monde a des pensées bizarres. Debout sur un quai, on imagine qu’on pourrait tomber ; en tenant un couteau, qu’on pourrait blesser. Chez la plupart, l’idée traverse et s’en va. Dans le TOC, elle est prise pour un avertissement, ou pour une preuve de ce que l’on est vraiment. C’est souvent le contraire : la pensée insiste justement sur ce que vous tenez pour sacré. Les parents doux redoutent de faire du mal, les croyants de blasphémer, les gens scrupuleux de tricher.</p>
<p>On parle de trouble quand cela prend du temps, une heure par jour ou davantage, fait souffrir et gêne la vie. Il commence le plus souvent entre l’enfance et le début de l’âge adulte, touche les femmes et les hommes, et reste caché en moyenne plusieurs années.</p>

<h2>Le piège, en quatre temps</h2>
<ol>
<li>Une pensée arrive : <em>et si la porte était ouverte ?</em></li>
<li>L’angoisse monte, avec l’impression d’être responsable d’un malheur.</li>
<li>Vous vérifiez. L’angoisse descend tout de suite.</li>
<li>Le cerveau en conclut que la vérification vous a sauvé. La fois suivante, il la réclamera plus fort.</li>
</ol>
<p>Le soulagement est le carburant. Plus on vérifie, moins on est sûr : à force de regarder la poignée, on ne se souvient plus si l’on a <em>vu</em> qu’elle était fermée ou si l’on a <em>pensé</em> qu’elle l’était. La mémoire n’est pas en panne. Elle est usée par la question.</p>
<p>L’entourage entre dans le cercle par amour. On répond pour la vingtième fois que oui, c’est fermé. On se lave en rentrant pour avoir la paix. On ne reçoit plus. Chacun croit aider, et la maison entière finit par obéir à une règle que personne n’a choisie.</p>

<h2>Scrupules et religion</h2>
<p>En consultation, les obsessions religieuses sont fréquentes : des ablutions recommencées jusqu’à l’épuisement, une prière reprise parce qu’un mot aurait été mal prononcé, la terreur d’une pensée offensante. Beaucoup de personnes croient qu’il leur manque de la foi. Les savants connaissaient déjà ces doutes et les appelaient <em>waswas</em> ; ils conseillaient, en substance, de ne pas leur répondre et de passer outre. Une personne de confiance, imam ou proche instruit, peut dire une fois ce qui suffit. Une fois : si la question revient chaque jour, elle ne cherche plus une réponse, elle cherche un soulagement.</p>

<h2>Comment cela se soigne-t-il ?</h2>
<p>Le traitement psychologique de référence s’appelle <strong>l’exposition avec prévention de la réponse</strong>. Le nom est rude, la méthode est progressive. Avec le thérapeute, vous dressez la liste de ce que vous évitez, de la marche la plus basse à la plus haute. Puis vous vous approchez d’une marche, sans faire le rituel, et vous restez assez longtemps pour découvrir que l’angoisse baisse d’elle-même, et que l’on peut vivre sans certitude complète.</p>
<p>Pour Sami, cela a donné ceci :</p>
<ul>
<li>semaine 1 : fermer la porte une fois, dire à voix haute « je l’ai fermée », partir, sans photo du verrou ;</li>
<li>semaine 2 : ne plus appeler sa sœur pour qu’elle passe voir ;</li>
<li>semaine 4 : fermer en pensant à autre chose, exprès ;</li>
<li>semaine 8 : sortir le dernier de la maison familiale, un jour de départ en vacances.</li>
</ul>
<p><a href="https://www.nice.org.uk/guidance/cg31">Les recommandations du NICE</a> proposent d’abord cette thérapie dans les formes légères ; dans les formes moyennes, cette thérapie ou un antidépresseur de la famille des inhibiteurs de la recapture de la sérotonine, prescrit par un médecin ; les deux ensemble dans les formes sévères. Les doses sont souvent plus fortes et les délais plus longs que pour une dépression. La plupart des personnes vont nettement mieux. Le TOC peut revenir dans les périodes de fatigue ; on sait alors quoi faire.</p>
<p>Méfiez-vous des traitements qui ne font que rassurer. Discuter sans fin du risque réel d’un microbe nourrit le doute. La question utile est rarement « est-ce dangereux ? », elle est plutôt : « qu’est-ce que je ferais maintenant si cette pensée n’avait pas parlé ? »</p>

<h2>Ce que vous pouvez commencer seul</h2>
<ul>
<li><strong>Nommez la pensée.</strong> « Voici une pensée de TOC », et non « voici un danger ».</li>
<li><strong>Retardez le rituel.</strong> Dix minutes d’abord. Occupez vos mains. L’envie aura souvent changé de taille.</li>
<li><strong>Faites-le moins bien.</strong> Lavez-vous en omettant une étape, rangez un objet de travers. Le rituel imparfait perd de son pouvoir.</li>
<li><strong>Prévenez vos proches</strong> que vous leur demanderez de moins répondre, et convenez d’une phrase douce : « Je crois que c’est le TOC qui demande. Je reste avec toi. »</li>
<li><strong>Ne luttez pas contre la pensée elle-même.</strong> Essayez de ne pas penser à un chameau : il arrive. Laissez-la passer dans la pièce comme une radio du voisin.</li>
</ul>
<p>Si vous êtes parent, n’imposez pas d’arrêter d’un coup. Notez ce que vous faites à la place de l’enfant et retirez-en un peu chaque semaine, en le lui annonçant.</p>

<h2>Quand consulter ?</h2>
<p>Dès que les rituels vous font perdre une heure par jour, vous mettent en retard, abîment votre peau, ou que vous cachez vos pensées par peur d’être jugé. Les psychologues entendent toutes ces pensées, y compris les plus crues ; elles ne les choquent pas et ne les amènent pas à vous croire dangereux. Vous pouvez les écrire et tendre le papier.</p>
<p>Les TOC épuisent, et cet épuisement peut mener à des idées noires. Si elles viennent, parlez-en le jour même, et appelez le SAMU au 190 si vous craignez d’agir.</p>
<p>Cet article ne permet pas de poser un diagnostic, et le lire trois fois pour en être sûr n’y changerait rien. Une lecture suffit. La suite se fait à deux.</p>
`,
};
