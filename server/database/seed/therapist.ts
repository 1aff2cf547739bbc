import type { SeedTherapist } from './seed-therapist.ts';

export const therapist: SeedTherapist = {
  slug: 'amel-ben-salah',
  fullName: 'Amel Ben Salah',
  title: {
    fr: 'Psychologue clinicienne',
    en: 'Clinical psychologist',
  },
  about: {
    fr: [
      'Je reçois des adultes, des couples et des parents, au cabinet à Tunis, en vidéo ou par téléphone. On vient me voir pour une anxiété qui prend trop de place, une période sombre, un deuil, des tensions à la maison ou au travail, ou simplement parce qu’on ne se reconnaît plus.',
      'La première séance sert à faire connaissance. Vous racontez ce que vous souhaitez, dans l’ordre qui vous vient. Je pose des questions, je dis comment je travaille, et nous voyons ensemble si je suis la bonne personne pour vous. Si ce n’est pas le cas, je vous oriente vers quelqu’un d’autre.',
      'Je m’appuie surtout sur les thérapies cognitives et comportementales et sur la thérapie d’acceptation et d’engagement. Concrètement, nous cherchons ce qui entretient la difficulté aujourd’hui, puis de petits pas possibles dans votre vie telle qu’elle est, avec votre famille, votre travail et vos croyances. Entre deux séances, je propose parfois un exercice court. Vous êtes toujours libre de ne pas le faire, et nous en parlons.',
      'Je travaille en français, en arabe tunisien et en anglais, et l’on peut passer d’une langue à l’autre au milieu d’une phrase. Je suis tenue au secret professionnel. Je ne prescris pas de médicaments ; lorsque c’est utile, et avec votre accord, je travaille en lien avec un médecin ou un psychiatre.',
      'Je propose aussi des séances de coaching, pour une décision à prendre ou un changement à préparer. Ce n’est pas une thérapie, et je vous dirai franchement laquelle des deux me paraît convenir.',
      'Ce profil sert à la démonstration du site : la personne, son parcours et son adresse sont fictifs.',
    ],
    en: [
      'I see adults, couples and parents, at the practice in Tunis, by video or by phone. People come to me with anxiety that takes up too much room, a dark period, a bereavement, tension at home or at work, or simply because they no longer recognise themselves.',
      'The first session is for getting to know each other. You tell me what you wish, in whatever order it comes. I ask questions, I explain how I work, and together we see whether I am the right person for you. If I am not, I suggest someone else.',
      'I draw mainly on cognitive and behavioural therapy and on acceptance and commitment therapy. In practice, we look for what keeps the difficulty going today, then for small steps that are possible in your life as it is, with your family, your work and your beliefs. Between sessions I sometimes suggest a short exercise. You are always free not to do it, and we talk about that.',
      'I work in French, Tunisian Arabic and English, and you may move from one to another in the middle of a sentence. I am bound by professional secrecy. I do not prescribe medication; where it helps, and with your agreement, I work with a doctor or a psychiatrist.',
      'I also offer coaching sessions, for a decision to be made or a change to prepare. Coaching is not therapy, and I will tell you frankly which of the two seems right.',
      'This profile is part of a demonstration of the site: the person, her career and her address are fictional.',
    ],
  },
  education: [
    {
      year: 2022,
      title: {
        fr: 'Certificat de consultation à distance',
        en: 'Certificate in remote consultation',
      },
      place: {
        fr: 'Centre de formation continue, Tunis',
        en: 'Centre for continuing education, Tunis',
      },
    },
    {
      year: 2019,
      title: {
        fr: 'Formation à la thérapie de couple',
        en: 'Training in couple therapy',
      },
      place: {
        fr: 'Institut de formation à la thérapie familiale, Tunis',
        en: 'Institute for family therapy training, Tunis',
      },
    },
    {
      year: 2016,
      title: {
        fr: 'Diplôme de thérapie cognitive et comportementale',
        en: 'Diploma in cognitive and behavioural therapy',
      },
      place: {
        fr: 'Université de Tunis, formation continue',
        en: 'University of Tunis, continuing education',
      },
    },
    {
      year: 2013,
      title: {
        fr: 'Mastère professionnel de psychologie clinique',
        en: 'Professional master’s degree in clinical psychology',
      },
      place: {
        fr: 'Université de Tunis, Faculté des sciences humaines et sociales',
        en: 'University of Tunis, Faculty of Human and Social Sciences',
      },
    },
    {
      year: 2010,
      title: {
        fr: 'Licence de psychologie',
        en: 'Bachelor’s degree in psychology',
      },
      place: {
        fr: 'Université de Tunis, Faculté des sciences humaines et sociales',
        en: 'University of Tunis, Faculty of Human and Social Sciences',
      },
    },
  ],
  faq: [
    {
      question: {
        fr: 'Comment se passe la première séance ?',
        en: 'What happens in the first session?',
      },
      answer: {
        fr: 'Elle dure 50 minutes. Vous dites ce qui vous amène, comme cela vient ; je pose quelques questions et je réponds aux vôtres. À la fin, nous décidons ensemble de la suite : continuer, attendre, ou chercher une autre aide. Vous n’avez rien à préparer.',
        en: 'It lasts 50 minutes. You say what brings you, as it comes; I ask a few questions and answer yours. At the end we decide together what comes next: carrying on, waiting, or looking for other help. There is nothing to prepare.',
      },
    },
    {
      question: {
        fr: 'Ce que je dis reste-t-il confidentiel ?',
        en: 'Does what I say stay confidential?',
      },
      answer: {
        fr: 'Oui. Je suis tenue au secret professionnel et je ne parle de vous à personne, pas même à un membre de votre famille, sans votre accord. La seule limite est un danger grave et immédiat, pour vous ou pour quelqu’un d’autre ; je vous en parlerais d’abord, chaque fois que cela est possible.',
        en: 'Yes. I am bound by professional secrecy and speak of you to no one, not even a member of your family, without your agreement. The only limit is a serious and immediate danger to you or to someone else; I would speak to you first whenever possible.',
      },
    },
    {
      question: {
        fr: 'Combien coûte une séance, et comment payer ?',
        en: 'What does a session cost, and how do I pay?',
      },
      answer: {
        fr: 'Une consultation de 50 minutes coûte 80 DT, un suivi de 30 minutes 50 DT, une séance de couple de 80 minutes 120 DT et une séance de coaching de 60 minutes 100 DT. Vous pouvez payer par mandat, dans un bureau de poste : vous photographiez le reçu et vous l’envoyez depuis le site avec le code de transfert, dans les 48 heures et au moins 24 heures avant le rendez-vous. Le paiement en ligne est indiqué au moment de réserver lorsqu’il est disponible.',
        en: 'A 50-minute consultation costs 80 DT, a 30-minute follow-up 50 DT, an 80-minute couple session 120 DT and a 60-minute coaching session 100 DT. You can pay by money order at a post office: you photograph the receipt and send it through the site with the transfer code, within 48 hours and at least 24 hours before the appointment. Online payment is shown when you book, if it is available.',
      },
    },
    {
      question: {
        fr: 'Puis-je annuler ou déplacer un rendez-vous ?',
        en: 'Can I cancel or move an appointment?',
      },
      answer: {
        fr: 'Oui. Jusqu’à 24 heures avant, l’annulation est libre et vous êtes remboursé. Plus tard, la séance n’est en principe pas remboursée ; en cas d’imprévu, dites-le-moi. Vous pouvez déplacer un rendez-vous deux fois au plus, au moins 24 heures avant.',
        en: 'Yes. Up to 24 hours before, you may cancel freely and are refunded. After that, the session is by default not refunded; if something unexpected happens, tell me. You may move an appointment twice at most, at least 24 hours before it starts.',
      },
    },
    {
      question: {
        fr: 'Comment se déroulent les séances à distance, et dans quelle langue ?',
        en: 'How do remote sessions work, and in which language?',
      },
      answer: {
        fr: 'En vidéo ou par téléphone, à l’heure de Tunis. Le cabinet vous dit avant la séance comment vous connecter. Choisissez un endroit où personne ne vous entend, avec des écouteurs si possible ; une voiture garée convient très bien. Si la connexion est faible, nous passons au téléphone. Comme au cabinet, vous parlez en français, en arabe tunisien ou en anglais.',
        en: 'By video or by phone, on Tunis time. The practice tells you before the session how to connect. Choose a place where no one can hear you, with earphones if possible; a parked car does very well. If the connection is weak, we move to the telephone. As at the practice, you may speak French, Tunisian Arabic or English.',
      },
    },
    {
      question: {
        fr: 'Combien de temps dure une thérapie ?',
        en: 'How long does therapy take?',
      },
      answer: {
        fr: 'Cela dépend de ce qui vous amène. Quelques séances suffisent parfois ; un travail plus profond peut demander plusieurs mois. Nous faisons le point régulièrement, et vous pouvez vous arrêter quand vous le souhaitez. Une dernière séance pour conclure est souvent utile.',
        en: 'It depends on what brings you. A few sessions are sometimes enough; deeper work may take several months. We take stock regularly, and you may stop whenever you wish. A last session to bring things to a close is often helpful.',
      },
    },
    {
      question: {
        fr: 'Quelle est la différence entre un psychologue et un psychiatre ?',
        en: 'What is the difference between a psychologist and a psychiatrist?',
      },
      answer: {
        fr: 'Le psychiatre est un médecin : il peut poser un diagnostic médical et prescrire un traitement. Le psychologue a fait des études universitaires de psychologie ; il écoute, évalue et accompagne par la parole, sans prescrire. Les deux peuvent travailler ensemble.',
        en: 'A psychiatrist is a doctor, who can make a medical diagnosis and prescribe treatment. A psychologist has studied psychology at university, and listens, assesses and helps through talking, without prescribing. The two can work together.',
      },
    },
    {
      question: {
        fr: 'Que faire en cas d’urgence ?',
        en: 'What should I do in an emergency?',
      },
      answer: {
        fr: 'N’attendez pas un rendez-vous et ne m’écrivez pas : le cabinet n’est pas un service d’urgence. Si vous êtes en danger ou pensez à mourir, appelez le 190 (SAMU) et ne restez pas seul. Les autres numéros sont sur la page d’aide du site, accessible à tout moment.',
        en: 'Do not wait for an appointment and do not write to me: the practice is not an emergency service. If you are in danger or thinking about dying, call 190 (SAMU, the ambulance service) and do not stay alone. The other numbers are on the site’s help page, which you can reach at any time.',
      },
    },
  ],
  contact: {
    email: 'cabinet@demo.test',
    phone: '+216 71 000 000',
    address: {
      fr: '14, rue de l’Accalmie, 1000 Tunis, Tunisie',
      en: '14 rue de l’Accalmie, 1000 Tunis, Tunisia',
    },
    mapLink: 'https://www.openstreetmap.org/?mlat=36.8065&mlon=10.1815#map=16/36.8065/10.1815',
  },
  languages: ['fr', 'ar', 'en'],
  approaches: [
    {
      fr: 'Thérapie cognitive et comportementale',
      en: 'Cognitive and behavioural therapy',
    },
    {
      fr: 'Thérapie d’acceptation et d’engagement',
      en: 'Acceptance and commitment therapy',
    },
    {
      fr: 'Thérapie de couple',
      en: 'Couple therapy',
    },
    {
      fr: 'Pleine conscience, à petites doses',
      en: 'Mindfulness, in small doses',
    },
  ],
  modes: ['OFFICE', 'VIDEO', 'PHONE'],
  licenceNumber: 'DEMO-0000',
};
