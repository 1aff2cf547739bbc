import { endpointUrl } from '#contract/endpoint.ts';
import { readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import { frameAnswers } from './page-answers.ts';

/** What every visit brings, and somebody in danger needs: the numbers, and what the frame shows. */
export const staysAfterExit: readonly string[] = [endpointUrl(readHelpLine), ...frameAnswers];

const stays = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url);
  return staysAfterExit.includes(pathname + search);
};

let leftAt = -Infinity;
/** The document that was left: emptied, it may ask for something once more before it goes. */
let leftClientId = '';

/** Notes a quick exit: what was asked for until now, or by that page, is of a visit that the device is to know nothing of. */
export function noteExit({ source }: ExtendableMessageEvent): void {
  leftAt = performance.now();
  leftClientId = source && 'id' in source ? source.id : '';
}

/** Whether something is of the visit that a quick exit has ended: its answer may come, and is not kept. */
export function isOfLeftVisit(event: ExtendableEvent | undefined): boolean {
  if (!event) return false;
  return event.timeStamp <= leftAt || (leftClientId !== '' && 'clientId' in event && event.clientId === leftClientId);
}

interface Kept {
  readonly request: Request;
  readonly event?: ExtendableEvent;
}

/** For a strategy: an answer that comes after a quick exit leaves no trace, nor does one that was being written meanwhile. */
export const ofThisVisit = {
  cacheWillUpdate: async ({ request, response, event }: Kept & { response: Response }) =>
    isOfLeftVisit(event) && !stays(request) ? null : response,
  cacheDidUpdate: async ({ cacheName, request, event }: Kept & { cacheName: string }) => {
    if (isOfLeftVisit(event) && !stays(request)) await (await caches.open(cacheName)).delete(request);
  },
};
