/** SPEC 9 and DOMAIN: the numbers that page, worker and server share. Durations carry their unit in the name. */
export const consentBannerDelayMs = 3000;
export const consentFlag = { key: 'gdpr-consent', value: 'true' } as const;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const avatarMaxFiles = 1;
export const uploadDefaultMaxFiles = 20;
export const uploadThumbnailPixels = 80;
export const toastLimits = { maxAtOnce: 20, durationMs: 4000, successDurationMs: 2000, maxWidthPixels: 350 } as const;
export const queryFreshnessMs = 5 * 60_000;
export const queryRetries = { count: 3, firstDelayMs: 1000, maxDelayMs: 30_000 } as const;
export const accessTokenMinutes = 10;
export const refreshTokenDays = 180;
export const roleNameMaxLength = 40;
/** Of a person's first name, and of their last. */
export const personNameMaxLength = 60;
export const sanctionReasonMaxLength = 300;
export const uploadTokenMinutes = 15;
/** How long a link sent by e-mail can be used. */
export const mailLinkMinutes = 60;
/** Between asking for one's account to be deleted and its end. */
export const deletionDelayDays = 30;
/** How long somebody who has only called is kept after their last appointment. */
export const temporaryUserDays = 30;
export const proofKeptDays = 365;

export const onlineHoldMinutes = 15;
export const moneyOrderHoldHours = 48;
export const moneyOrderLeadHours = 24;
export const freeCancellationHours = 24;
export const maxReschedules = 2;
export const maxProofResubmissions = 3;
export const proofRefusedHoldHours = 24;
export const lateProofHours = 24;
export const undoSeconds = 30;
export const reservationNoteMaxLength = 500;
export const maxLiveHolds = 3;
/** Until it is known whose the account is. */
export const maxHoldsOfUnknown = 1;
/** The version of the health-data consent a client ticks when booking; raised when the privacy policy changes. */
export const consentVersion = '2026-11-28';

export const availabilityMaxDays = 62;
/** Six weeks: every month with the days around it. */
export const agendaMaxDays = 42;
export const defaultTimeZone = 'Africa/Tunis';

/** What one person may keep on the server at once. Whoever writes articles needs their covers too. */
export const uploadQuotas = {
  person: { files: 200, bytes: 200_000_000 },
  author: { files: 5000, bytes: 5_000_000_000 },
} as const;
/** How long a file is kept that nothing refers to: as long as an outbox may take between sending a photo and its proof. */
export const unusedFileDays = 30;
/** Sizes a picture may be asked in ($w and $h of a file's url), in pixels. */
export const imageSizes = [80, 160, 320, 480, 640, 960, 1280, 1600] as const;

/** Ids in one GET /category/bulk. */
export const bulkMaxIds = 100;
export const categoryNameMaxLength = 60;

/** Claps of one person for one piece. */
export const maxClaps = 10;
export const blogMaxCategories = 5;
export const blogMaxSources = 30;

export const commentMaxLength = 2000;
export const privateWordMaxLength = 2000;
/** Comments of a thread on one page. */
export const commentsPageSize = 30;
/** Asks for the page that ends with the newest, whichever that is by then. */
export const lastComments = 'last';
/** How long an author can change what they wrote. */
export const editableHours = 6;
/** How long the words of a thread stay that its author has deleted. */
export const deletedThreadDays = 30;
/** Why a text is not published, as its author reads it. */
export const moderationReasonMaxLength = 500;
/** What a reader adds to a report. */
export const reportNoteMaxLength = 500;
/** How long a report is kept once it is dealt with. */
export const closedReportDays = 90;
/** An author with so many validated comments is published at once. */
export const knownAuthorComments = 3;
export const commentsCloseAfterDays = 90;
/** So many corrections of one text that was sent without an answer are named with it, the latest. */
export const maxReplacedItems = 10;

/** The threads area is labelled in Arabic in both languages. */
export const threadsLabel = 'فضفضة';

/** Of an account that is gone, each thread it wrote in changes at a time of its own within so long. */
export const writingsForgottenWithinHours = 24;

/** How far ahead the publication of an article may be set. */
export const scheduledBlogMaxDays = 365;

/** The longest suspension: for good is a ban, which others decide. */
export const suspensionMaxDays = 180;
