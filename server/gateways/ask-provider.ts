/** The provider gave no usable answer: no network, a server in trouble, our own key refused. Never holds what was sent. */
export class ProviderUnreached extends Error {}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** How long a provider may take for one answer. */
export const providerPatienceMs = 10_000;
const longestAnswer = 64_000;

/**
 * One JSON call to a provider. Throws ProviderUnreached for a lost network, no answer in time, 429, 5xx, a redirect, and
 * what is not JSON; gives any other answer, refusals too.
 */
export async function askProvider(url: URL, init: RequestInit, patienceMs: number): Promise<Answer> {
  // The cause is left out on purpose: it may hold the address, and with it the token.
  const unreached = (what: string) => new ProviderUnreached(`${url.hostname} ${what}`);
  const signal = AbortSignal.timeout(patienceMs);
  const headers = { accept: 'application/json', ...(init.headers as Record<string, string> | undefined) };
  const answered = await fetch(url, { ...init, headers, redirect: 'error', signal })
    .then(async (response) => ({ status: response.status, text: await shortText(response) }))
    .catch(() => null);
  if (!answered) throw unreached('did not answer');
  const { status, text } = answered;
  if (status === 429 || status >= 500) throw unreached(`answered ${status}`);
  if (text === null) throw unreached('answered at length');
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch {
    throw unreached('did not answer in JSON');
  }
}

/** The text of an answer, or null for one that no provider would give. */
async function shortText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += (chunk as Uint8Array).length;
    if (length > longestAnswer) return null;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}
