import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'se-disputer-sans-se-blesser',
  title: 'Se disputer sans se blesser',
  excerpt:
    'Les désaccords font partie de la vie à deux. Ce qui abîme un couple tient surtout à la façon de commencer, de s’arrêter et de se retrouver. Des repères concrets, et la limite à ne pas franchir.',
  categorySlugs: ['couple-et-famille'],
  contentNote: 'Une partie de ce texte parle de violence dans le couple.',
  isFeatured: true,
  publishedAt: '2026-07-09T08:00:00Z',
  reviewedAt: '2026-10-12',
  sources: [
    {
      title:
        'Carrère S., Gottman J. M., « Predicting divorce among newlyweds from the first three minutes of a marital conflict discussion », Family Process, 1999',
      url: 'https://doi.org/10.1111/j.1545-5300.1999.00293.x',
    },
    {
      title:
        'Finkel E. J. et al., « A brief intervention to promote conflict reappraisal preserves marital quality over time », Psychological Science, 2013',
      url: 'https://doi.org/10.1177/0956797612474938',
    },
    {
      title: 'Étude de 233 couples sur le débordement émotionnel pendant les conflits (texte intégral en anglais)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7007326/',
    },
  ],
  content: `
<p>Les couples qui vont bien se disputent. Ils se disputent pour l’argent, pour la belle-famille, pour l’heure du coucher des enfants, et souvent pour les mêmes choses pendant vingt ans. Ne plus jamais élever la voix n’est donc pas le but. On peut en revanche apprendre à dire un désaccord sans laisser derrière soi une phrase que l’autre n’oubliera pas.</p>

<h2>Les trois premières minutes</h2>
<p>En 1999, deux chercheurs américains, Sybil Carrère et John Gottman, ont filmé 124 jeunes couples en train de discuter d’un sujet qui fâche, puis les ont suivis pendant six ans. Les émotions exprimées dans les trois premières minutes différaient déjà entre les couples qui allaient rester ensemble et ceux qui allaient se séparer. L’étude porte sur de jeunes mariés d’une seule région et n’a rien d’une boule de cristal. Elle attire l’attention sur un moment que l’on néglige : le démarrage.</p>
<p>Comparez.</p>
<blockquote>« Tu t’en fiches de nous. Tu as encore promis l’argent à ta mère sans me demander. Tu es incapable de décider seul. »</blockquote>
<blockquote>« J’ai été blessée d’apprendre samedi que l’argent était promis. J’ai peur pour le loyer. J’aimerais qu’on en parle avant de dire oui. »</blockquote>
<p>Le fait est le même. La première version attaque une personne, avec des « toujours » et des « encore » ; il ne reste à l’autre qu’à se défendre. La seconde décrit une situation, dit un sentiment et formule une demande à laquelle on peut répondre. Elle est plus précise, et souvent plus difficile à prononcer.</p>
<p>Le moment compte autant que les mots. Une demi-heure avant la rupture du jeûne, au retour d’une garde de nuit, devant la belle-sœur ou par messages vocaux successifs, presque tout échoue. Demandez plutôt : « J’ai quelque chose d’important à te dire. Ce soir, quand les petits dorment, ça te va ? »</p>

<h2>Quand le ton monte</h2>
<p>Vous connaissez les signes : les joues chaudes, le cœur qui bat fort, la mâchoire serrée, l’envie de crier ou de claquer la porte. Les chercheurs parlent de débordement émotionnel. Dans une étude menée auprès de 233 couples, ceux dont un membre au moins se disait souvent débordé arrivaient moins bien à résoudre le problème dont ils discutaient. Arrivé là, on n’entend plus. On prépare la réplique.</p>
<p>Convenez alors, un jour de calme, d’une pause qui ne soit pas une fuite :</p>
<ol>
<li>Choisissez un mot ou un geste qui veut dire « je déborde ». Chacun peut s’en servir, y compris celui qui a tort.</li>
<li>Annoncez l’heure du retour : « Je sors marcher, je reviens à neuf heures. » Partir sans le dire se vit comme un abandon.</li>
<li>Laissez passer une bonne demi-heure. Marchez, rangez, faites vos ablutions, écoutez la radio. Évitez de répéter la scène dans votre tête ou de l’envoyer à votre sœur.</li>
<li>Revenez à l’heure dite, même pour remettre la discussion au lendemain.</li>
<li>Reprenez par ce que vous avez compris de l’autre, avant votre propre point de vue.</li>
</ol>
<p>Certains se ferment au lieu de crier. Leur silence passe pour du mépris ; il cache souvent le même débordement. « Je ne trouve pas mes mots, donne-moi un moment » change beaucoup de choses.</p>

<h2>Ce qui est dit autour du couple</h2>
<p>Dans bien des familles, une dispute ne reste pas longtemps entre deux personnes. La mère l’apprend, une tante conseille, un frère prend parti depuis Marseille. Ce soutien peut protéger. Il peut aussi fixer les rôles : vous aurez pardonné, et votre famille non. Choisissez d’avance une personne de confiance, discrète, capable d’aimer les deux. Pour le reste, mettez-vous d’accord sur une phrase : « Merci, on s’en occupe ensemble. »</p>
<p>Les enfants, eux, entendent à travers les murs. Une dispute courte, sans insultes, suivie d’une réconciliation visible leur apprend qu’un lien survit à la colère. Ne leur demandez ni d’arbitrer ni de porter un message. S’ils ont assisté à une scène, dites-le simplement : « Nous étions fâchés, ce n’est pas ta faute, nous nous sommes parlé. »</p>

<h2>Se retrouver après</h2>
<p>Réparer ne veut pas dire tout effacer. Un thé posé sur la table, une main sur l’épaule, une plaisanterie que vous êtes deux à comprendre, un « j’ai été dur hier » sont des gestes de réparation. Apprenez à reconnaître ceux de l’autre, même discrets, même maladroits. Une excuse utile nomme l’acte, sans « mais » : « Je t’ai humilié devant ton père. Je n’aurais pas dû. »</p>
<p>Essayez aussi un exercice étudié par Eli Finkel et son équipe. Trois fois dans l’année, chacun écrit, pendant sept minutes, le récit d’un désaccord récent comme le verrait une personne neutre qui voudrait du bien aux deux. Il note ensuite ce qui l’empêche d’adopter ce regard pendant une dispute, et comment y arriver quand même. Dans un essai portant sur 120 couples, ceux qui ont fait cet exercice ont vu la qualité de leur relation se maintenir pendant cette année-là, tandis qu’elle continuait de baisser chez les autres. Un essai isolé ne prouve pas tout ; celui-ci ne demande qu’un cahier.</p>
<p>Acceptez enfin que certains désaccords ne se résolvent pas. L’un aime recevoir, l’autre a besoin de silence. On peut passer sa vie à se convaincre, ou convenir d’un vendredi sur deux.</p>

<h2>Quand il ne s’agit plus d’une dispute</h2>
<p>Des coups, des menaces, un objet lancé, des rapports imposés, un téléphone fouillé chaque soir, l’argent ou les papiers confisqués, l’interdiction de voir les siens : ce sont des violences. Si vous avez peur de votre conjoint, si vous surveillez chaque mot pour éviter l’explosion, les conseils de cette page ne sont pas pour vous, et une thérapie à deux n’est pas indiquée à ce stade. La responsabilité revient à la personne qui frappe ou menace, quelle qu’ait été la discussion.</p>
<p>Le 1899 écoute et oriente les femmes victimes de violence en Tunisie. <strong>En cas de danger immédiat, appelez la police au 197 ; en cas de blessure ou de malaise, le SAMU au 190.</strong> Parlez-en aussi à un soignant, seul à seul : il peut constater et vous orienter. Si vous consultez ce site depuis un appareil partagé, pensez à l’historique.</p>

<h2>Et se faire aider à deux ?</h2>
<p>Aucun article ne connaît votre histoire, et celui-ci ne remplace pas un entretien avec un professionnel. Prenez rendez-vous si la même dispute revient sans avancer depuis des mois, si le mépris s’est installé, si vous ne vous parlez plus que des enfants et des factures, ou après une infidélité, un deuil, le départ de l’un à l’étranger. Vous pouvez venir seul pour commencer : changer sa part de la danse modifie souvent le pas de l’autre. Le thérapeute n’est ni un juge ni un témoin à charge. Il tient le cadre pendant que vous apprenez à vous parler autrement, et il lui arrive de poser lui-même la pause.</p>
`,
};
