/** What the site is called where other people may look: a home screen, a notification, the sender of an e-mail. */
export const siteName = 'Accalmie';

/** The same for who wants to be discreet, in every language: said by many apps, and of none of them. */
export const discreetName = 'Agenda';

/** Where the files of `public/` that a home screen takes have their discreet counterparts, under the same names. */
export const discreetFolder = '/discreet';
