import type { HelpNumber } from '../practice/help-line.schema.ts';
import { builtInEmergencyNumber } from './emergency-number.ts';

/** The day each of them was last called before this build. */
const verifiedAt = '2026-11-15';

/**
 * The help line until a practice has changed it, and wherever its own list cannot be known: in the code as well, because
 * the page must open when nothing else does.
 */
export const builtInNumbers: readonly HelpNumber[] = [
  {
    id: 'samu',
    group: 'emergency',
    number: builtInEmergencyNumber,
    name: {
      fr: 'SAMU',
      en: 'SAMU (ambulance)',
      ar: 'الإسعاف الطبي الاستعجالي (SAMU)',
    },
    who: {
      fr: 'Un médecin et son équipe, pour toute urgence de santé, y compris la détresse psychique.',
      en: 'A doctor and their team, for any health emergency, mental distress included.',
      ar: 'طبيب وفريقه، لكل حالة صحية عاجلة، بما فيها الضيق النفسي الشديد.',
    },
    hours: {
      fr: '24\u00A0h/24, 7\u00A0j/7',
      en: 'Open 24/7',
      ar: 'على مدار الساعة',
    },
    verifiedAt,
  },
  {
    id: 'police',
    group: 'emergency',
    number: '197',
    name: {
      fr: 'Police secours',
      en: 'Police',
      ar: 'شرطة النجدة',
    },
    who: {
      fr: 'La police, si quelqu’un vous menace ou menace un proche.',
      en: 'The police, if someone is threatening you or a person close to you.',
      ar: 'الشرطة، إذا كان أحد يهدّدكم أو يهدّد شخصًا قريبًا منكم.',
    },
    hours: {
      fr: '24\u00A0h/24, 7\u00A0j/7',
      en: 'Open 24/7',
      ar: 'على مدار الساعة',
    },
    verifiedAt,
  },
  {
    id: 'civilProtection',
    group: 'emergency',
    number: '198',
    name: {
      fr: 'Protection civile',
      en: 'Civil protection',
      ar: 'الحماية المدنية',
    },
    who: {
      fr: 'Les pompiers et les secouristes, pour un accident ou un danger immédiat.',
      en: 'Fire and rescue services, for an accident or immediate danger.',
      ar: 'فرق الإطفاء والإسعاف، عند وقوع حادث أو خطر مباشر.',
    },
    hours: {
      fr: '24\u00A0h/24, 7\u00A0j/7',
      en: 'Open 24/7',
      ar: 'على مدار الساعة',
    },
    verifiedAt,
  },
  {
    id: 'nationalGuard',
    group: 'emergency',
    number: '193',
    name: {
      fr: 'Garde nationale',
      en: 'National Guard',
      ar: 'الحرس الوطني',
    },
    who: {
      fr: 'La garde nationale, surtout hors des villes.',
      en: 'The National Guard, mostly outside towns.',
      ar: 'الحرس الوطني، ولا سيّما خارج المدن.',
    },
    hours: {
      fr: '24\u00A0h/24, 7\u00A0j/7',
      en: 'Open 24/7',
      ar: 'على مدار الساعة',
    },
    verifiedAt,
  },
  {
    id: 'violenceWomen',
    group: 'listening',
    number: '1899',
    name: {
      fr: 'Violences faites aux femmes',
      en: 'Violence against women',
      ar: 'العنف ضدّ المرأة',
    },
    who: {
      fr: 'Des écoutantes du ministère de la Femme, pour vous-même ou pour une personne que vous connaissez.',
      en: 'Listeners from the ministry for women, for yourself or for someone you know.',
      ar: 'مختصّات في الإصغاء من وزارة المرأة، لكم أو لشخص تعرفونه.',
    },
    hours: {
      fr: 'Annoncé 24\u00A0h/24, 7\u00A0j/7\u00A0; sans réponse, appelez le 190',
      en: 'Said to answer day and night; if no one does, call 190',
      ar: 'أُعلن أنه متاح على مدار الساعة؛ إذا لم يُجب أحد فاتصلوا بالرقم 190',
    },
    verifiedAt,
  },
  {
    id: 'familyChildren',
    group: 'listening',
    number: '1809',
    name: {
      fr: 'Famille et enfance',
      en: 'Family and children',
      ar: 'الأسرة والطفولة',
    },
    who: {
      fr: 'Des professionnels du ministère de la Famille, pour un parent, un enfant ou un adolescent.',
      en: 'Professionals from the ministry for the family, for a parent, a child or a teenager.',
      ar: 'مختصّون من وزارة الأسرة، للوالدين والأطفال والمراهقين.',
    },
    hours: {
      fr: 'Les horaires peuvent varier\u00A0; sans réponse, appelez le 190',
      en: 'Opening hours may vary; if no one answers, call 190',
      ar: 'قد تتغيّر الأوقات؛ إذا لم يُجب أحد فاتصلوا بالرقم 190',
    },
    verifiedAt,
  },
  // No +216 before it: this range is toll-free inside Tunisia and is not reached from abroad.
  {
    id: 'listening',
    group: 'listening',
    number: '80 105 050',
    name: {
      fr: 'Écoute psychologique',
      en: 'Psychological support',
      ar: 'الإصغاء والدعم النفسي',
    },
    who: {
      fr: 'Des psychologues, sur la ligne du ministère de la Santé. L’appel reste confidentiel.',
      en: 'Psychologists on the ministry of health’s line. The call is confidential.',
      ar: 'أخصائيون نفسانيون على خط وزارة الصحة. تبقى المكالمة سرّية.',
    },
    hours: {
      fr: 'Les horaires peuvent varier\u00A0; sans réponse, appelez le 190',
      en: 'Opening hours may vary; if no one answers, call 190',
      ar: 'قد تتغيّر الأوقات؛ إذا لم يُجب أحد فاتصلوا بالرقم 190',
    },
    verifiedAt,
  },
  {
    id: 'abroad112',
    group: 'abroad',
    number: '112',
    name: {
      fr: 'Urgences en Europe',
      en: 'Emergencies in Europe',
      ar: 'الطوارئ في أوروبا',
    },
    who: {
      fr: 'Les services de secours, dans toute l’Union européenne et dans plusieurs autres pays.',
      en: 'The emergency services, throughout the European Union and in several other countries.',
      ar: 'خدمات النجدة في جميع دول الاتحاد الأوروبي وفي عدد من البلدان الأخرى.',
    },
    hours: {
      fr: '24\u00A0h/24, 7\u00A0j/7',
      en: 'Open 24/7',
      ar: 'على مدار الساعة',
    },
    verifiedAt,
  },
  {
    id: 'france3114',
    group: 'abroad',
    number: '3114',
    name: {
      fr: 'Prévention du suicide, France',
      en: 'Suicide prevention, France',
      ar: 'الوقاية من الانتحار، فرنسا',
    },
    who: {
      fr: 'Des soignants formés, gratuitement et en toute confidentialité. Ce numéro répond depuis la France.',
      en: 'Trained health professionals, free of charge and in confidence. This number answers calls from within France.',
      ar: 'مهنيون صحيون مدرّبون، مجانًا وفي سرّية تامّة. يعمل هذا الرقم من داخل فرنسا.',
    },
    hours: {
      fr: '24\u00A0h/24, 7\u00A0j/7',
      en: 'Open 24/7',
      ar: 'على مدار الساعة',
    },
    verifiedAt,
  },
];
