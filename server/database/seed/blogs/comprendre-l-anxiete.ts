import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'comprendre-l-anxiete',
  title: 'Comprendre l’anxiété',
  excerpt:
    'L’anxiété est une alarme utile, qui se dérègle parfois. À quoi elle sert, à partir de quand elle devient un trouble, ce qui l’entretient sans qu’on le veuille et ce qui aide vraiment.',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: null,
  isFeatured: true,
  publishedAt: '2026-02-17T08:00:00Z',
  reviewedAt: '2026-10-05',
  sources: [
    {
      title: 'Organisation mondiale de la Santé, « Anxiety disorders » (fiche d’information, en anglais)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/anxiety-disorders',
    },
    {
      title: 'Inserm, « Troubles anxieux : quand l’anxiété devient pathologique »',
      url: 'https://www.inserm.fr/dossier/troubles-anxieux/',
    },
    {
      title: 'NICE, « Generalised anxiety disorder and panic disorder in adults: management » (CG113)',
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
  ],
  content: `
<p>La veille des résultats du baccalauréat, toute la maison dort mal. La mère vérifie trois fois que le téléphone est chargé, le père parle peu, la candidate a mal au ventre. Personne n’est malade. Ce que cette famille ressent a une fonction : le corps se prépare à un événement qui compte et dont l’issue est incertaine. L’anxiété commence là, dans cette attente tournée vers l’avenir. Elle devient un problème lorsqu’elle reste après l’événement, ou lorsqu’elle n’a plus besoin d’événement pour venir.</p>

<h2>Une alarme au réglage prudent</h2>
<p>La peur répond à un danger présent : une voiture qui surgit au carrefour. L’anxiété répond à un danger possible. Les deux empruntent les mêmes voies. Le cœur accélère, les muscles se tendent, la respiration devient plus courte, l’attention se fixe sur ce qui pourrait mal tourner. Ces réactions vous servent encore : sans un peu d’anxiété, on ne réviserait pas un examen, on ne relirait pas un contrat, on lâcherait la main d’un enfant au bord de la route.</p>
<p>Cette alarme préfère sonner dix fois pour rien que se taire une fois de trop. Chez certaines personnes elle est plus sensible, par tempérament, par histoire familiale, ou après une longue période d’incertitude : une maladie dans la famille, un dossier de visa qui n’avance pas, des mois de revenus irréguliers. Avoir une alarme sensible ne dit rien de votre courage, ni de votre foi, ni de votre volonté.</p>

<h2>À partir de quand parle-t-on d’un trouble ?</h2>
<p>Aucune prise de sang ne mesure l’anxiété. Un clinicien regarde son intensité, sa durée et surtout la place qu’elle prend. L’Organisation mondiale de la Santé décrit des peurs et des inquiétudes excessives, difficiles à maîtriser, qui s’installent pendant plusieurs mois et gênent la vie de famille, les études ou le travail. Les troubles anxieux sont les plus répandus des troubles psychiques : ils touchent environ 4 % de la population mondiale. Ils débutent souvent dans l’enfance ou l’adolescence, et seule une personne concernée sur quatre environ reçoit un traitement.</p>
<p>Le mot recouvre des situations différentes :</p>
<ul>
<li><strong>L’anxiété généralisée</strong> passe d’un sujet à l’autre, la santé des parents, l’argent, le retard d’un enfant, avec de la fatigue, des tensions, un sommeil léger.</li>
<li><strong>Le trouble panique</strong> associe des crises soudaines et la crainte de la prochaine.</li>
<li><strong>L’anxiété sociale</strong> est la peur d’être jugé, au point d’éviter une soutenance, un repas de mariage ou un simple appel.</li>
<li><strong>Les phobies et l’agoraphobie</strong> rendent une situation infranchissable : un ascenseur, une prise de sang, un louage bondé.</li>
</ul>
<p>Le corps parle souvent le premier. Maux de ventre, gorge serrée, palpitations, nuque douloureuse : bien des personnes voient plusieurs médecins avant d’entendre le mot « anxiété ». Ce détour a son utilité. Une maladie de la thyroïde, une anémie, certains médicaments ou trop de café peuvent donner les mêmes sensations, et un examen simple permet de le vérifier.</p>

<h2>Ce qui l’entretient sans qu’on le veuille</h2>
<p>Deux mouvements très naturels nourrissent l’anxiété. Le premier est l’évitement. Nadia (le prénom est inventé) a eu un malaise au supermarché ; elle y envoie désormais son frère. Le soulagement est immédiat, et le piège se referme ainsi : elle en retient que le supermarché était bien dangereux. Un mois plus tard, la pharmacie l’inquiète à son tour.</p>
<p>Le second est la recherche de réassurance. On téléphone pour savoir si le fils est bien arrivé, puis on rappelle. On cherche un symptôme sur internet à deux heures du matin. On demande à son conjoint, pour la quatrième fois, si tout ira bien. Chaque réponse apaise quelques minutes et rend la suivante plus nécessaire. L’entourage, par affection, finit par organiser la maison autour de la peur. Remarquez-le ensemble, sans chercher de coupable.</p>

<h2>Que pouvez-vous essayer cette semaine ?</h2>
<p>Choisissez une ou deux de ces pistes, pas davantage. Donnez-leur quinze jours.</p>
<ol>
<li>Notez vos inquiétudes quand elles viennent et donnez-leur un rendez-vous : vingt minutes en fin d’après-midi, carnet ouvert. Avant l’heure, répondez-leur « plus tard ».</li>
<li>Séparez ce qui dépend de vous du reste. Dans une colonne, écrivez le prochain geste, petit et daté. Dans l’autre, une phrase suffit : « je ne peux pas le savoir aujourd’hui ».</li>
<li>Revenez vers une situation évitée, par la marche la plus basse. Entrez dix minutes au supermarché à une heure calme, et recommencez jusqu’à ce que cela devienne ennuyeux.</li>
<li>Avant un appel de vérification, attendez quinze minutes. Souvent, l’envie aura baissé.</li>
<li>Soignez le socle : une heure de lever stable, du mouvement presque chaque jour, moins de café après midi. Pendant le ramadan, quand les nuits se décalent, gardez une sieste courte et une heure fixe pour poser le téléphone.</li>
</ol>
<p>Une respiration lente, où l’on souffle plus longtemps qu’on n’inspire, aide à faire redescendre la tension. Servez-vous-en pour traverser une situation plutôt que pour la fuir.</p>

<h2>Ce qui soigne, et quand demander de l’aide</h2>
<p>Consultez si l’inquiétude occupe la plupart de vos journées depuis plusieurs semaines, si vous renoncez à des choses qui comptent, si le sommeil s’abîme, ou si vous prenez de l’alcool, du cannabis ou des comprimés pour tenir. Inutile d’attendre d’être « à bout » : une difficulté récente se travaille plus vite qu’une habitude de dix ans.</p>
<p>Les traitements psychologiques ont été bien étudiés, en particulier les thérapies cognitives et comportementales. On y apprend à examiner ses pensées d’alarme et à se rapprocher, par étapes choisies, de ce que l’on évite. <a href="https://www.nice.org.uk/guidance/cg113">Les recommandations britanniques du NICE</a> conseillent de commencer par l’aide la plus simple qui puisse suffire, puis de proposer une thérapie ou un médicament selon la gravité et la préférence de la personne. Les antidépresseurs prescrits par un médecin agissent en quelques semaines. Les tranquillisants de la famille des benzodiazépines soulagent vite, mais une dépendance peut s’installer ; ils sont réservés à de courtes périodes. Si vous en prenez depuis longtemps, ne les arrêtez pas d’un coup : parlez-en au médecin, qui organisera une baisse progressive.</p>
<p>Si l’angoisse devient telle que vous pensez à mourir ou à vous faire du mal, appelez le SAMU au 190 ou allez aux urgences les plus proches, avec quelqu’un si possible. Pour tout le reste, prenez le temps de choisir à qui parler. Un article peut éclairer une question ; il ne remplace pas une consultation, où l’on regarde votre histoire à vous. Apportez-y votre carnet d’inquiétudes : deux semaines de notes disent souvent plus qu’une heure de souvenirs.</p>
`,
};
