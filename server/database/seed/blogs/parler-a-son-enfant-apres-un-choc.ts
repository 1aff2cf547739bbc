import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'parler-a-son-enfant-apres-un-choc',
  title: 'Parler à son enfant après un choc',
  excerpt:
    'Un accident, un décès, une nouvelle brutale : que dire à un enfant, avec quels mots selon son âge, quelles réactions attendre dans les semaines qui suivent et à quel moment demander de l’aide.',
  categorySlugs: ['parentalite', 'deuil'],
  contentNote: 'Ce texte parle d’accidents, de mort et de deuil.',
  isFeatured: false,
  publishedAt: '2026-08-25T08:00:00Z',
  reviewedAt: '2026-10-14',
  sources: [
    {
      title: 'UK Trauma Council, « Supporting children and young people after potentially traumatic events » (en anglais)',
      url: 'https://uktraumacouncil.org/resource/supporting-children-and-young-people-after-potentially-traumatic-events',
    },
    {
      title: 'NICE, « Post-traumatic stress disorder » (NG116)',
      url: 'https://www.nice.org.uk/guidance/ng116',
    },
    {
      title:
        'Rapa E., Dalton L., Stein A., « Talking to children about illness and death of a loved one during the COVID-19 pandemic », The Lancet Child & Adolescent Health, 2020',
      url: 'https://doi.org/10.1016/S2352-4642(20)30174-7',
    },
  ],
  content: `
<p>Le téléphone a sonné pendant le dîner. Vous êtes sorti répondre sur le balcon, et quand vous êtes revenu votre enfant a regardé votre visage. Il n’a pas posé de question. Il sait déjà que quelque chose est arrivé ; il ne sait pas quoi, et son imagination va remplir le vide. La plupart des parents, à cet instant, se demandent s’il faut parler. La question utile est plutôt : comment, et par où commencer ?</p>

<h2>Faut-il lui dire la vérité ?</h2>
<p>Oui, une vérité à sa taille. Les enfants perçoivent très tôt le changement d’atmosphère, les voix baissées, la maison qui se remplit de voisines, le cousin venu dormir sans raison. Quand on ne leur explique rien, ils se fabriquent une explication, et il n’est pas rare qu’ils s’y donnent le mauvais rôle : « C’est parce que j’ai crié sur lui. » Des spécialistes d’Oxford, dans un texte paru dans le <em>Lancet Child &amp; Adolescent Health</em>, rappellent que la qualité de ce qui est dit aux enfants lors d’une maladie grave ou d’un décès pèse longtemps sur leur équilibre et celui de la famille.</p>
<p>Dire la vérité ne veut pas dire tout raconter. Les détails de l’accident, les images, les disputes d’adultes autour des responsabilités ne lui appartiennent pas. Donnez le fait, dites ce qui va se passer maintenant, et laissez-le conduire la suite par ses questions.</p>

<h2>Comment annoncer, concrètement ?</h2>
<p>Choisissez un adulte qu’il aime et qui tienne debout. Prenez cinq minutes pour boire de l’eau et préparer la première phrase. Asseyez-vous à sa hauteur, dans un endroit tranquille, le téléphone éteint. Ensuite :</p>
<ol>
<li>Demandez ce qu’il a compris ou entendu. Vous partirez de là.</li>
<li>Prévenez : « J’ai une nouvelle triste à te dire. »</li>
<li>Dites-la en une phrase courte, avec les vrais mots : « Grand-père a eu un accident de voiture. Les médecins ont essayé de le soigner, ils n’ont pas pu. Il est mort. »</li>
<li>Taisez-vous un moment. Restez contre lui s’il le veut.</li>
<li>Dites-lui qu’il n’y est pour rien, et qui va s’occuper de lui ce soir, demain, à la sortie de l’école.</li>
<li>Vérifiez, plus tard dans la journée, ce qu’il a retenu : « Si ta petite sœur te demande, que lui dirais-tu ? »</li>
</ol>
<p>Les expressions qui nous apaisent peuvent l’inquiéter. « Il s’est endormi » fait craindre le coucher. « Il est parti en voyage » fait attendre un retour, surtout quand un oncle ou un père travaille vraiment à l’étranger. Votre foi a toute sa place : dites d’abord que le corps s’est arrêté et ne souffre plus, puis ce que votre famille croit.</p>
<p>Si vous pleurez, dites pourquoi. « Je pleure parce que je l’aimais. Je suis triste et je peux quand même m’occuper de toi. » Un enfant supporte les larmes ; le silence autour des larmes l’inquiète davantage.</p>

<h2>Que comprend-il à son âge ?</h2>
<h3>Avant six ans</h3>
<p>La mort paraît réversible, le temps est flou. Il demandera dix fois quand grand-père revient, entre deux jeux, et cela peut vous blesser. Répondez chaque fois la même chose, brièvement. Il peut se remettre à mouiller son lit, refuser de quitter vos bras, rejouer l’accident avec ses petites voitures.</p>
<h3>De six à onze ans</h3>
<p>Il comprend que la mort est définitive et peut arriver à d’autres. Il cherche des causes, pose des questions précises, parfois crues, et surveille votre santé. Attendez-vous à des maux de ventre le matin, de la colère, des cahiers moins soignés. Il se croit volontiers responsable : parlez-en même s’il n’en dit rien.</p>
<h3>À l’adolescence</h3>
<p>Il comprend comme un adulte et ressent souvent plus fort. Il préférera peut-être ses amis à vous, dormira mal, prendra des risques ou voudra remplacer l’absent. N’en faites pas le nouveau chef de famille. Restez disponible dans des moments sans face-à-face, en voiture, en faisant la vaisselle.</p>

<h2>Et s’il a vu la scène ?</h2>
<p>Un accident sur la route de l’école, une inondation, une agression : dans les premières semaines, cauchemars, sursauts, souvenirs qui reviennent, crainte de se séparer sont des réactions attendues. Chez la majorité des enfants, elles diminuent peu à peu. Ce qui aide est étonnamment simple :</p>
<ul>
<li>rétablir vite les repères ordinaires, les repas, le coucher, l’école, les limites habituelles ;</li>
<li>le protéger des images, des vidéos qui circulent dans les groupes de messages et des récits répétés au salon ;</li>
<li>écouter quand il en parle, sans l’interroger ; <a href="https://www.nice.org.uk/guidance/ng116">le NICE</a> déconseille les séances de débriefing où l’on fait raconter l’événement aussitôt après ;</li>
<li>lui rendre un peu de prise : choisir le chemin, préparer un dessin pour la famille, décider s’il vient ou non à la veillée ;</li>
<li>prévenir la maîtresse ou le professeur principal, en deux phrases, avec son accord s’il est grand.</li>
</ul>
<p>Pour l’enterrement et les condoléances, expliquez à l’avance ce qu’il verra et entendra : des gens qui pleurent fort, du monde, de longues heures. Désignez un adulte qui restera avec lui et pourra l’emmener dehors. S’il préfère rester chez une tante, respectez-le, et trouvez ensemble un autre geste d’adieu.</p>

<h2>Quand demander de l’aide ?</h2>
<p>Les professionnels parlent souvent d’un délai d’un mois. Au-delà, si les cauchemars et les images envahissantes persistent, s’il évite tout ce qui rappelle l’événement, s’il ne joue plus, s’isole, refuse l’école ou reste sur ses gardes, prenez rendez-vous. Consultez sans attendre ce délai si la détresse est très forte, s’il a été victime ou témoin de violences, ou si vous-même n’arrivez plus à assurer le quotidien. Des thérapies centrées sur le traumatisme, adaptées à l’âge et menées avec les parents, ont montré leur efficacité chez l’enfant.</p>
<p>Un enfant qui dit vouloir mourir, ou rejoindre la personne disparue, doit être pris au sérieux même petit. Demandez-lui doucement ce qu’il veut dire, ne le laissez pas seul, appelez le SAMU au 190 s’il parle de se faire du mal ou rendez-vous aux urgences. Le 1809 propose une écoute aux familles et aux enfants.</p>
<p>Ces repères ne sauraient remplacer l’avis d’un professionnel qui rencontrera votre enfant. Si vous avez mal commencé, si vous avez menti pour le protéger ou crié d’épuisement, il est encore temps : « L’autre jour je t’ai dit une chose qui n’était pas exacte. J’avais peur de te faire de la peine. Voici ce qui s’est passé. » Les enfants pardonnent bien ce genre de correction.</p>
`,
};
