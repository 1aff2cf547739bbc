import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'mieux-dormir-quand-l-esprit-tourne',
  title: 'Mieux dormir quand l’esprit tourne',
  excerpt:
    'De 21 heures au petit matin, une nuit d’insomnie relue avec les outils de la thérapie cognitive et comportementale : ce qui entretient l’éveil, ce que vous pouvez changer dès ce soir.',
  categorySlugs: ['anxiete-et-stress', 'travail'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-05-14T08:00:00Z',
  reviewedAt: '2026-10-07',
  sources: [
    {
      title:
        'Riemann et coll., The European Insomnia Guideline: an update on the diagnosis and treatment of insomnia, Journal of Sleep Research, 2023',
      url: 'https://doi.org/10.1111/jsr.14035',
    },
    {
      title:
        'Scullin et coll., The effects of bedtime writing on difficulty falling asleep, Journal of Experimental Psychology: General, 2018',
      url: 'https://doi.org/10.1037/xge0000374',
    },
    { title: 'NHS, Insomnia', url: 'https://www.nhs.uk/conditions/insomnia/' },
  ],
  content: `
<p>Le corps est lourd, la lumière éteinte, l’immeuble enfin silencieux. Et la tête se met au travail : le dossier de demain, la mensualité, ce que la belle-sœur a voulu dire. Plus vous ordonnez au sommeil de venir, plus il s’éloigne. Suivons une de ces nuits heure par heure. À chaque étape, il existe quelque chose à faire, et quelque chose à cesser de faire.</p>

<h2>21 heures : vider les poches</h2>
<p>Les pensées de minuit sont souvent celles de la journée, que l’on n’a pas eu le temps d’écouter. Offrez-leur un rendez-vous plus tôt. Asseyez-vous dix minutes, ailleurs que dans la chambre, et écrivez ce qui vous préoccupe sur deux colonnes : « je peux agir » et « je ne peux pas agir ce soir ». Dans la première, notez la prochaine action, même minuscule : appeler la banque à neuf heures, poser la question au collègue.</p>
<p>Une équipe américaine a comparé, en laboratoire, de jeunes adultes à qui l’on demandait d’écrire pendant cinq minutes avant le coucher. Ceux qui dressaient la liste de leurs tâches à venir s’endormaient plus vite que ceux qui racontaient les tâches déjà faites, et d’autant plus vite que la liste était précise. L’étude est petite et ses participants étaient en bonne santé. L’essai ne coûte rien.</p>
<p>La soirée se prépare aussi par le corps. Le service de santé britannique recommande d’éviter café, thé, tabac et alcool dans les six heures qui précèdent le coucher, et de garder une heure tranquille avant le lit. Un express de 18 heures peut encore agir à minuit. Pendant le ramadan, quand la vie se déplace vers la nuit et que le shour coupe le sommeil, ces règles ne s’appliquent pas telles quelles. Gardez au moins un bloc de sommeil à heure fixe, et revenez à vos horaires par paliers après l’Aïd.</p>

<h2>23 heures : attendre le sommeil, pas l’heure</h2>
<p>Beaucoup d’insomniaques se couchent tôt pour se donner une chance. Ils passent alors neuf heures au lit pour en dormir cinq et demie. À force, le cerveau associe le matelas à l’effort, au calcul, à l’inquiétude. Certains somnolent sur le canapé devant la télévision et se réveillent tout à fait au moment de poser la tête sur l’oreiller.</p>
<p>La règle est simple à énoncer : n’allez au lit que lorsque les paupières tombent. La fatigue, ce sont les jambes lourdes ; la somnolence, ce sont les yeux qui se ferment sur la page. Réservez le lit au sommeil et à la vie intime. Le téléphone dort dans une autre pièce, ou à l’autre bout de celle-ci si vous êtes plusieurs à la partager. Un casque, des bouchons et un rideau épais ne sont pas du luxe la nuit où les voisins marient leur fils.</p>

<h2>2 heures : sortir de la lutte</h2>
<p>Se réveiller la nuit arrive à tout le monde. Ce qui décide de la suite, c’est la conversation qui s’engage. « Si je ne dors pas maintenant, demain sera perdu. » On regarde l’heure, on soustrait, le cœur accélère. Or une mauvaise nuit rend la journée pénible sans la rendre impossible : un candidat au baccalauréat qui dort peu la veille de l’épreuve n’oublie pas son année de travail.</p>
<p>Si vous ne dormez pas au bout d’une vingtaine de minutes, à vue de nez, appliquez ceci :</p>
<ol>
<li>Retournez le réveil contre le mur. Personne n’a jamais été bercé par une horloge.</li>
<li>Levez-vous, sans allumer en grand, et changez de pièce ou de fauteuil.</li>
<li>Faites une chose calme et un peu ennuyeuse : plier du linge, lire un livre déjà lu, écouter la radio très bas.</li>
<li>Si une idée insiste, écrivez-la sur la feuille de la soirée et dites-vous qu’elle a désormais une place.</li>
<li>Retournez au lit quand la somnolence revient. Recommencez autant de fois qu’il le faut.</li>
</ol>
<p>Les premières nuits sont ingrates. Cette méthode, appelée contrôle du stimulus, demande souvent deux ou trois semaines avant que le lit redevienne un endroit où l’on dort.</p>

<h2>6 h 30 : se lever quand même</h2>
<p>Voici le conseil le moins populaire et sans doute le plus utile. Levez-vous à la même heure tous les jours, week-end compris, quelle qu’ait été la nuit. Ouvrez les volets, sortez dix minutes. Le réveil régulier règle l’horloge interne, et l’éveil accumulé pendant la journée fabrique le sommeil du soir. La grasse matinée du dimanche emprunte à la nuit suivante. La sieste, précieuse l’été, reste compatible si elle finit avant 15 heures et ne dépasse pas une vingtaine de minutes.</p>
<p>Pour savoir où vous en êtes, tenez un agenda du sommeil pendant deux semaines, rempli le matin, de mémoire, sans surveiller l’heure la nuit :</p>
<ul>
<li>heure du coucher, et heure de la lumière éteinte ;</li>
<li>temps approximatif pour s’endormir, réveils, heure du lever ;</li>
<li>siestes, cafés, médicaments ;</li>
<li>humeur et énergie de la journée sur 10.</li>
</ul>
<p>On y découvre souvent qu’on dort un peu plus qu’on ne croyait, et que les jours affreux ne suivent pas toujours les pires nuits.</p>

<h2>Thérapie et médicaments : ce que disent les recommandations</h2>
<p>Ces outils viennent de la thérapie cognitive et comportementale de l’insomnie. La recommandation européenne de 2023 la place en premier choix pour l’insomnie chronique de l’adulte, avant les médicaments. Conduite par un professionnel formé, en quelques séances, elle ajoute une réduction calculée du temps passé au lit. N’entreprenez pas seul cette restriction si vous conduisez ou maniez des machines pour vivre, ou si vous avez une épilepsie ou un trouble bipolaire : le manque de sommeil peut alors être dangereux.</p>
<p>Les somnifères peuvent avoir leur place, sur prescription et pour une période courte, en général quatre semaines au plus. N’empruntez pas le comprimé d’une cousine, ne l’associez pas à l’alcool, et n’interrompez jamais d’un coup un traitement pris depuis longtemps : la diminution se fait avec le médecin.</p>

<h2>Quand consulter</h2>
<p>Parlez-en à un professionnel si vous dormez mal au moins trois nuits par semaine depuis trois mois, ou plus tôt si vos journées en souffrent. Voyez un médecin en cas de ronflements avec pauses respiratoires, de fourmillements dans les jambes qui obligent à marcher le soir, ou de somnolence au volant ; dans ce dernier cas, ne prenez pas la route. Signalez aussi une période où vous dormez trois heures en débordant d’énergie, avec des dépenses ou des projets inhabituels.</p>
<p>L’insomnie accompagne souvent l’anxiété et la dépression. Lorsque les heures noires s’emplissent d’idées de mort, réveillez quelqu’un et appelez le 190 (SAMU), sans attendre le matin. En dehors de l’urgence, ces repères s’essaient pendant trois ou quatre semaines ; ils ne remplacent pas une consultation, surtout si rien ne bouge.</p>
<p>Ce soir, ne changez qu’une chose. L’heure du lever de demain est un bon endroit par où commencer.</p>
`,
};
