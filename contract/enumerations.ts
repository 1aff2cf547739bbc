/** The enumerations of SPEC 4 that are not statuses or permissions. */
export const listingCategories = ['hot', 'new'] as const;
export const sortDirections = ['asc', 'desc'] as const;
export const textDirections = ['ltr', 'rtl'] as const;
export type TextDirection = (typeof textDirections)[number];
/** 0 is Sunday, 6 is Saturday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
export const providerKinds = ['CLASSIC', 'APP', 'FACEBOOK', 'GOOGLE', 'TWITTER', 'LINKEDIN', 'GITHUB'] as const;
export type ProviderKind = (typeof providerKinds)[number];
export const subjectKinds = ['USER', 'APP'] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export const backendServices = [
  'auth',
  'bucket',
  'health',
  'blogs',
  'client',
  'threads',
  'booking',
  'payment',
  'categories',
  'therapist',
  'og-image',
  'mailing',
] as const;
