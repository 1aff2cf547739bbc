import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'se-sentir-seul-meme-entoure',
  title: 'Se sentir seul, même entouré',
  excerpt:
    'La solitude n’est pas le nombre de personnes autour de soi. D’où elle vient, pourquoi elle nous fait reculer quand il faudrait avancer, et par quels petits pas on en sort.',
  categorySlugs: ['estime-de-soi', 'depression'],
  contentNote: 'Ce texte évoque brièvement les idées de suicide.',
  isFeatured: false,
  publishedAt: '2025-12-09T08:00:00Z',
  reviewedAt: '2026-10-09',
  sources: [
    {
      title: 'Organisation mondiale de la Santé, « WHO Commission on Social Connection » (en anglais)',
      url: 'https://www.who.int/groups/commission-on-social-connection',
    },
    {
      title: 'NHS, « Loneliness », Every Mind Matters (en anglais)',
      url: 'https://www.nhs.uk/every-mind-matters/lifes-challenges/loneliness/',
    },
    {
      title:
        'Masi C. M., Chen H.-Y., Hawkley L. C., Cacioppo J. T., « A meta-analysis of interventions to reduce loneliness », Personality and Social Psychology Review, 2011',
      url: 'https://doi.org/10.1177/1088868310377394',
    },
  ],
  content: `
<p>Un repas de famille, vingt personnes, deux télévisions. On vous demande si le travail va bien, et avant que vous ayez fini la phrase quelqu’un a passé le plat. Vous souriez. Vous pensez à l’heure où vous pourrez rentrer, et dans la voiture vous vous sentez ingrat : comment peut-on être seul dans une maison aussi pleine ? On le peut. La solitude ne se compte pas en invités.</p>

<h2>Être seul, se sentir seul</h2>
<p>Être seul est un fait. Certaines personnes vivent seules et s’en trouvent bien ; d’autres ont besoin d’une soirée de silence pour supporter la semaine. Se sentir seul est autre chose : l’écart douloureux entre les liens qu’on a et ceux qu’on voudrait. On peut manquer d’une personne à qui tout dire. On peut manquer d’un groupe, de voisins, de collègues avec qui plaisanter. On peut avoir tout cela et porter une chose que personne autour de soi ne sait : une maladie, un amour, une dette, une perte, une question sur sa foi.</p>
<p>Ce sentiment touche tous les âges, et il n’épargne pas les pays où l’on vit en famille. L’Organisation mondiale de la Santé a créé en 2023 une commission sur le lien social, parce que l’isolement et la solitude abîment la santé du corps autant que celle de l’esprit. Certaines périodes y exposent plus que d’autres : un déménagement à Tunis pour les études, le départ d’un frère à l’étranger, un divorce, une naissance, la retraite, le chômage, un deuil. Les adolescents s’en plaignent souvent, ce qui étonne leurs parents qui les voient au téléphone toute la journée.</p>

<h2>Pourquoi recule-t-on quand on est seul ?</h2>
<p>La solitude a un mécanisme désagréable. Quand le lien manque, l’attention se met en garde, comme devant un danger. On guette les signes de rejet et l’on en trouve : un message lu et resté sans réponse, une voix un peu sèche, une sortie organisée sans nous. On en conclut qu’on dérange. On n’appelle pas. L’autre, de son côté, pense qu’on préfère être tranquille.</p>
<p>Leïla, dont le prénom est inventé, vivait cela depuis son arrivée à Sfax. Elle déclinait les invitations de ses collègues parce qu’elle s’y sentait de trop, et elle se sentait de trop parce qu’elle ne connaissait personne. Des chercheurs ont comparé ce qui aide dans ce cas. <a href="https://doi.org/10.1177/1088868310377394">Leur analyse</a> réunit des dizaines d’études : multiplier les occasions de rencontre ne suffit pas toujours, et ce qui agit le mieux est de travailler sur ces pensées de rejet qui se présentent comme des évidences. Elles se testent. « Ils m’ont invitée par politesse » est une hypothèse, pas un fait.</p>

<h2>Par où recommencer ?</h2>
<p>Le lien se reconstruit par petites quantités, souvent répétées, plutôt que par une grande amitié soudaine. Prenez une ou deux de ces pistes.</p>
<ul>
<li><strong>Comptez les petites rencontres.</strong> L’épicier, la gardienne, le voisin du louage. Deux phrases de plus que nécessaire. Ces liens légers réchauffent davantage qu’on ne le croit, et ils remettent la voix en marche.</li>
<li><strong>Reprenez un fil ancien.</strong> Écrivez à une personne perdue de vue : « J’ai pensé à toi en passant devant le lycée. Comment vas-tu ? » Ne vous excusez pas du silence sur dix lignes. La plupart des gens sont heureux qu’on fasse le premier pas.</li>
<li><strong>Allez là où l’on revient.</strong> Une chorale, un cours de couture, un club de randonnée, une association, la bibliothèque du quartier. On se lie moins par affinité immédiate que par la répétition : au cinquième mardi, on vous garde une chaise.</li>
<li><strong>Donnez quelque chose à faire à votre présence.</strong> Aider à ranger, garder un enfant, accompagner une voisine à l’hôpital. Être utile est plus facile qu’être intéressant.</li>
<li><strong>Dites une chose vraie.</strong> À une personne choisie, un jour calme : « Je ne vais pas très bien en ce moment. » La proximité vient moins du temps passé que de ce qu’on y dépose.</li>
</ul>
<p>Méfiez-vous un peu du téléphone. Il aide quand il mène à une voix, à un rendez-vous, à un groupe où l’on se parle. Il isole quand il montre, à minuit, la vie arrangée des autres.</p>

<h2>Quand la maison elle-même est loin</h2>
<p>Pour beaucoup de familles tunisiennes, la solitude a la forme d’un écran : un fils à Lyon, une sœur à Doha, des parents restés au village. Un appel vidéo chaque vendredi finit par ne dire que la météo. Essayez de partager un moment plutôt que des nouvelles : cuisiner le même plat, regarder le match ensemble, lire une histoire au petit-fils. Et laissez une place aux mauvaises nouvelles, que chacun cache pour ne pas inquiéter l’autre ; à force de se protéger, on ne se connaît plus.</p>
<p>Pour la personne âgée qui vit seule, une visite courte et régulière vaut mieux qu’une longue fête. Demandez-lui un conseil, une recette, une histoire. On se sent moins seul quand on a encore quelque chose à transmettre.</p>

<h2>Et si cela dure ?</h2>
<p>Une solitude qui s’installe peut être le visage d’autre chose. Si vous n’avez plus envie de voir personne, même ceux que vous aimez, si le matin pèse, si le sommeil et l’appétit ont changé depuis deux semaines ou plus, il peut s’agir d’une dépression, et elle se soigne. Si les autres vous font peur au point d’éviter un café ou une réunion, il peut s’agir d’anxiété sociale, qui se travaille bien elle aussi. Une consultation sert à faire ce tri. Elle offre également, pendant une heure, quelqu’un qui écoute jusqu’au bout de la phrase.</p>
<p>Si vous pensez que personne ne remarquerait votre absence, ou que mourir serait plus simple, dites-le tout de suite à quelqu’un et appelez le SAMU au 190. Ces pensées sont fréquentes quand on a été seul trop longtemps ; elles passent, et il vaut mieux ne pas les traverser sans personne.</p>
<p>Ce texte ne remplace pas une rencontre. Il peut en préparer une : à qui pourriez-vous écrire ce soir, deux lignes seulement ?</p>
`,
};
