import { keptHeader, type KeptHow } from './worker-news.ts';

/** One HTTP call below the site's origin. `form` is sent as multipart, `json` as a JSON text. */
export interface ApiRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  json?: string;
  form?: FormData;
  expectsFile: boolean;
}

/** What came back: parsed JSON, a Blob where a file was expected, or undefined for an empty body. */
export interface ApiAnswer {
  status: number;
  body: unknown;
  retryAfterSeconds?: number;
  /** From the device and not from the server: asked again behind it, or because the network failed. */
  kept?: KeptHow;
}

/** Carries a request and resolves with any answer at all; rejects only when none of ours came. Never times out by itself. */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>;

const notOurs = () => new TypeError('Answered by somebody else');

/**
 * Whether an answer that is not JSON says something by its status alone: a proxy in front of our server is in trouble
 * or sets a limit. A captive portal, the page of a hotel's or a café's network, answers 200 or a refusal of its own.
 */
export const speaksByStatus = (status: number): boolean => status >= 500 || [408, 413, 425, 429].includes(status);

export async function readBody(response: Response, expectsFile: boolean): Promise<unknown> {
  if (expectsFile && response.ok) {
    if (response.headers.get('content-type')?.startsWith('text/html')) throw notOurs();
    return response.blob();
  }
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (!speaksByStatus(response.status)) throw notOurs();
    return { message: response.statusText };
  }
}

/** When to ask again, told in seconds or as a date, by this device's clock; a moment that has passed tells nothing. */
export function retryOf(header: string | null): Pick<ApiAnswer, 'retryAfterSeconds'> {
  const seconds = Number(header) || (Date.parse(header ?? '') - Date.now()) / 1000;
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

/** The transport of page and worker. */
export const fetchTransport: Transport = async ({ method, url, headers, json, form, expectsFile }) => {
  const body = form ?? json;
  const response = await fetch(url, { method, headers, credentials: 'same-origin', ...(body === undefined ? {} : { body }) });
  const kept = response.headers.get(keptHeader) as KeptHow | null;
  return {
    status: response.status,
    body: await readBody(response, expectsFile),
    ...(kept ? { kept } : {}),
    ...retryOf(response.headers.get('retry-after')),
  };
};
