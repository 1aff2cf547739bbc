import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'premiere-consultation-a-quoi-s-attendre',
  title: 'Première consultation : à quoi s’attendre',
  excerpt:
    'Ce qui se passe pendant la première séance chez un psychologue, ce qui reste secret et ce qui ne le peut pas, le prix, l’annulation, et les questions que vous avez le droit de poser.',
  categorySlugs: ['estime-de-soi', 'depression'],
  contentNote: null,
  isFeatured: true,
  publishedAt: '2026-09-10T08:00:00Z',
  reviewedAt: '2026-10-13',
  sources: [
    { title: 'National Institute of Mental Health, Psychotherapies', url: 'https://www.nimh.nih.gov/health/topics/psychotherapies' },
    {
      title: 'Flückiger et coll., The alliance in adult psychotherapy: a meta-analytic synthesis, Psychotherapy, 2018',
      url: 'https://doi.org/10.1037/pst0000172',
    },
    {
      title: 'La Société tunisienne de psychologie rappelle le devoir de confidentialité des données des patients, 8 octobre 2025',
      url: 'https://www.webmanagercenter.com/2025/10/08/553279/la-stp-rappelle-le-devoir-absolu-de-confidentialite-des-donnees-des-patients/',
    },
  ],
  content: `
<p>Vous avez peut-être gardé ce numéro pendant des mois, enregistré sous « dentiste ». Vous vous demandez qui vous verra entrer, par où commencer, combien cela coûte, et si l’on ne va pas vous trouver ridicule. Voici comment se passe une première consultation, du côté de celui qui reçoit.</p>

<h2>Faut-il aller très mal pour venir ?</h2>
<p>Non. On consulte parce qu’on pleure sans comprendre, parce qu’on ne dort plus, parce qu’un divorce se prépare ou qu’un enfant est parti à l’étranger. On consulte aussi sans événement, avec le sentiment de passer à côté de sa vie. Un bon repère est la durée : une tristesse, une anxiété ou une perte d’intérêt présentes presque tous les jours depuis plus de deux semaines méritent d’être racontées à quelqu’un. Un autre repère est la place que prend le problème : vous évitez des lieux, vous annulez, vous faites semblant.</p>
<p>Un psychologue ne prescrit pas de médicaments. Le psychiatre, qui est médecin, le peut. Les deux travaillent volontiers ensemble, et votre psychologue vous proposera un avis médical s’il le juge utile.</p>
<p>Une consultation n’est pas faite pour l’urgence. Si vous êtes en danger ou si vous pensez mettre fin à vos jours, appelez d’abord le 190 (SAMU).</p>

<h2>Avant le rendez-vous</h2>
<p>Vous n’avez rien à préparer. Si la peur du blanc vous gêne, écrivez trois lignes : ce qui ne va pas, depuis quand, ce que vous aimeriez voir changer. Vous pourrez les lire, ou tendre la feuille.</p>
<p>Choisissez un horaire où vous ne serez pas pressé ensuite. Une heure de marche ou un trajet en louage après la séance laisse le temps de redescendre. Pour une séance à distance, trouvez un endroit où l’on n’entend pas derrière la porte ; une voiture à l’arrêt fait très bien l’affaire. Vous parlerez français, tunisien, ou le mélange des deux que vous employez à la maison. Changer de langue au milieu d’une phrase apprend souvent quelque chose.</p>
<p>Venez seul, de préférence. Si une mère ou un mari vous accompagne, il pourra attendre, ou être reçu quelques minutes avec votre accord. Pour un mineur, c’est un parent ou un tuteur qui réserve, et l’enfant dispose ensuite d’un temps à lui.</p>

<h2>Pendant la séance</h2>
<p>Comptez cinquante minutes environ. Il n’y a pas de divan obligatoire : deux fauteuils, de l’eau, une boîte de mouchoirs que personne ne vous oblige à utiliser. Le psychologue se présente, explique le cadre, puis pose une question large, par exemple « qu’est-ce qui vous amène ? ». Commencez par n’importe quel bout. Remettre les choses dans l’ordre, c’est son travail.</p>
<p>Il vous interrogera sans doute sur la durée des difficultés, le sommeil, l’appétit, votre santé et vos traitements, la famille, le métier, ce que vous avez déjà essayé. Il vous demandera probablement si vous avez pensé à mourir. La question est posée à beaucoup de gens, calmement, et elle ne donne pas l’idée à qui ne l’avait pas. À tout moment, vous pouvez répondre : « Je préfère en parler plus tard. »</p>
<p>Il arrive de pleurer, de rire de gêne, d’avoir tout oublié. Le silence n’est pas un échec. Les dernières minutes servent à faire le point : ce qui a été compris, ce qui est proposé, à quel rythme. Ne vous attendez pas à un diagnostic ni à une solution le premier jour. Vous devriez pourtant repartir en sachant un peu mieux à quoi ressemblerait la suite.</p>

<h2>Ce qui reste dans la pièce</h2>
<p>Dans un quartier où tout se sait, cette crainte est légitime. La confidentialité est la base du métier, et la Société tunisienne de psychologie l’a encore rappelé en octobre 2025 : ni diffusion, ni enregistrement, y compris pour les séances à distance. Concrètement, le psychologue ne dit pas à votre frère que vous êtes venu, même si c’est lui qui paie. Il ne vous saluera pas le premier au marché. Si un employeur appelle, il ne confirme rien.</p>
<p>Les informations de santé que vous confiez au cabinet ne sont conservées qu’avec votre accord écrit, comme le prévoit la <a href="https://legislation-securite.tn/latest-laws/loi-organique-n-2004-63-du-27-juillet-2004-portant-sur-la-protection-des-donnees-a-caractere-personnel">loi de 2004 sur les données personnelles</a>.</p>
<p>Ce secret connaît quelques limites, qu’il est honnête de dire d’avance. Un danger grave et immédiat pour votre vie ou celle d’une autre personne peut conduire à alerter les secours. Un enfant menacé dans sa santé ou son intégrité doit être signalé : le <a href="https://www.jurisitetunisie.com/tunisie/codes/cde/cde1020.htm">Code de la protection de l’enfant</a> l’impose, même aux personnes tenues au secret professionnel. Dans la mesure du possible, cela se fait après vous en avoir parlé. Demandez au psychologue de préciser ces règles, il en a l’habitude.</p>

<h2>Le prix, le paiement, l’annulation</h2>
<p>La durée et le tarif de chaque type de séance sont affichés sur la page du praticien, avant toute réservation. Le prix ne dépend pas de ce que vous raconterez. Sur ce site, vous réglez par carte ou par mandat, dont vous envoyez la photo du reçu ; le rendez-vous est définitif quand le cabinet l’a accepté. Vous pouvez annuler jusqu’à 24 heures avant l’heure prévue et être remboursé. Passé ce délai, la séance est en principe due, sauf circonstance que vous pouvez expliquer.</p>
<p>Si le coût est un obstacle, dites-le dès le début. On peut espacer les séances, viser un objectif limité, ou vous orienter vers une consultation hospitalière publique. Parler d’argent avec un psychologue n’a rien d’impoli.</p>

<h2>Vos questions, et la suite</h2>
<p>Vous avez le droit de savoir à qui vous parlez. Quelques questions utiles, à choisir selon ce qui compte pour vous :</p>
<ul>
<li>Quelle est votre formation, et avez-vous l’habitude de difficultés comme la mienne ?</li>
<li>Comment travaillez-vous, et qu’attendez-vous de moi entre les séances ?</li>
<li>À quoi verrons-nous que cela avance, et quand ferons-nous le point ?</li>
<li>Que se passe-t-il si je vais plus mal entre deux rendez-vous ?</li>
<li>Combien de temps cela peut-il durer, à votre avis ?</li>
</ul>
<p>Un professionnel sérieux répond simplement, et sait dire qu’il ignore une chose. Méfiez-vous des guérisons promises en trois séances.</p>
<p>La confiance ne naît pas toujours le premier jour. Elle compte pourtant : une synthèse de 295 études, portant sur plus de 30 000 patients, montre que la qualité de l’alliance entre le thérapeute et la personne est liée, de manière modérée mais constante, au résultat de la thérapie, quelle que soit la méthode. Si quelque chose vous a blessé ou laissé froid, dites-le à la deuxième séance. Si le malaise demeure, vous pouvez changer de psychologue sans vous justifier.</p>
<p>Le soir même, attendez-vous à être fatigué, parfois soulagé, parfois remué. C’est habituel. Cet article décrit le cadre général et ne remplace aucune consultation : la vôtre aura son propre visage. Pour la préparer, il vous reste à choisir une heure.</p>
`,
};
