import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'cesser-de-tout-remettre-a-demain',
  title: 'Cesser de tout remettre à demain',
  excerpt:
    'Remettre à plus tard n’est pas de la paresse. C’est souvent une façon d’éviter une émotion. Comment le reconnaître, et sept gestes pour commencer quand même.',
  categorySlugs: ['travail', 'estime-de-soi'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-03-17T08:00:00Z',
  reviewedAt: '2026-10-12',
  sources: [
    {
      title:
        'Sirois F., Pychyl T., « Procrastination and the Priority of Short-Term Mood Regulation: Consequences for Future Self », Social and Personality Psychology Compass, 2013',
      url: 'https://doi.org/10.1111/spc3.12011',
    },
    {
      title: 'Steel P., « The nature of procrastination: A meta-analytic and theoretical review », Psychological Bulletin, 2007',
      url: 'https://doi.org/10.1037/0033-2909.133.1.65',
    },
    {
      title:
        'Gollwitzer P., Sheeran P., « Implementation intentions and goal achievement: A meta-analysis », Advances in Experimental Social Psychology, 2006',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
  ],
  content: `
<p>Le dossier est sur la table depuis dix-sept jours. Vous avez rangé le placard, répondu à des messages sans importance, comparé le prix de trois bouilloires. À vingt-trois heures, vous vous promettez de vous lever à cinq heures. Le lendemain, même scène, avec un peu plus de honte. Si vous vous reconnaissez, on vous a sans doute déjà traité de paresseux. Pourtant, une personne paresseuse se repose ; vous, vous ne vous reposez pas du tout.</p>

<h2>Ce que l’on évite</h2>
<p>Des psychologues, Fuschia Sirois et Timothy Pychyl, ont proposé de voir la procrastination comme une affaire d’humeur plus que de temps. La tâche fait naître quelque chose de pénible : l’ennui, la peur d’échouer, la crainte d’être jugé, la colère d’avoir à la faire, le sentiment d’être perdu devant sa taille. S’en détourner soulage aussitôt. Le soulagement est bref, mais il suffit à apprendre au cerveau que fuir fonctionne. La facture est laissée à « demain », c’est-à-dire à une version de nous que nous imaginons plus courageuse et mieux reposée.</p>
<p>Voilà pourquoi les conseils d’organisation échouent souvent. Un bel agenda n’enlève pas la peur d’ouvrir le courrier de la banque. Il faut d’abord savoir ce que l’on cherche à ne pas sentir.</p>
<p>Posez-vous la question devant une tâche précise : si je m’y mettais là, tout de suite, qu’est-ce qui serait désagréable ? Les réponses les plus courantes sont :</p>
<ul>
<li>« Je ne sais pas par où commencer. » Le travail est trop grand, il lui manque une première marche.</li>
<li>« Ce ne sera pas assez bien. » L’exigence est telle que ne rien faire paraît plus sûr.</li>
<li>« C’est ennuyeux, et cela ne sert à rien. » La récompense est loin, ou n’est pas la vôtre.</li>
<li>« On me l’a imposé. » Remettre à plus tard est une manière de dire non sans le dire.</li>
<li>« Je suis épuisé. » Il ne s’agit plus de procrastination : il manque du repos.</li>
</ul>

<h2>Pourquoi se faire honte ne marche pas</h2>
<p>On croit se motiver en se parlant durement. C’est l’inverse qui se produit. La honte ajoute une émotion pénible à une tâche qui l’était déjà, et il devient encore plus nécessaire de la fuir. Une grande synthèse de Piers Steel montre que la procrastination va avec le caractère désagréable de la tâche, l’éloignement de son bénéfice, l’impulsivité et le peu de confiance dans ses capacités ; elle n’a pas grand-chose à voir avec l’intelligence.</p>
<p>Se pardonner le retard d’hier n’est pas se donner la permission de continuer. C’est retirer un poids du sac avant de repartir.</p>

<h2>Sept gestes pour commencer quand même</h2>
<ol>
<li><strong>Rétrécissez jusqu’au ridicule.</strong> « Écrire mon mémoire » ne se fait pas. « Ouvrir le fichier et relire le dernier paragraphe » prend quatre minutes. Le premier geste doit pouvoir se faire fatigué, un lundi, sans courage.</li>
<li><strong>Décidez du moment et du lieu.</strong> « Quand j’aurai débarrassé le petit déjeuner, je m’assiérai au bout de la table et j’appellerai la CNSS. » Cette forme, <em>quand ceci arrive, je fais cela</em>, a été étudiée dans près de cent expériences : <a href="https://doi.org/10.1016/S0065-2601(06)38002-1">elle augmente nettement</a> les chances de passer à l’acte, parce qu’au moment venu il n’y a plus rien à décider.</li>
<li><strong>Réglez une minuterie sur dix minutes.</strong> Vous avez le droit d’arrêter à la sonnerie. Une fois sur deux, vous continuerez ; l’autre fois, vous aurez dix minutes de plus qu’hier.</li>
<li><strong>Visez un brouillon laid.</strong> Donnez-vous pour but une version mauvaise, complète, datée. On corrige une mauvaise page ; on ne corrige pas une page vide.</li>
<li><strong>Éloignez la tentation de deux mètres.</strong> Le téléphone dans une autre pièce, l’onglet fermé, la télévision débranchée. La volonté s’use ; la distance, non.</li>
<li><strong>Travaillez à côté de quelqu’un.</strong> Un frère qui révise, une amie en appel silencieux, la bibliothèque. La présence d’un autre, même muet, tient la porte ouverte.</li>
<li><strong>Finissez en laissant une pente.</strong> Au moment d’arrêter, notez la toute prochaine action. Demain, vous n’aurez qu’à la lire.</li>
</ol>
<p>N’en prenez que deux pour commencer, et gardez-les deux semaines. Notez les jours où cela a marché, pas les autres.</p>

<h2>Quand les autres attendent</h2>
<p>La procrastination se joue rarement seul. Un père attend un papier, une collègue votre partie du rapport. On évite alors la tâche et la personne. Un message court désamorce plus qu’une longue excuse : « Je suis en retard sur ce dossier. Je t’envoie la première partie jeudi à midi, et je te dirai alors quand viendra le reste. » Tenez cette petite promesse ; la confiance revient par ce chemin.</p>
<p>Si c’est votre enfant qui remet tout à demain, résistez à l’envie de faire à sa place ou de prédire son échec. Asseyez-vous près de lui, cherchez ensemble la première marche, et repartez. Les reproches du soir deviennent l’émotion qu’il évitera le lendemain.</p>

<h2>Est-ce autre chose ?</h2>
<p>Chacun repousse des choses. Demandez de l’aide si ces retards vous coûtent un emploi, un diplôme, de l’argent, une relation, ou s’ils touchent jusqu’à ce que vous aimez. Derrière, on trouve parfois une dépression, qui ralentit tout et éteint l’envie ; une anxiété forte ; un deuil ; un épuisement ; parfois aussi un trouble de l’attention présent depuis l’enfance, que l’on n’avait pas nommé parce que vous étiez bon élève. Chacune de ces causes a ses réponses, et un psychologue ou un médecin vous aidera à les distinguer. Cet article ne saurait le faire à leur place.</p>
<p>La première marche, ici aussi, peut être petite. Écrivez sur un papier la tâche qui vous pèse le plus, et sous elle le geste de quatre minutes. Posez le papier à l’endroit où vous boirez votre café demain matin. Puis allez dormir.</p>
`,
};
