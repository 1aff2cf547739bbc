import type { SeedThread } from './seed-thread.ts';

export const threads: readonly SeedThread[] = [
  {
    slug: 'comment-faire-quand-le-telephone-sonne-k3v9',
    title: 'Comment faire quand le téléphone sonne et que tout se serre',
    content:
      '<p>Depuis quelques mois, je ne réponds plus au téléphone. Dès qu’il sonne, j’ai la gorge serrée et les mains froides, même quand je vois que c’est ma sœur. J’attends que ça s’arrête, puis j’envoie un message pour m’excuser.</p><p>Au travail, c’est devenu compliqué : je dois rappeler des clients, et je repousse jusqu’à la fin de la journée. Le soir, je refais les conversations dans ma tête en cherchant ce que j’ai mal dit.</p><p>Je ne crois pas que ce soit de la timidité, parce qu’en face des gens je parle sans difficulté. Est-ce que certains d’entre vous connaissent cela ? Qu’est-ce qui vous a aidés à reprendre, petit à petit, sans vous forcer d’un coup ?</p>',
    categorySlug: 'anxiete-et-stress',
    contentNote: null,
    language: 'fr',
    direction: 'ltr',
    upvotes: 14,
    downvotes: 1,
    claps: 23,
    createdDaysAgo: 9,
    pseudonym: 'Figuier tranquille',
    comments: [
      {
        pseudonym: 'Vague lente',
        content:
          'Oui, je connais très bien. J’ai commencé par des appels sans enjeu : demander les horaires d’une pharmacie, par exemple. J’écris ma première phrase sur un papier et je la lis. Une fois la première phrase passée, le reste vient presque tout seul.',
        isStaff: false,
        createdDaysAgo: 8,
      },
      {
        pseudonym: 'Figuier tranquille',
        content:
          'Merci, l’idée du papier me plaît. J’ai essayé ce matin avec la pharmacie, justement. J’ai eu chaud, mais j’ai raccroché en souriant un peu. Je recommence demain.',
        isStaff: false,
        createdDaysAgo: 7,
      },
      {
        pseudonym: 'Réponse du cabinet',
        content:
          'Merci pour ce témoignage. Quand on évite une situation, le soulagement est réel, mais la peur grandit pour la fois suivante. Reprendre par de petits pas choisis, comme vous venez de le faire, est souvent une bonne voie. Si la gêne dure ou prend trop de place au travail, un psychologue peut vous aider à organiser ces étapes.',
        isStaff: true,
        createdDaysAgo: 6,
      },
      {
        pseudonym: 'Cyprès attentif',
        content:
          'De mon côté, prévenir mes proches m’a beaucoup soulagé. Je leur ai dit que je rappellerais toujours dans la journée. Depuis, quand ça sonne, je me sens moins en faute.',
        isStaff: false,
        createdDaysAgo: 4,
      },
    ],
  },
  {
    slug: 'les-matins-restent-lourds-depuis-cet-7hq2',
    title: 'Les matins restent lourds depuis cet hiver, même quand il fait beau',
    content:
      '<p>Je me lève, je prépare le café, et j’ai l’impression d’avoir déjà fini ma journée. Ce n’est pas vraiment de la tristesse. C’est plutôt comme si tout demandait trop d’effort : répondre à un message, choisir un vêtement, descendre acheter le pain.</p><p>Mon entourage est gentil, mais on me répète qu’il faut bouger, que d’autres ont de vrais problèmes. Je le sais, et cela me fait surtout culpabiliser.</p><p>J’ai vu mon médecin, les analyses sont normales. Il m’a conseillé de consulter un psychologue et j’hésite encore, parce que je ne saurais pas par quoi commencer. Pour ceux qui sont passés par là : comment se déroule la première fois ? Et qu’est-ce qui rendait vos matins un peu plus légers, en attendant ?</p>',
    categorySlug: 'depression',
    contentNote: 'Ce fil parle de dépression et de grande fatigue.',
    language: 'fr',
    direction: 'ltr',
    upvotes: 21,
    downvotes: 0,
    claps: 34,
    createdDaysAgo: 16,
    pseudonym: 'Galet doux',
    comments: [
      {
        pseudonym: 'Jasmin patient',
        content:
          'Je n’avais rien préparé, moi non plus. J’ai dit : « Je ne sais pas par où commencer », et on m’a répondu que c’était un très bon début. Le reste de la séance, ce sont surtout des questions simples, à mon rythme.',
        isStaff: false,
        createdDaysAgo: 15,
      },
      {
        pseudonym: 'Rivage clair',
        content:
          'Le matin, je m’étais donné une seule chose à faire, toute petite : ouvrir la fenêtre. Les jours où je ne faisais que cela, je considérais que c’était réussi. Cela m’a aidée à moins me juger.',
        isStaff: false,
        createdDaysAgo: 15,
      },
      {
        pseudonym: 'Réponse du cabinet',
        content:
          'Ce que vous décrivez mérite d’être écouté, sans comparaison avec ce que vivent les autres. Une première séance sert à faire connaissance ; aucune préparation n’est nécessaire, et dire que l’on ne sait pas par où commencer suffit. Si des idées de mort apparaissent, n’attendez pas le rendez-vous : appelez le 190 ou un numéro de la page d’aide.',
        isStaff: true,
        createdDaysAgo: 14,
      },
      {
        pseudonym: 'Galet doux',
        content:
          'Merci à tous les trois. J’ai ouvert la fenêtre ce matin, et j’ai pris rendez-vous pour la semaine prochaine. J’ai un peu peur, mais je me sens moins seul.',
        isStaff: false,
        createdDaysAgo: 12,
      },
      {
        pseudonym: 'Brise du soir',
        content:
          'Ce pas compte beaucoup, même s’il paraît petit vu de l’extérieur. Revenez nous dire comment vous allez, seulement si vous en avez envie.',
        isStaff: false,
        createdDaysAgo: 11,
      },
    ],
  },
  {
    slug: 'mon-fils-refuse-le-college-depuis-p4d8',
    title: 'Mon fils refuse le collège depuis la rentrée et je ne sais plus quoi dire',
    content:
      '<p>Mon fils a douze ans. Jusqu’à l’année dernière, il aimait apprendre. Depuis la rentrée, il a mal au ventre presque tous les matins. Nous avons vu le pédiatre, il n’y a rien d’inquiétant. Le dimanche soir, il devient silencieux, puis il pleure.</p><p>Au début, j’ai insisté, parfois en haussant la voix. Cela n’a fait qu’empirer. Maintenant, quand il reste à la maison, je me demande si je l’aide ou si je l’enferme. Son père pense que je suis trop douce et nous finissons par nous disputer devant lui.</p><p>L’école me dit qu’il n’y a pas de problème en classe. Lui ne veut pas en parler. Comment avez-vous ouvert la conversation avec vos enfants, sans que cela ressemble à un interrogatoire ?</p>',
    categorySlug: 'parentalite',
    contentNote: null,
    language: 'fr',
    direction: 'ltr',
    upvotes: 17,
    downvotes: 1,
    claps: 19,
    createdDaysAgo: 23,
    pseudonym: 'Amandier discret',
    comments: [
      {
        pseudonym: 'Lune voilée',
        content:
          'Avec ma fille, nous avons mieux parlé en voiture, côte à côte, sans nous regarder. Je posais une question par trajet, pas plus. Au bout de deux semaines, elle m’a raconté ce qui se passait à la récréation.',
        isStaff: false,
        createdDaysAgo: 22,
      },
      {
        pseudonym: 'Réponse du cabinet',
        content:
          'Les maux de ventre du matin sont souvent une façon de dire ce que les mots ne disent pas encore. Il peut être utile de garder un rythme de lever régulier, de prévenir l’établissement et de chercher ensemble un retour par étapes. Une séance avec les deux parents permet aussi de se mettre d’accord, à l’abri de l’enfant.',
        isStaff: true,
        createdDaysAgo: 21,
      },
      {
        pseudonym: 'Sable fin',
        content:
          'Mon fils est passé par là. Ce qui a compté, c’est que son père et moi disions enfin la même chose. Même imparfaite, une réponse commune l’a rassuré.',
        isStaff: false,
        createdDaysAgo: 19,
      },
      {
        pseudonym: 'Amandier discret',
        content:
          'L’idée de la voiture a marché, un peu. Il m’a dit qu’il mange seul à midi depuis que son ami a changé de classe. J’ai demandé un rendez-vous à la conseillère. Merci à vous.',
        isStaff: false,
        createdDaysAgo: 15,
      },
    ],
  },
  {
    slug: 'parler-de-nos-fatigues-sans-finir-w2m6',
    title: 'Parler de nos fatigues sans finir en dispute, est-ce possible',
    content:
      '<p>Nous sommes mariés depuis huit ans, avec deux petits. Nous nous aimons, je crois, mais nous ne savons plus nous parler le soir. L’un rentre épuisé, l’autre aussi, et la première remarque sur la vaisselle devient un procès.</p><p>Ensuite, chacun compte : qui s’est levé cette nuit, qui a fait les courses, qui a appelé la grand-mère. Je me surprends à préparer mes arguments dans le bus. Je n’aime pas la personne que je deviens dans ces moments.</p><p>Nous avons essayé de reporter les discussions au week-end, mais le week-end se remplit, et rien ne se dit. Avez-vous trouvé une façon de parler de la fatigue sans accuser l’autre ? Même une petite habitude m’intéresse.</p>',
    categorySlug: 'couple-et-famille',
    contentNote: null,
    language: 'fr',
    direction: 'ltr',
    upvotes: 11,
    downvotes: 0,
    claps: 15,
    createdDaysAgo: 34,
    pseudonym: 'Olivier calme',
    comments: [
      {
        pseudonym: 'Brume légère',
        content:
          'Nous avons un rendez-vous de quinze minutes le mercredi, une fois les enfants couchés, avec une tisane. Chacun parle cinq minutes sans être interrompu, puis nous choisissons une seule chose à changer. C’est court, alors nous le tenons.',
        isStaff: false,
        createdDaysAgo: 33,
      },
      {
        pseudonym: 'Olivier calme',
        content:
          'Cinq minutes sans interrompre, je crois que ce sera le plus difficile pour moi. Nous allons essayer ce mercredi. Merci d’avoir écrit aussi précisément.',
        isStaff: false,
        createdDaysAgo: 32,
      },
      {
        pseudonym: 'Réponse du cabinet',
        content:
          'Commencer par « je suis fatigué et j’aurais besoin de… » plutôt que par « tu ne fais jamais… » change souvent la suite de la conversation. Choisir un moment où personne n’a faim ni sommeil aide aussi. Lorsque les mêmes disputes reviennent, quelques séances de couple peuvent suffire à retrouver une façon de parler.',
        isStaff: true,
        createdDaysAgo: 30,
      },
    ],
  },
  {
    slug: 'kayfa-aishu-awwal-ramadan-baada-wafat-n5t1',
    title: 'كيف أعيش أول رمضان بعد وفاة أمي',
    content:
      '<p>توفيت أمي قبل سبعة أشهر بعد مرض طويل. ظننت أنني تجاوزت الأصعب، لكن مع اقتراب رمضان عاد كل شيء. كانت هي التي تجمعنا حول المائدة، وتعرف ماذا يحب كل واحد منا، وتوقظنا للسحور بصوتها الهادئ.</p><p>إخوتي يقولون إن علينا أن نواصل العادات كما كانت، وأنا لا أقدر على دخول المطبخ دون أن أبكي. أخاف أن أفسد عليهم الشهر، فأنسحب إلى غرفتي وأقول إنني متعبة.</p><p>لا أبحث عن نصيحة كبيرة. أريد فقط أن أعرف كيف عشتم أول مناسبة بعد رحيل شخص عزيز. هل غيّرتم شيئًا في البيت؟ وهل من الطبيعي أن يعود الحزن بهذه القوة بعد أشهر من الهدوء؟</p>',
    categorySlug: 'deuil',
    contentNote: 'يتحدث هذا الموضوع عن وفاة أم وعن الحداد.',
    language: 'ar',
    direction: 'rtl',
    upvotes: 19,
    downvotes: 0,
    claps: 41,
    createdDaysAgo: 12,
    pseudonym: 'Source paisible',
    comments: [
      {
        pseudonym: 'Nuage clair',
        content:
          'رحم الله والدتك. في أول عيد بعد وفاة أبي تركنا كرسيه في مكانه، وحكى كل واحد منا ذكرى جميلة عنه قبل الأكل. بكينا وضحكنا في الوقت نفسه، وصارت عادة لنا كل سنة.',
        isStaff: false,
        createdDaysAgo: 11,
      },
      {
        pseudonym: 'Grenadier patient',
        content:
          'نعم، هذا طبيعي جدًّا. عندي يعود الحزن مع رائحة الخبز. لم أعد أقاومه، أجلس قليلًا حتى يمرّ، ثم أرجع إلى إخوتي. قولي لهم ما تشعرين به، فربما يشعرون بمثله ولا يتكلمون.',
        isStaff: false,
        createdDaysAgo: 10,
      },
      {
        pseudonym: 'Réponse du cabinet',
        content:
          'شكرًا على ثقتك. الحزن لا يسير في خط مستقيم، والمناسبات الأولى توقظه عند كثير من الناس. يمكنكم أن تحافظوا على عادة واحدة تذكّركم بها، وأن تتركوا غيرها هذه السنة. وإذا صار النوم أو الأكل أو العمل صعبًا لأسابيع، فالحديث مع مختصّ نفسي قد يخفّف عنك.',
        isStaff: true,
        createdDaysAgo: 9,
      },
      {
        pseudonym: 'Source paisible',
        content:
          'شكرًا لكم جميعًا. تكلمت مع أختي البارحة وبكينا معًا، ثم اتفقنا أن نطبخ طبق أمي المفضل في أول يوم فقط. أشعر أن الحمل أخفّ قليلًا.',
        isStaff: false,
        createdDaysAgo: 7,
      },
    ],
  },
  {
    slug: 'ma-3adech-nejem-nsakkar-el-khedma-c8r3',
    title: 'Ma 3adech nejem nsakkar el khedma fi rassi ki nrawa7',
    content:
      '<p>Ena nekhdem fi centre d’appel men 3 snin. El khedma mouch khayba w el équipe behia, ama wallit ki nrawa7 lel dar, rassi yo93od ghadi. N3awed les appels elli t3addew, nkhammem fel objectifs mta3 ghodwa, w ki nji bech nor9od, el noum ma yjich.</p><p>Fel week-end nhell el mail « juste pour vérifier », w ba3d se3a nal9a rouhi ta3ban akther men 9bal. Marti 9atli walit ma3ana ama mouch ma3ana, w 3andha el 7a99. Hakka zeda m3a wledi.</p><p>Jarrabt nsakkar el téléphone fel lil. Mchet yawmin, ba3d raj3et nafs el 7kaya. N7eb nes2elkom : kifech tfarr9ou bin el khedma w el dar ? Famma 3ada sghira t3awen ? W chnowa na3mel bech na7ki m3a el chef mta3i, sans que ça fasse une histoire ?</p>',
    categorySlug: 'travail',
    contentNote: null,
    language: 'aeb-Latn',
    direction: 'ltr',
    upvotes: 13,
    downvotes: 1,
    claps: 18,
    createdDaysAgo: 5,
    pseudonym: 'Colline sereine',
    comments: [
      {
        pseudonym: 'Vent doux',
        content:
          'Ena kont kifek. Elli 3awenni : ki nokhrej men el bureau nemchi 9bal ma nerkeb, dix minutes, bla téléphone. N9oul fi rassi « el nhar wfa ». Fel louel dhaherli klem fergh, ama b chwaya b chwaya jesmi fhem.',
        isStaff: false,
        createdDaysAgo: 4,
      },
      {
        pseudonym: 'Mimosa discret',
        content:
          'Na7i les notifications mta3 el mail men téléphonek, mouch téléphone kemel. W kteb fi waraka chnowa bech ta3mel ghodwa 9bal ma tokhrej. Ki tabda maktouba, rassek ma 3adech lezmou y7afedh 3liha.',
        isStaff: false,
        createdDaysAgo: 4,
      },
      {
        pseudonym: 'Réponse du cabinet',
        content:
          'Merci pour ce message. Choisir un petit geste qui ferme la journée, toujours le même, aide souvent le corps à comprendre que le travail est fini. Avec votre responsable, partez d’un fait précis et d’une demande simple : par exemple, ne pas être joint après une certaine heure. Si le sommeil ne revient pas après quelques semaines, parlez-en à un professionnel.',
        isStaff: true,
        createdDaysAgo: 3,
      },
      {
        pseudonym: 'Colline sereine',
        content:
          'Merci lkol. El bera7 ktebt el waraka 9bal ma nokhrej, w r9adt khir chwaya. Jom3a bech na7ki m3a el chef. N9ollkom chnowa sar.',
        isStaff: false,
        createdDaysAgo: 2,
      },
    ],
  },
];
