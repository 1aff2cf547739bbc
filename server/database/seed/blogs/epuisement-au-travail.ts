import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'epuisement-au-travail',
  title: 'Épuisement au travail : reconnaître les signes, agir dans l’ordre',
  excerpt:
    'L’épuisement professionnel s’installe sans bruit, souvent chez ceux qui tiennent le plus à leur métier. Comment le reconnaître, que faire d’abord, et comment préparer un retour qui tienne.',
  categorySlugs: ['travail', 'anxiete-et-stress'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-10-01T08:00:00Z',
  reviewedAt: '2026-10-12',
  sources: [
    {
      title: 'OMS, Burn-out an « occupational phenomenon » : International Classification of Diseases, 2019',
      url: 'https://www.who.int/news/item/28-05-2019-burn-out-an-occupational-phenomenon-international-classification-of-diseases',
    },
    {
      title: 'Haute Autorité de santé, Repérage et prise en charge cliniques du syndrome d’épuisement professionnel ou burnout',
      url: 'https://www.has-sante.fr/jcms/c_2769318/fr/reperage-et-prise-en-charge-cliniques-du-syndrome-d-epuisement-professionnel-ou-burnout',
    },
    { title: 'Maslach et Leiter, Understanding the burnout experience, World Psychiatry, 2016', url: 'https://doi.org/10.1002/wps.20311' },
  ],
  content: `
<p>Nous l’appellerons Amel ; son histoire est composée de plusieurs autres. Elle enseigne depuis quatorze ans dans un collège. En octobre, elle a commencé à corriger ses copies dans le métro. En janvier, à rester assise dans sa voiture, moteur éteint, avant de franchir le portail. En mars, une élève qu’elle aimait bien lui a annoncé une bonne nouvelle, et elle n’a rien ressenti. C’est ce rien qui lui a fait peur.</p>

<h2>Plus que de la fatigue</h2>
<p>L’Organisation mondiale de la santé décrit le burn-out comme la conséquence d’un stress chronique au travail qui n’a pas pu être maîtrisé. Elle lui reconnaît trois faces : un épuisement, une prise de distance avec le métier, faite de cynisme ou d’indifférence, et le sentiment de ne plus être efficace. Elle le range parmi les phénomènes liés au travail et ne le compte pas parmi les maladies. Cela n’enlève rien à sa gravité : il peut conduire à une dépression, à un accident, à un arrêt de plusieurs mois.</p>
<p>La fatigue ordinaire cède après un vrai week-end. Celle-ci revient le lundi à huit heures, intacte. La dépression, elle, colore toute l’existence, y compris les enfants et les vacances, tandis que l’épuisement professionnel commence au travail avant de gagner le reste. La frontière est parfois difficile à tracer, et les deux peuvent coexister. Une anémie, une maladie de la thyroïde ou un sommeil perturbé donnent aussi des tableaux proches. C’est pourquoi le premier pas utile est une visite chez un médecin.</p>

<h2>Des signes qui n’arrivent pas ensemble</h2>
<p>La Haute Autorité de santé française classe les manifestations par domaine. Ce découpage aide à se relire, car on remarque rarement un changement qui s’est fait par petites touches.</p>
<ul>
<li><strong>Les émotions</strong> : anxiété, irritabilité, larmes sans motif clair, ou au contraire plus d’émotion du tout.</li>
<li><strong>La pensée</strong> : oublis, phrases relues trois fois, difficulté à trancher entre deux options simples.</li>
<li><strong>Les conduites</strong> : repli, brusquerie avec les patients, les clients ou les élèves, cigarettes et cafés qui se multiplient.</li>
<li><strong>L’élan</strong> : perte de sens, doute sur sa compétence, envie de tout lâcher.</li>
<li><strong>Le corps</strong> : sommeil mauvais malgré l’épuisement, dos et nuque douloureux, maux de tête ou de ventre le dimanche soir.</li>
</ul>
<p>Aucun de ces signes ne suffit à lui seul. Ce qui doit alerter, c’est leur accumulation, leur durée, et la remarque d’un proche : « Tu n’es plus là, même quand tu es là. »</p>

<h2>Ce qui use, vraiment</h2>
<p>On croit souvent que craquent les plus fragiles. Les travaux de Christina Maslach et Michael Leiter racontent autre chose. Ils décrivent six points de frottement entre une personne et son travail : la charge, la marge de décision, la reconnaissance, la qualité du collectif, l’équité et les valeurs. Plus le désaccord est profond sur plusieurs d’entre eux, plus le risque monte, chez des gens compétents et consciencieux.</p>
<p>Les exemples ne manquent pas. L’infirmière dont deux collègues sont partis à l’étranger sans être remplacés. Le téléconseiller qui suit les jours fériés d’un autre pays. Le comptable à qui l’on demande de signer ce qu’il désapprouve. L’ingénieur installé au loin, dont toute la famille attend un virement et à qui personne ne demande s’il va bien. S’y ajoute le second service, celui de la maison : les devoirs, un parent dépendant, la cuisine du ftour après huit heures de bureau.</p>
<p>Reprenez les six mots et attribuez à chacun une note de 0 à 10 selon la gêne qu’il vous cause. Le résultat surprend souvent. Amel croyait souffrir de sa charge ; elle avait mis 4 à la charge et 9 à l’équité. On ne demande pas la même chose à sa direction dans un cas et dans l’autre.</p>

<h2>Que faire, et dans quel ordre</h2>
<h3>Cette semaine</h3>
<p>Consultez un médecin et décrivez-lui les faits : les heures, le sommeil, les oublis. Lui seul peut décider d’un arrêt, et un arrêt n’est pas une faveur. Choisissez ensuite une personne de confiance et dites-lui la version complète. Allégez une seule chose, tout de suite : un cours particulier reporté, les messages professionnels coupés après vingt heures, un repas de famille auquel vous n’irez pas. Et ne démissionnez pas au milieu de la pire semaine. Cette décision sera peut-être la bonne ; elle mérite une tête reposée.</p>
<h3>Le mois suivant</h3>
<p>Le repos vient d’abord, et il est souvent décevant au début : on dort, on culpabilise, on vérifie ses courriels en cachette. Réintroduisez peu à peu de la marche, de la lumière, une activité que personne n’évalue. Si votre employeur y est affilié, demandez à voir le médecin du travail, au service de l’entreprise ou au groupement de votre gouvernorat. Son rôle est préventif et il est tenu au secret. Rassemblez aussi par écrit quelques faits datés, sans commentaire. Ils vous serviront à formuler deux demandes réalistes plutôt qu’une plainte générale.</p>
<h3>Avant la reprise</h3>
<p>Revenir au même poste, aux mêmes horaires, avec la promesse d’être plus zen, expose à rechuter. Un retour se prépare : une date convenue avec le médecin, des tâches reprises par paliers quand c’est possible, un entretien avec le responsable, un point fixé un mois plus tard. Lorsque rien ne peut bouger dans l’organisation, chercher ailleurs devient une option raisonnable. Les efforts individuels ont leurs limites quand le problème ne vient pas de l’individu.</p>

<h2>Quand consulter un psychologue</h2>
<p>Prenez rendez-vous si les signes durent depuis plusieurs semaines malgré le repos, si vous vivez la peur au ventre à l’idée d’y retourner, si l’alcool ou les calmants sont devenus le moyen de finir la journée, ou si vous ne savez plus ce que vous voulez. Le travail psychologique porte sur le présent immédiat, puis sur ce qui vous a conduit à tenir si longtemps : la loyauté, la crainte de décevoir, l’histoire d’une famille où l’on ne s’arrête pas. Chaque situation étant différente, ces pages ne peuvent se substituer à un avis donné de vive voix.</p>
<p>L’épuisement peut faire naître l’idée que la mort serait un repos. Si cette pensée vous traverse, dites-la aujourd’hui à un médecin ou à un proche ; si elle devient un projet ou si vous vous sentez en danger, appelez immédiatement le 190 (SAMU).</p>
<p>Amel a repris en septembre, avec deux classes de moins et un bureau partagé. Elle dit qu’elle aime de nouveau ses élèves, « pas tous, et pas tous les jours ». C’est à peu près la définition d’un métier vivable.</p>
`,
};
