import type { AbsenceConflict } from './booking/booking.schema.ts';
import type { Locale } from './locale.ts';
import type { Ressource } from './ressources.ts';

export interface FieldProblem {
  fieldName: string;
  message: string;
}

/** Wire constants, the same in every language. */
export const validationMessage = 'Validation error!';
export const tokenMessage = 'Token invalid or expired';
export const noRefreshTokenMessage = 'No refresh token';
const accessMismatchMessage = 'Access mismatch';
const roleMismatchMessage = 'Role mismatch';
const unknownProviderMessage = 'Unkown provider';

/** SPEC 8: whatever goes wrong with a social sign-in. */
const socialSentence = {
  fr: "Oops! Une erreur s'est produite lors de la tentative de connexion! Veuillez réessayer, ou utilisez une autre méthode de connexion.",
  en: 'Oops! Something went wrong while signing you in! Please try again, or use another way to sign in.',
} as const;

/** What a person reads for each reason; those whose message is a wire constant repeat it. */
export const problemSentences = {
  UNAUTHENTICATED: { status: 401, fr: 'Connectez-vous pour continuer.', en: 'Sign in to continue.' },
  PASSWORD: { status: 401, fr: "L'email ou le mot de passe ne correspond pas.", en: 'The email or the password does not match.' },
  UNKNOWN_PROVIDER: { status: 404, fr: unknownProviderMessage, en: unknownProviderMessage },
  SOCIAL_REFUSED: { status: 401, ...socialSentence },
  SOCIAL_UNREACHED: { status: 503, ...socialSentence },
  TOKEN: { status: 403, fr: tokenMessage, en: tokenMessage },
  ACCESS_MISMATCH: { status: 403, fr: accessMismatchMessage, en: accessMismatchMessage },
  ROLE_MISMATCH: { status: 403, fr: roleMismatchMessage, en: roleMismatchMessage },
  CSRF: { status: 403, fr: 'La page a expiré. Veuillez réessayer.', en: 'The page has expired. Please try again.' },
  ACCOUNT_INCOMPLETE: { status: 403, fr: 'Finir votre compte avant de continuer', en: 'Complete your account before you continue' },
  BANNED: {
    status: 403,
    fr: 'Ce compte est fermé. Écrivez au cabinet pour en savoir plus.',
    en: 'This account is closed. Write to the practice to know more.',
  },
  SUSPENDED: { status: 403, fr: 'Ce compte est suspendu pour le moment.', en: 'This account is suspended for now.' },
  ALREADY_BANNED: {
    status: 409,
    fr: "Ce compte est déjà fermé pour de bon. Rouvrez-le d'abord si une suspension suffit.",
    en: 'This account is already closed for good. Open it again first if a suspension is enough.',
  },
  ROLE_BUILT_IN: {
    status: 409,
    fr: 'Ce rôle fait partie du site : il ne peut être ni renommé ni supprimé.',
    en: 'This role is part of the site: it can be neither renamed nor removed.',
  },
  ROLE_IN_USE: {
    status: 409,
    fr: "Des personnes ont encore ce rôle. Donnez-leur-en un autre d'abord.",
    en: 'Some people still have this role. Give them another one first.',
  },
  CATEGORY_IN_USE: {
    status: 409,
    fr: "Des articles ou des discussions sont encore rangés ici. Donnez-leur d'abord une autre catégorie.",
    en: 'Articles or threads are still filed here. Give them another category first.',
  },
  LAST_EMERGENCY_NUMBER: {
    status: 409,
    fr: "La ligne d'aide garde toujours au moins un numéro d'urgence. Ajoutez-en un autre d'abord.",
    en: 'The help line always keeps at least one emergency number. Add another one first.',
  },
  HELP_LINE_FULL: {
    status: 409,
    fr: "La ligne d'aide compte déjà trente numéros. Retirez-en un d'abord.",
    en: 'The help line already has thirty numbers. Remove one first.',
  },
  CRISIS_PHRASES_FULL: {
    status: 409,
    fr: "La liste compte déjà deux cents expressions ajoutées. Retirez-en une d'abord.",
    en: 'The list already has two hundred added phrases. Remove one first.',
  },
  THERAPIST_IN_USE: {
    status: 409,
    fr: 'Des rendez-vous ou des articles tiennent à ce profil : il ne peut pas être supprimé.',
    en: 'Appointments or articles depend on this profile: it cannot be removed.',
  },
  NOT_FOUND: { status: 404, fr: "Cet élément n'existe pas ou n'est plus là.", en: 'This item does not exist or is no longer there.' },
  DUPLICATE: { status: 409, fr: 'Cette valeur est déjà utilisée.', en: 'This value is already in use.' },
  INVALID_TRANSITION: {
    status: 409,
    fr: "Cette action n'est plus possible : le rendez-vous a changé entre-temps.",
    en: 'This action is no longer possible: the appointment has changed in the meantime.',
  },
  NOTE_CHANGED: {
    status: 409,
    fr: "Cette note a été modifiée entre-temps, sur un autre appareil. Rien n'a été remplacé.",
    en: 'This note was changed in the meantime, on another device. Nothing was written over.',
  },
  NOTE_UNREADABLE: {
    status: 409,
    fr: "Cette note est chiffrée avec une autre clé que celle de ce serveur. Elle est intacte, et s'ouvrira quand la clé sera remise en place.",
    en: 'This note is encrypted with another key than this server has. It is intact, and opens once the key is back in place.',
  },
  REFUNDED_ALREADY: {
    status: 409,
    fr: 'Ce remboursement est déjà noté, sous une autre référence ou à une autre date.',
    en: 'This refund is noted already, under another reference or on another date.',
  },
  SLOT_TAKEN: {
    status: 409,
    fr: "Ce créneau vient d'être réservé. Voici les trois plus proches.",
    en: 'This slot has just been taken. Here are the three nearest.',
  },
  SLOT_NOT_OFFERED: { status: 409, fr: "Ce créneau n'est pas proposé.", en: 'This slot is not on offer.' },
  IDENTITY_UNKNOWN: {
    status: 409,
    fr: "Rien ne prouve à qui est ce compte : son adresse n'est pas confirmée. Confirmez l'identité de la personne dans sa fiche si vous l'avez vue, ou réservez pour une personne sans compte.",
    en: 'Nothing proves whose account this is: its address is not confirmed. Confirm who the person is in their file if you have seen them, or book for somebody without an account.',
  },
  AUTHOR_GONE: {
    status: 409,
    fr: "La personne qui a écrit ce texte n'a plus de compte : aucun mot ne peut lui parvenir.",
    en: 'Whoever wrote this text has no account any more: no word can reach them.',
  },
  UNDO_TOO_LATE: {
    status: 409,
    fr: 'Cette décision ne peut plus être annulée : trente secondes ont passé, ou le texte a changé depuis. Vous pouvez en décider à nouveau.',
    en: 'This decision can no longer be undone: thirty seconds have passed, or the text has changed since. You can decide on it again.',
  },
  ASSIGNED_MEANWHILE: {
    status: 409,
    fr: "Quelqu'un d'autre s'en occupe depuis un instant. La page montre maintenant qui.",
    en: 'Somebody else has taken this on a moment ago. The page now shows who.',
  },
  TOO_MANY_HOLDS: {
    status: 409,
    fr: 'Trois rendez-vous attendent déjà leur paiement, sur votre compte ou sur cet appareil. Terminez-en un ou annulez-le pour continuer.',
    en: 'Three appointments already wait for payment, on your account or on this device. Finish or cancel one to continue.',
  },
  ADDRESS_TO_CONFIRM: {
    status: 409,
    fr: 'Un rendez-vous attend déjà son paiement, sur votre compte ou sur cet appareil. Terminez-le ou annulez-le, ou confirmez votre adresse e-mail pour en prendre un autre.',
    en: 'An appointment already waits for payment, on your account or on this device. Finish or cancel it, or confirm your email address to book another.',
  },
  ADDRESS_UNCONFIRMED: {
    status: 409,
    fr: "Un compte a cette adresse sans l'avoir confirmée : rien ne dit encore à qui il est. Demandez à la personne de choisir un autre mot de passe avec « Mot de passe oublié » : l'adresse est alors la sienne. Puis recommencez.",
    en: 'An account has this address without having confirmed it: nothing tells yet whose it is. Ask the person to choose another password with “Forgot password”: the address is then known to be theirs. Then try again.',
  },
  ACCOUNT_CLOSED: {
    status: 409,
    fr: "Le compte de cette personne est fermé ou suspendu. Rouvrez-le d'abord depuis sa fiche.",
    en: "This person's account is closed or suspended. Open it again first from their file.",
  },
  ALREADY_JOINED: {
    status: 409,
    fr: 'Cette personne a déjà choisi son mot de passe : elle se connecte, ou en demande un autre, depuis le site.',
    en: 'This person has already chosen a password: they sign in, or ask for another one, on the site.',
  },
  PAYMENT_NOT_SETTLED: {
    status: 409,
    fr: "Ce rendez-vous n'est pas encore payé : vérifiez le justificatif, ou attendez que le paiement par carte soit confirmé.",
    en: 'This appointment is not paid yet: check the proof, or wait until the card payment is confirmed.',
  },
  CARD_PROVIDER_UNREACHED: {
    status: 503,
    fr: "Le service de paiement ne répond pas. Rien n'a été débité ; réessayez dans un instant.",
    en: 'The payment service does not answer. Nothing was charged; try again in a moment.',
  },
  PAYMENT_METHOD_CLOSED: {
    status: 409,
    fr: "Ce mode de paiement n'est pas possible pour cet horaire.",
    en: 'This payment method is not possible for this time.',
  },
  RESCHEDULE_LIMIT: {
    status: 409,
    fr: "Ce rendez-vous ne peut plus être déplacé : deux fois au plus, et jusqu'à 24 heures avant.",
    en: 'This appointment can no longer be moved: twice at most, and up to 24 hours before.',
  },
  TRANSFER_CODE_USED: {
    status: 409,
    fr: 'Ce code de mandat a déjà été utilisé. Vérifiez le code inscrit sur votre reçu.',
    en: 'This transfer code has already been used. Check the code printed on your receipt.',
  },
  RESUBMISSION_LIMIT: {
    status: 409,
    fr: 'Le justificatif a déjà été envoyé quatre fois. Écrivez au cabinet.',
    en: 'The proof has already been sent four times. Write to the practice.',
  },
  DAYS_OFF_CONFLICT: {
    status: 409,
    fr: 'Des rendez-vous acceptés tombent pendant cette absence. Dites ce que devient chacun.',
    en: 'Accepted appointments fall within this absence. Say what becomes of each.',
  },
  NO_TIME_TO_PROPOSE: {
    status: 409,
    fr: "Aucun autre horaire n'est libre pour un de ces rendez-vous. Gardez-le ou annulez-le.",
    en: 'No other time is free for one of these appointments. Keep it or cancel it.',
  },
  WITHIN_ABSENCE: {
    status: 409,
    fr: 'Ce rendez-vous tombe pendant une absence.',
    en: 'This appointment falls within an absence.',
  },
  THREAD_LOCKED: {
    status: 409,
    fr: 'Cette discussion est close : elle reste en lecture et ne prend plus de réponses.',
    en: 'This thread is closed: it can still be read and takes no more answers.',
  },
  THREAD_NOT_PUBLIC: {
    status: 409,
    fr: "Cette discussion n'est pas en ligne : publiez-la d'abord.",
    en: 'This thread is not online: publish it first.',
  },
  TEXT_CHANGED: {
    status: 409,
    fr: "Ce texte a été modifié, ou quelqu'un en a déjà décidé, depuis que vous l'avez lu : relisez-le avant de décider.",
    en: 'This text has been changed, or somebody has decided on it, since you read it: read it again before you decide.',
  },
  NO_LONGER_EDITABLE: {
    status: 409,
    fr: "Ce texte ne peut plus être modifié : un texte peut l'être pendant 6 heures, et pas une fois refusé ou clos.",
    en: 'This text can no longer be changed: a text can be for 6 hours, and not once it was turned down or closed.',
  },
  COMMENTS_CLOSED: {
    status: 409,
    fr: 'Cette discussion a plus de 90 jours : elle reste en lecture et ne prend plus de réponses.',
    en: 'This thread is more than 90 days old: it can still be read and takes no more answers.',
  },
  IN_PROGRESS: {
    status: 409,
    fr: 'La même demande est en cours. Patientez quelques secondes.',
    en: 'The same request is still running. Wait a few seconds.',
  },
  LINK_OVER: {
    status: 409,
    fr: "Ce lien n'est plus valable : il a déjà servi, ou trop de temps a passé.",
    en: 'This link no longer works: it has been used, or too much time has passed.',
  },
  PRACTICE_ACCOUNT: {
    status: 409,
    fr: "Un compte de l'équipe du cabinet se ferme avec l'administrateur, pour que les rendez-vous soient repris.",
    en: 'An account of the practice is closed with its administrator, so that the appointments are taken over.',
  },
  QUOTA_REACHED: {
    status: 409,
    fr: 'Vous avez atteint la place prévue pour vos fichiers. Ceux qui ne servent pas sont effacés au bout de trente jours ; écrivez au cabinet si vous ne pouvez pas attendre.',
    en: 'You have reached the space kept for your files. Those that are not in use are removed after thirty days; write to the practice if you cannot wait.',
  },
  FILE_TOO_LARGE: { status: 413, fr: 'Ce fichier est trop lourd.', en: 'This file is too large.' },
  FILE_TYPE: { status: 415, fr: "Ce type de fichier n'est pas accepté.", en: 'This type of file is not accepted.' },
  UNSUPPORTED_BODY: { status: 415, fr: "Le format de la demande n'est pas accepté.", en: 'The format of the request is not accepted.' },
  URL_NOT_ALLOWED: {
    status: 422,
    fr: "Cette adresse ne peut pas être lue. Donnez celle d'un fichier public, en https.",
    en: 'This address cannot be read. Give that of a public file, in https.',
  },
  URL_NOT_REACHABLE: {
    status: 422,
    fr: "Aucun fichier n'a pu être lu à cette adresse. Vérifiez-la, ou envoyez le fichier lui-même.",
    en: 'No file could be read at this address. Check it, or send the file itself.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    fr: 'Cette demande a déjà été envoyée avec un autre contenu.',
    en: 'This request was already sent with another content.',
  },
  RATE_LIMITED: {
    status: 429,
    fr: 'Trop de demandes en peu de temps. Réessayez dans quelques minutes.',
    en: 'Too many requests in a short time. Try again in a few minutes.',
  },
  BAD_REQUEST: { status: 400, fr: 'La demande est incomplète ou illisible.', en: 'The request is incomplete or unreadable.' },
  INTERNAL: {
    status: 500,
    fr: "Le service a rencontré un problème. Rien n'a été perdu ; réessayez dans un instant.",
    en: 'The service ran into a problem. Nothing was lost; try again in a moment.',
  },
  UNAVAILABLE: {
    status: 503,
    fr: 'Le service ne peut pas répondre pour le moment. Réessayez dans un instant.',
    en: 'The service cannot answer right now. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; fr: string; en: string }>;

export type ProblemReason = keyof typeof problemSentences;

/** Every shape an error answer can take; which one it is shows by `fields`, `reason` or `ressource`. */
export interface ProblemBody {
  message: string;
  fields?: FieldProblem[];
  reason?: ProblemReason;
  ressource?: Ressource;
  missing?: string[];
  until?: string | null;
  alternatives?: { startDateTime: string; endDateTime: string }[];
  conflicts?: AbsenceConflict[];
  absence?: { startDateTime: string; endDateTime: string };
  requestId?: string;
}

/** What somebody already has, where the general sentence would not tell: a ressource, or one of its fields. */
const duplicateSentences: Readonly<Record<string, Record<Locale, string>>> = {
  AUTHENTICATED_CLIENTS: {
    fr: 'Un compte existe déjà avec cette adresse e-mail.',
    en: 'An account with this email address already exists.',
  },
  'AUTHENTICATED_CLIENTS.token': {
    fr: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme la première fois.',
    en: 'An account with this email address already exists. Sign in the way you did the first time.',
  },
  'AUTHENTICATED_CLIENTS.phoneNumber': {
    fr: "Ce numéro est déjà celui d'un autre compte.",
    en: 'This number already belongs to another account.',
  },
  'AUTHENTICATED_CLIENTS.temporaryUser.phoneNumber': {
    fr: "Ce numéro est celui d'une personne que le cabinet connaît déjà : choisissez-la.",
    en: 'This number belongs to somebody the practice already knows: choose that person.',
  },
  'AUTHENTICATED_CLIENTS.temporaryUser.email': {
    fr: "Cette adresse est celle d'une personne que le cabinet connaît déjà : choisissez-la.",
    en: 'This address belongs to somebody the practice already knows: choose that person.',
  },
  'ALL_THREADS.phrase': {
    fr: 'Cette expression est déjà reconnue, en entier ou par une partie.',
    en: 'This phrase is found already, as a whole or by a part of it.',
  },
  'SCHEDULE.userId': { fr: 'Ce praticien a déjà des horaires.', en: 'This therapist already has opening hours.' },
  'THERAPIST.userId': { fr: 'Cette personne a déjà un profil.', en: 'This person already has a profile.' },
  'CATEGORY.name.fr': { fr: 'Une catégorie porte déjà ce nom.', en: 'A category already has this name.' },
  'BLOGS.translationOfId': {
    fr: "Un autre article est déjà relié dans cette langue : supprimez d'abord ce lien, ou choisissez une autre langue.",
    en: 'Another article is already linked in this language: remove that link first, or choose another language.',
  },
  'ROLE.name': { fr: 'Un rôle porte déjà ce nom.', en: 'A role already has this name.' },
};

/** What a person reads of a value that somebody already has. */
export function duplicateMessage(ressource: Ressource, fieldName: string | undefined, locale: Locale): string {
  const own = duplicateSentences[fieldName === undefined ? ressource : `${ressource}.${fieldName}`];
  return (own ?? problemSentences.DUPLICATE)[locale];
}

export const problemMessage = (reason: ProblemReason, locale: Locale): string => problemSentences[reason][locale];
