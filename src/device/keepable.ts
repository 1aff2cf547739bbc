/** Ours, whole and as asked: not an error, not another site's, not where a redirect led. */
const isWhole = (answer: Response): boolean => answer.status === 200 && answer.type === 'basic' && !answer.redirected;

const typeOf = (answer: Response): string => answer.headers.get('content-type') ?? '';

/** An answer of the API that everyone would get alike. A captive portal answers 200 too, with a page of its own. */
export const isKeepableAnswer = (answer: Response): boolean =>
  isWhole(answer) && typeOf(answer).startsWith('application/json') && !answer.headers.get('cache-control')?.includes('no-store');

/** A page of ours: no captive portal sends our policy with its own. */
export const isKeepablePage = (answer: Response): boolean =>
  isWhole(answer) &&
  typeOf(answer).startsWith('text/html') &&
  (answer.headers.get('content-security-policy') ?? '').includes('accalmie-html');

/** A file of a build; none of them is a page. */
export const isKeepableAsset = (answer: Response): boolean => isWhole(answer) && !typeOf(answer).startsWith('text/html');

/** A picture shown to everyone. */
export const isKeepablePicture = (answer: Response): boolean =>
  isWhole(answer) && typeOf(answer).startsWith('image/') && (answer.headers.get('cache-control')?.startsWith('public') ?? false);
