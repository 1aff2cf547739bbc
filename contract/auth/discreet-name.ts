/** The site's name on a home screen, in a notification and as the sender of an e-mail. */
export const siteName = 'Accalmie';

/** The neutral name in its place for accounts that ask for discretion: a common one for calendar apps, the same in every language. */
export const discreetName = 'Agenda';

/** Where the files of `public/` that a home screen takes have their discreet counterparts, under the same names. */
export const discreetFolder = '/discreet';
