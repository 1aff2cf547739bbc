import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'quand-l-amour-fait-peur-reconnaitre-l-emprise',
  title: 'Quand l’amour fait peur : reconnaître l’emprise',
  excerpt:
    'Surveiller, isoler, humilier, puis s’excuser : l’emprise s’installe sans coups, ou avant eux. La reconnaître, comprendre pourquoi partir est si difficile, se protéger, aider une amie.',
  categorySlugs: ['couple-et-famille', 'estime-de-soi'],
  contentNote: 'Ce texte parle de violence dans le couple.',
  isFeatured: false,
  publishedAt: '2025-06-10T08:00:00Z',
  reviewedAt: '2026-10-15',
  sources: [
    {
      title: 'Organisation mondiale de la Santé, « Violence against women » (fiche d’information, en anglais)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/violence-against-women',
    },
    {
      title: 'Haute Autorité de santé, « Repérage des femmes victimes de violences au sein du couple »',
      url: 'https://www.has-sante.fr/jcms/p_3104867/fr/reperage-des-femmes-victimes-de-violences-au-sein-du-couple',
    },
    {
      title: 'NICE, « Domestic violence and abuse: multi-agency working » (PH50, en anglais)',
      url: 'https://www.nice.org.uk/guidance/ph50',
    },
  ],
  content: `
<p>Au début, il voulait tout savoir d’elle. Elle avait trouvé cela romantique. Puis il a voulu savoir avec qui elle déjeunait, pourquoi elle avait mis ce rouge à lèvres, à qui elle écrivait. Il ne l’a jamais frappée. Pourtant, en entendant la clé tourner dans la serrure, Amina (le prénom est inventé) vérifie d’un regard que tout est à sa place, y compris son visage. Un jour elle s’est demandé de quoi elle avait peur, et elle n’a pas su répondre.</p>
<p>Si vous lisez ceci sur un appareil que quelqu’un surveille, l’aide la plus sûre se demande depuis un autre téléphone, ou de vive voix. Sur la page d’aide de ce site, « Quitter vite » vous mène ailleurs en un geste.</p>

<h2>L’emprise, sans coups ou avant eux</h2>
<p>L’emprise est une prise de contrôle progressive d’une personne sur une autre. Chaque geste, pris seul, s’explique. C’est leur somme qui enferme.</p>
<ul>
<li><strong>Surveiller</strong> : exiger les codes, la position, des photos pour prouver où l’on est ; appeler dix fois.</li>
<li><strong>Isoler</strong> : critiquer les amies, bouder après chaque visite chez les parents, rendre toute sortie si coûteuse qu’on y renonce.</li>
<li><strong>Humilier</strong> : rabaisser la cuisine, le corps, l’intelligence, en public « pour rire ».</li>
<li><strong>Tenir l’argent</strong> : confisquer le salaire, demander des comptes pour un paquet de couches, empêcher de travailler.</li>
<li><strong>Faire douter</strong> : « Je n’ai jamais dit ça. Tu es folle. Tout le monde le pense. »</li>
<li><strong>Menacer</strong> : de divulguer des images, de prendre les enfants, de se tuer, de ne pas renouveler un papier.</li>
<li><strong>Imposer</strong> : une relation sexuelle, une grossesse, ou l’interdiction d’en décider. Dans le mariage aussi, cela s’appelle une violence.</li>
</ul>
<p>L’Organisation mondiale de la Santé estime que près d’une femme sur trois dans le monde subit au cours de sa vie des violences physiques ou sexuelles, le plus souvent de la part de son partenaire. Des hommes en sont victimes aussi, et le taisent davantage. En Tunisie, la loi organique n° 2017-58 reconnaît les violences physiques, morales, sexuelles, économiques et politiques faites aux femmes, et prévoit des mesures de protection.</p>

<h2>Pourquoi ne part-on pas ?</h2>
<p>La question blesse celles à qui on la pose. Elle se retourne ainsi : qu’est-ce qui rend le départ si dangereux et si cher ?</p>
<p>La violence alterne avec des périodes douces. Après l’explosion viennent les larmes, le cadeau, le retour de l’homme des premiers mois. On s’accroche à celui-là. Entre-temps la confiance en soi s’est usée : à force d’entendre qu’on ne vaut rien, on ne se croit plus capable de vivre seule. S’y ajoutent l’argent, le logement, la peur de perdre les enfants, le regard de la famille qui conseille la patience, la crainte d’un scandale, l’espoir. Partir est enfin le moment où le risque augmente. Celles qui attendent ne sont pas faibles ; souvent, elles mesurent le danger.</p>
<p>C’est pourquoi on ne décide pas à leur place, et pourquoi un départ se prépare.</p>

<h2>Se protéger, pas à pas</h2>
<ol>
<li><strong>Mettez des mots sur ce que vous vivez.</strong> Écrire « ce n’est pas normal » dans un endroit sûr est déjà une sortie du brouillard.</li>
<li><strong>Choisissez une personne</strong> qui ne préviendra pas votre conjoint : une sœur, une collègue, un médecin. Convenez d’un mot ordinaire qui voudra dire « appelle la police ».</li>
<li><strong>Gardez des traces</strong> hors de la maison : dates, photos, messages, certificats. Un médecin peut constater les lésions, et aussi la détresse.</li>
<li><strong>Préparez un sac</strong>, ou une liste si un sac est trop risqué : papiers d’identité et livret de famille, copies, argent, médicaments, clés, vêtements d’enfant.</li>
<li><strong>Sécurisez le téléphone</strong> depuis un autre appareil : nouveaux codes, partage de position coupé, sauvegardes vérifiées. Attention, un changement brusque peut alerter ; parfois mieux vaut un second téléphone.</li>
<li><strong>Renseignez-vous avant d’agir.</strong> Le 1899 est gratuit : on y écoute les femmes victimes de violence et on les oriente vers un centre d’hébergement, une unité spécialisée de la police ou de la garde nationale, une aide juridique.</li>
</ol>
<p>Pendant une crise, évitez la cuisine et la salle de bains, restez près d’une issue, éloignez-vous des enfants si l’attention se porte sur vous, et dès que c’est possible appelez la police au 197, ou le SAMU au 190 si quelqu’un est blessé.</p>
<p>Une thérapie de couple est déconseillée tant que la violence dure : on ne peut pas parler librement devant quelqu’un dont on a peur.</p>

<h2>Et les enfants ?</h2>
<p>Ils savent. Ils entendent à travers les murs et surveillent les visages. Grandir ainsi les atteint, même sans un coup. Dites-leur que ce n’est pas leur faute, qu’ils n’ont pas à s’interposer, et chez quel voisin courir. Le 1809 répond aux familles et aux enfants. Partir peut les protéger ; vous n’avez pas à « tenir pour eux ».</p>

<h2>Si une amie vit cela</h2>
<p>Croyez-la. Dites : « Je te crois. Tu ne l’as pas cherché. Que puis-je faire qui ne te mette pas en danger ? » Laissez-lui le rythme ; elle repartira peut-être plusieurs fois vers lui, et la porte doit rester ouverte. Gardez-lui une place, un double des papiers, un peu d’argent. N’allez pas affronter l’homme. N’écrivez rien de compromettant. Ne lui donnez pas d’ultimatum : elle en reçoit déjà.</p>
<p>Si vous vous reconnaissez de l’autre côté, si vous contrôlez, fouillez, menacez, sachez que la jalousie n’excuse rien et que l’on peut changer, à condition de le vouloir pour de bon et de se faire aider seul. Prenez ce rendez-vous avant la prochaine scène.</p>

<h2>Après</h2>
<p>On s’attend au soulagement, et l’on pleure un homme qui n’existait qu’à moitié. La peur reste dans le corps, le sommeil est court, on doute encore de ses souvenirs. Tout cela est attendu. Une psychologue formée à ces violences aide à remettre les faits à leur place, à retrouver ses goûts et son jugement, et à se fier de nouveau aux signes qui l’alertent. Si des idées de mort viennent, elles se soignent aussi : dites-les, et appelez le 190.</p>
<p>Cet article ne remplace ni une consultation ni un conseil juridique. Amina, un matin, a raconté une seule scène à l’infirmière du travail, en demandant si c’était grave. L’infirmière n’a pas donné d’avis. Elle a dit : « Je vous écoute », et elle a fermé la porte.</p>
`,
};
