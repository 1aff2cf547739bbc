import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';
import { describeError } from '../describe-error.ts';
import { contentSecurityPolicy, newNonce, type AllowedSources } from '../http/security-headers.ts';
import type { SocialSettings } from '../social-settings.ts';
import { providerSources } from './provider-page.ts';
import { serveManifests } from './serve-manifests.ts';
import { serveRetiredWorker, workerFile } from './retired-worker.ts';
import { renderedPages, type RenderedPage } from './rendered-pages.ts';

/** Renders a page for a visitor: a path with its query gives complete HTML with the placeholder where a nonce goes. */
export type PageRenderer = (url: string) => Promise<RenderedPage>;

export interface PagesOptions {
  clientDirectory: string;
  render: PageRenderer;
  /** Stands in rendered pages where a response's own nonce goes. */
  noncePlaceholder: string;
  /** Stands there in the built shell. */
  builtNonce: string;
  /** False takes the worker, and what it kept, off every device that comes by. */
  hasServiceWorker: boolean;
  /** Whose scripts and dialogs the pages /sign-in/… may load. */
  social: SocialSettings;
  /** Each page then says so. */
  isDemonstration: boolean;
}

// Outside what React takes over, and in both languages: a kept page and the empty shell say it too.
const demonstrationNotice =
  '<aside class="demonstration" aria-label="Démonstration" lang="fr">' +
  '<p>Démonstration : ce cabinet n’existe pas.</p>' +
  '<p lang="en">Demonstration: not a real practice.</p></aside>';

/** Serves the built page's files, and every other path as server-rendered HTML. */
export async function servePages(
  app: App,
  { clientDirectory, render, noncePlaceholder, builtNonce, hasServiceWorker, social, isDemonstration }: PagesOptions,
): Promise<void> {
  const withNotice = (html: string) => (isDemonstration ? html.replace('<body>', `<body>${demonstrationNotice}`) : html);
  const shell = withNotice((await readFile(join(clientDirectory, 'index.html'), 'utf8')).replaceAll(builtNonce, noncePlaceholder));
  // A page that cannot be rendered is still a page: the browser tries again from the empty shell, and says what it can.
  const renderOrShell = async (url: string) => {
    try {
      const rendered = await render(url);
      return { ...rendered, html: withNotice(rendered.html) };
    } catch (error) {
      app.log.error(describeError(error), 'a page was not rendered');
      return { status: 500, html: shell };
    }
  };
  const page = renderedPages(renderOrShell, Date.now);
  const sendPage = (reply: FastifyReply, status: number, html: string, sources: AllowedSources | null = null) => {
    const nonce = newNonce();
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', sources ? 'no-store' : 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(nonce, sources ?? {}))
      .send(html.replaceAll(noncePlaceholder, nonce));
  };
  if (!hasServiceWorker) serveRetiredWorker(app);
  // In few words, since they weigh on each of a page's files: the type of RFC 9239, whose modules are always UTF-8.
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/assets/') || reply.statusCode !== 200) return;
    reply.header('cache-control', 'max-age=31536000, immutable');
    if (request.url.endsWith('.js')) reply.header('content-type', 'text/javascript');
    // A connection lasts unless its end is told (RFC 9112, 9.3): saying so would take 48 bytes.
    reply.raw.removeHeader('connection');
  });
  await app.register(fastifyStatic, {
    root: join(clientDirectory, 'assets'),
    prefix: '/assets/',
    cacheControl: false,
    // Nobody asks again after what never changes: these would only weigh on each of a page's files.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: clientDirectory,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', 'index.html', '*.webmanifest*', '**/*.br', '**/*.gz', ...(hasServiceWorker ? [] : [workerFile])],
    index: false,
    decorateReply: false,
    maxAge: '1h',
    // A worker must be replaceable at the next visit, whatever else is kept.
    setHeaders: (reply, path) => {
      if (path.endsWith(workerFile)) reply.setHeader('cache-control', 'no-cache');
    },
  });
  await serveManifests(app, clientDirectory);
  // What the worker answers with when it has nothing better: an address for it, not for people.
  app.get('/index.html', async (_request, reply) => sendPage(reply.header('x-robots-tag', 'noindex'), 200, shell));
  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const sources = providerSources(path, social);
    // A provider's page by its path alone: what its dialog answered in the query is for the browser, and kept nowhere.
    const { status, html, redirect } = await page(sources ? path : request.url);
    if (redirect !== undefined) return reply.redirect(redirect, status);
    return sendPage(reply, status, html, sources);
  });
}
