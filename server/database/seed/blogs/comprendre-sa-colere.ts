import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'comprendre-sa-colere',
  title: 'Comprendre sa colère avant qu’elle ne décide',
  excerpt:
    'La colère signale une limite franchie. Ce qui l’allume, pourquoi « se défouler » la nourrit, comment faire une vraie pause, et quand elle cache de la peur ou de l’épuisement.',
  categorySlugs: ['couple-et-famille', 'estime-de-soi'],
  contentNote: 'Une partie de ce texte parle de violence dans la famille.',
  isFeatured: false,
  publishedAt: '2025-08-12T08:00:00Z',
  reviewedAt: '2026-10-08',
  sources: [
    {
      title:
        'Kjærvik S., Bushman B., « A meta-analytic review of anger management activities that increase or decrease arousal: What fuels or douses rage? », Clinical Psychology Review, 2024',
      url: 'https://doi.org/10.1016/j.cpr.2024.102414',
    },
    {
      title: 'NHS, « Get help with anger » (en anglais)',
      url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/anger/',
    },
    {
      title: 'American Psychological Association, « Control anger before it controls you » (en anglais)',
      url: 'https://www.apa.org/topics/anger/control',
    },
  ],
  content: `
<p>Il est dix-neuf heures. Une heure et demie de bus, une facture dans la boîte, le petit qui renverse son verre. La voix part toute seule, beaucoup trop forte. Dans le silence qui suit, l’enfant vous regarde comme s’il ne vous connaissait pas. Vous avez honte, vous expliquez que vous êtes fatigué, vous vous promettez que c’était la dernière fois. Vous vous l’étiez déjà promis.</p>

<h2>À quoi sert la colère ?</h2>
<p>La colère prévient qu’une limite a été franchie : une injustice, un mépris, une promesse trahie, un danger pour ceux que l’on aime. Sans elle, on se laisserait marcher dessus. Elle donne de l’énergie et du courage, et des droits ont été gagnés grâce à elle. Le problème commence quand elle arrive trop vite, trop fort, trop souvent, ou contre les mauvaises personnes.</p>
<p>On la confond volontiers avec la violence. La colère est une émotion, personne ne la choisit. La violence est un acte, et l’on en répond toujours. Entre les deux, il y a quelques secondes. Tout le travail consiste à les allonger.</p>

<h2>Ce qui se passe avant l’éclat</h2>
<p>L’éclat paraît soudain. Il est préparé de loin. Repassez la scène au ralenti et vous y trouverez presque toujours trois étages.</p>
<ul>
<li><strong>Le terrain</strong> : une mauvaise nuit, la faim, une douleur, la chaleur d’une longue journée d’août, le bruit, un souci d’argent que l’on tait, l’alcool de la veille.</li>
<li><strong>L’étincelle</strong> : un verre renversé, un ton, une queue doublée, une remarque à table.</li>
<li><strong>La pensée</strong> : « Il le fait exprès. » « On me prend pour un idiot. » « Après tout ce que j’ai fait. » C’est elle qui met le feu ; l’étincelle seule se serait éteinte.</li>
</ul>
<p>Le corps avertit avant la bouche : la mâchoire, les mains, la chaleur au visage, l’envie de se lever. Connaître <em>votre</em> premier signe est plus utile que dix conseils. Notez-le pendant une semaine, après coup, avec l’heure et le terrain.</p>

<h2>Se défouler, bonne idée ?</h2>
<p>On recommande de frapper dans un coussin, de crier dans la voiture, de tout casser une bonne fois. Des chercheurs ont réuni plus de cent cinquante études menées auprès de plus de dix mille personnes. <a href="https://doi.org/10.1016/j.cpr.2024.102414">Leur conclusion</a> est nette : ce qui met le corps en tension ne fait pas baisser la colère ; ce qui l’apaise, si. Souffler lentement, se détendre, méditer, faire une pause aident. Taper n’aide pas, et courir pour se calmer non plus, du moins sur le moment ; le sport garde tous ses autres mérites.</p>
<p>Ruminer est une autre façon d’entretenir le feu. Raconter l’affront à cinq amis, préparer la réplique sous la douche, relire l’échange de messages : chaque fois, le corps revit la scène, et la colère repart neuve.</p>

<h2>Une pause qui en soit une</h2>
<ol>
<li><strong>Convenez-en à froid.</strong> À votre conjoint, à votre fils : « Quand je sens que je vais exploser, je dirai <em>pause</em> et je sortirai vingt minutes. Je reviendrai. »</li>
<li><strong>Dites-le et partez.</strong> Sans claquer la porte, sans dernière phrase.</li>
<li><strong>Faites descendre le corps.</strong> De l’eau fraîche, une marche lente, des expirations longues. Vingt minutes sont un minimum : la chimie de la colère met du temps à se dissiper.</li>
<li><strong>Ne plaidez pas votre cause dans votre tête.</strong> Comptez les arbres, récitez quelque chose, occupez vos mains.</li>
<li><strong>Revenez</strong>, à l’heure dite. Une pause sans retour est une punition.</li>
</ol>
<p>Ensuite seulement, parlez. Un fait, un sentiment, une demande : « Quand tu annules à la dernière minute, je me sens sans importance. Préviens-moi la veille. » C’est moins spectaculaire qu’un reproche, et cela obtient davantage.</p>
<p>Puis réparez. À un enfant, dites : « J’ai crié. Ce n’est pas ta faute, même si tu avais renversé le verre. C’est à moi d’apprendre à faire autrement. » Réparer ne fait pas perdre l’autorité ; cela apprend à l’enfant comment on s’excuse.</p>

<h2>Sous la colère, autre chose</h2>
<p>La colère est une émotion de surface très commode. Elle couvre la peur de perdre quelqu’un, la honte d’avoir échoué, la tristesse d’un deuil qu’on n’a pas pleuré, la fatigue de porter trop. À beaucoup d’hommes on n’a permis que celle-là. Une dépression peut se présenter ainsi : peu de larmes, beaucoup d’irritation. De même l’anxiété, le manque de sommeil, une consommation d’alcool ou de cannabis, un trouble de la thyroïde, une douleur qui dure, le retour d’un ancien traumatisme. Cherchez ce qui est arrivé en même temps qu’elle. « Je m’énerve depuis l’été » a souvent une histoire.</p>
<p>À l’inverse, certaines personnes ne s’autorisent jamais la moindre colère. Elles sourient, ont mal au ventre, et se retrouvent un jour à pleurer pour une remarque. Pour elles, le progrès consiste à dire non une fois par semaine, d’une voix calme.</p>

<h2>Quand demander de l’aide ?</h2>
<p>Prenez rendez-vous si vos proches ont peur de vos réactions, si vous cassez des objets, si vous conduisez dangereusement quand vous êtes contrarié, si vous perdez des emplois ou des amis, ou si vous regrettez presque chaque semaine ce que vous avez dit. Des thérapies brèves donnent de bons résultats : on y apprend à repérer ses étages, à discuter ses pensées d’affront, à demander autrement.</p>
<p>Si vous avez poussé, frappé, menacé, ou si vous sentez que cela va arriver, quittez la pièce et appelez quelqu’un maintenant. Demander de l’aide avant le geste est un acte de courage, et un devoir envers ceux qui vivent avec vous.</p>
<p>Si c’est vous qui avez peur de la colère d’un autre, rien de ce qui précède ne vous incombe : ce n’est pas à vous de le calmer. Mettez-vous à l’abri, vous et les enfants. La police répond au 197, le 1899 écoute et oriente les femmes victimes de violence, le 1809 les enfants et leurs familles.</p>
<p>Ces repères ne remplacent pas une consultation. Ce soir, si le verre se renverse encore, vous aurez peut-être trois secondes de plus. C’est beaucoup, trois secondes, quand quelqu’un de petit vous regarde.</p>
`,
};
