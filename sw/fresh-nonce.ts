const newNonce = (): string => btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(16)))).replace(/=+$/, '');

/**
 * A kept page with a nonce of its own in text and header: one that could be read from the cache, and used again,
 * would allow what it is there to refuse.
 */
export async function withFreshNonce(kept: Response): Promise<Response> {
  const policy = kept.headers.get('content-security-policy') ?? '';
  const [, old] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const text = await kept.text();
  if (!old) return new Response(text, kept);
  const nonce = newNonce();
  const headers = new Headers(kept.headers);
  headers.set('content-security-policy', policy.replaceAll(old, nonce));
  return new Response(text.replaceAll(old, nonce), { status: kept.status, headers });
}
