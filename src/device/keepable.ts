/** Ours, whole and as asked: not an error, not another site's, not where a redirect led. */
const isWhole = (answer: Response): boolean => answer.status === 200 && answer.type === 'basic' && !answer.redirected;

const typeOf = (answer: Response): string => answer.headers.get('content-type') ?? '';

/** An answer of the API that everyone would get alike. A captive portal answers 200 too, with a page of its own. */
export const isKeepableAnswer = (answer: Response): boolean =>
  isWhole(answer) && typeOf(answer).startsWith('application/json') && !answer.headers.get('cache-control')?.includes('no-store');

/** No captive portal sends our policy with its page. */
const isOurPage = (answer: Response): boolean =>
  typeOf(answer).startsWith('text/html') && (answer.headers.get('content-security-policy') ?? '').includes('accalmie-html');

/** A page of ours. */
export const isKeepablePage = (answer: Response): boolean => isWhole(answer) && isOurPage(answer);

/** The site itself says that the page is no more. */
export const isPageGone = (answer: Response): boolean => [404, 410].includes(answer.status) && isOurPage(answer);

/** A file of a build; none of them is a page. */
export const isKeepableAsset = (answer: Response): boolean => isWhole(answer) && !typeOf(answer).startsWith('text/html');

/** A picture shown to everyone. */
export const isKeepablePicture = (answer: Response): boolean =>
  isWhole(answer) && typeOf(answer).startsWith('image/') && (answer.headers.get('cache-control')?.startsWith('public') ?? false);
