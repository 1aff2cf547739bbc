/**
 * Radix locks the page's scroll with a <style> of its own, and asks this global (its libraries' convention) for the
 * nonce that the Content-Security-Policy wants on it.
 */
export function lendNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
