import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'apres-un-accident-quand-les-images-reviennent',
  title: 'Après un accident, quand les images reviennent',
  excerpt:
    'Cauchemars, sursauts, détours pour éviter la route : après un choc, ces réactions sont attendues. Ce qui aide les premières semaines, et ce qui se soigne quand elles durent.',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: 'Ce texte parle d’accidents et d’agressions, sans détails.',
  isFeatured: false,
  publishedAt: '2026-03-03T08:00:00Z',
  reviewedAt: '2026-10-14',
  sources: [
    {
      title: 'Organisation mondiale de la Santé, « Post-traumatic stress disorder » (fiche d’information, en anglais)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/post-traumatic-stress-disorder',
    },
    { title: 'NICE, « Post-traumatic stress disorder » (NG116, en anglais)', url: 'https://www.nice.org.uk/guidance/ng116' },
    { title: 'Inserm, « Troubles du stress post-traumatique »', url: 'https://www.inserm.fr/dossier/troubles-stress-post-traumatique/' },
  ],
  content: `
<p>La voiture est réparée depuis un mois. Le médecin a dit que le dos se remettrait. Mais à chaque coup de klaxon, Hatem (le prénom est inventé) a les mains trempées. Il fait vingt minutes de détour pour ne pas repasser au carrefour. La nuit, la scène recommence, toujours au même endroit, une seconde avant. Il n’en a parlé à personne : il est vivant, d’autres ont eu moins de chance, de quoi se plaindrait-il ?</p>

<h2>Ce que l’esprit essaie de faire</h2>
<p>Un événement ordinaire se range avec les autres. On y pense, on le raconte, il prend une date et une place. Un choc va trop vite. Il laisse des morceaux : un bruit, une odeur d’essence, une phrase, la lumière. Ces morceaux reviennent sans qu’on les appelle, comme si cela se passait maintenant, parce qu’ils n’ont pas encore été rangés dans le passé.</p>
<p>Pendant les premières semaines, la plupart des personnes connaissent des réactions de trois sortes :</p>
<ul>
<li><strong>les images reviennent</strong>, en cauchemars, en éclairs, à la vue d’un détail ;</li>
<li><strong>on évite</strong> l’endroit, la conversation, les nouvelles, parfois ses propres pensées ;</li>
<li><strong>le corps monte la garde</strong> : sommeil léger, sursauts, irritabilité, difficulté à se concentrer.</li>
</ul>
<p>S’y ajoutent souvent la culpabilité (« si j’étais parti cinq minutes plus tard »), une impression de flotter, ou une absence d’émotion qui inquiète l’entourage. Rien de cela n’est de la folie. Dans la majorité des cas, ces réactions s’apaisent en quelques semaines. Selon l’Organisation mondiale de la Santé, la plupart des gens traversent au moins un événement de ce genre dans leur vie, et une petite part d’entre eux développe un trouble de stress post-traumatique.</p>

<h2>Les premières semaines : ce qui aide</h2>
<p>Il ne s’agit pas de « tourner la page » ni de tout revivre. Il s’agit de rendre au corps la preuve que le danger est fini.</p>
<ol>
<li><strong>Rétablissez l’ordinaire.</strong> Les repas, le lever, une marche, le travail dès que le médecin l’autorise, même à mi-temps.</li>
<li><strong>Laissez-vous entourer, à votre manière.</strong> Dites aux proches ce qui vous convient : « Reste avec moi sans m’en faire parler », ou « J’ai besoin de le raconter une fois en entier ».</li>
<li><strong>Parlez-en quand vous le voulez, à qui vous voulez.</strong> On a longtemps fait raconter l’événement à chaud, en groupe ; <a href="https://www.nice.org.uk/guidance/ng116">le NICE le déconseille</a>, car cela ne prévient rien et peut gêner la guérison.</li>
<li><strong>Fermez les vidéos.</strong> Celles de l’accident, celles du groupe de quartier, celles qui leur ressemblent.</li>
<li><strong>Revenez par étapes vers ce que vous évitez</strong>, si le danger est passé : d’abord passager, en plein jour, sur une petite route ; puis le carrefour à pied ; puis en voiture avec un ami.</li>
<li><strong>Évitez l’alcool et les calmants pris sans avis.</strong> Ils endorment la soirée et entretiennent le reste.</li>
</ol>
<p>Quand une image vous saisit, ramenez-vous ici. Sentez vos pieds, tenez un objet froid, dites à voix haute la date, l’endroit, le nom de la personne présente : « Nous sommes mardi, je suis dans la cuisine, c’est terminé. » L’image n’est pas chassée pour autant ; elle est remise à sa date.</p>

<h2>À partir de quand s’en occuper ?</h2>
<p>Le repère d’un mois est commode. Au-delà, si les cauchemars, l’évitement et l’alerte restent forts et empêchent de vivre, il faut consulter. Parfois le trouble apparaît plus tard, six mois après, au moment du procès, d’un anniversaire, d’une naissance. Consultez sans attendre si vous avez subi une violence sexuelle ou conjugale, si un proche est mort dans l’événement, si vous ne dormez plus du tout, ou si vous buvez pour tenir.</p>
<p>Certains métiers accumulent ces scènes : secouristes, agents de la garde nationale, conducteurs, soignants des urgences, journalistes. On y apprend à plaisanter de tout. L’usure n’en est pas moins réelle, et demander de l’aide protège aussi les collègues.</p>

<h2>Ce qui soigne</h2>
<p>Les traitements sont connus et solides. Les plus étudiés sont les thérapies cognitives et comportementales centrées sur le trauma et l’EMDR, une méthode où l’on revient au souvenir pendant que l’attention est occupée par des mouvements des yeux ou des tapotements. Dans les deux cas on approche du souvenir lentement, avec quelqu’un, dans un lieu sûr, jusqu’à pouvoir y penser sans être emporté. Une dizaine de séances est une durée courante pour un événement unique ; il en faut davantage quand les violences ont duré des années.</p>
<p>On craint souvent que parler réveille tout. Le thérapeute ne vous demandera pas de raconter dès la première heure. Il commencera par votre sommeil, votre sécurité, vos appuis. Vous gardez la main sur le rythme et vous pouvez dire stop. Un médecin peut aussi proposer un antidépresseur si la thérapie n’est pas possible ou ne suffit pas ; les tranquillisants au long cours, eux, sont déconseillés dans ce trouble.</p>

<h2>Si c’est quelqu’un que vous aimez</h2>
<p>Vous le trouvez changé : il s’emporte pour un verre cassé, il ne veut plus sortir, il vérifie les portes. Ne lui dites pas qu’il devrait être reconnaissant d’être en vie. Dites ce que vous voyez et ce que vous proposez : « Tu te réveilles toutes les nuits. Je peux prendre le rendez-vous et t’y conduire. » Prévenez avant de le toucher quand il dort. Gardez vos propres amis ; vivre près d’une peur fatigue.</p>
<p>Protégez les enfants sans leur mentir : « Papa a eu très peur dans l’accident. Son corps croit parfois que c’est encore là. Il se fait aider. »</p>
<p>Si la personne parle de mourir, si elle s’en veut au point de vouloir disparaître, ne la laissez pas seule et appelez le SAMU au 190. Pour une agression, la police répond au 197, et le 1899 oriente les femmes victimes de violence.</p>
<p>Cet article donne des repères et ne pose aucun diagnostic. Hatem, lui, a fini par repasser au carrefour : à pied, un dimanche matin, avec son frère. Ils y ont bu un café. La nuit suivante, il a rêvé d’autre chose.</p>
`,
};
