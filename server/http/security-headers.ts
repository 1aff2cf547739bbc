import type { FastifyInstance } from 'fastify';

/** Of each inline script and style of a page its SHA-256 in base64. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const byHash = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);

const strictSources = ({ scripts, styles }: InlineHashes) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...byHash(scripts)],
  'style-src': ["'self'", ...byHash(styles)],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** What a page may load beside our own files, by directive. */
export type AllowedSources = Readonly<Partial<Record<keyof ReturnType<typeof strictSources>, readonly string[]>>>;

/** Ours, and those by which the editor reads what is pasted and the sanitiser what it is given: into documents that run nothing. */
const policies = 'accalmie-html accalmie-worker ProseMirrorClipboard dompurify';
const trustedTypes = ["require-trusted-types-for 'script'", `trusted-types ${policies} 'allow-duplicates'`];

/**
 * The strict policy of every page: our own files, and word for word the inline parts that we wrote into it. Where others'
 * scripts are let in, trusted types are not asked for: those scripts were not written for them.
 */
export function contentSecurityPolicy(inline: InlineHashes, more: AllowedSources = {}): string {
  const directives = Object.entries(strictSources(inline)).map(([name, sources]) =>
    [name, ...sources, ...(more[name as keyof AllowedSources] ?? [])].join(' '),
  );
  return [...directives, ...(more['script-src'] ? [] : trustedTypes)].join('; ');
}

/** What a script, a style or a font needs; the rest is about documents, and would weigh on each of a page's files. */
const ofEveryFile: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' };

const always: Readonly<Record<string, string>> = {
  ...ofEveryFile,
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/** What the API answers is read by programs: opened as a page it runs nothing, loads nothing and stands in no frame. */
const ofApi: Readonly<Record<string, string>> = {
  ...always,
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

function headersOf(url: string): Readonly<Record<string, string>> {
  if (url.startsWith('/assets/')) return ofEveryFile;
  return url.startsWith('/api/') ? ofApi : always;
}

/** Headers that every answer carries; HTTPS is promised only where the site is reached over it. */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: string | undefined): void {
  const isHttps = siteUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.url));
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
