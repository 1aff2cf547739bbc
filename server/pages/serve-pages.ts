import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '../app.ts';
import type { Database } from '../database/connect.ts';
import { describeError } from '../describe-error.ts';
import type { InlineHashes } from '../http/security-headers.ts';
import { noteReads } from '../noted-reads.ts';
import type { SocialSettings } from '../social-settings.ts';
import { followChanges } from './follow-changes.ts';
import { preparePage, type PreparedPage } from './prepared-page.ts';
import { providerSources } from './provider-page.ts';
import { serveManifests } from './serve-manifests.ts';
import { serveRetiredWorker, workerFile } from './retired-worker.ts';
import { renderedPages, type RenderedPage } from './rendered-pages.ts';

export interface PagesOptions {
  /** Tells of what is written, by whichever process. */
  database: Pick<Database, 'listen' | 'run'>;
  clientDirectory: string;
  /** Renders a page for a visitor: a path with its query gives complete HTML, the same for everybody. */
  render: (url: string) => Promise<RenderedPage>;
  /** The url without what its page does not read of the query. */
  urlAsRead: (url: string) => string;
  /** The inline parts of a file of the build. */
  hashesOfBuilt: (html: string) => InlineHashes;
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

/** In the encoding that was chosen for it. */
const asItIs = { compress: false } as const;

const maxKeptBytes = 64 * 1024 * 1024;

const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** Serves the built page's files, and every other path as server-rendered HTML. */
export async function servePages(
  app: App,
  { database, clientDirectory, render, urlAsRead, hashesOfBuilt, hasServiceWorker, social, isDemonstration }: PagesOptions,
): Promise<void> {
  const withNotice = (html: string) => (isDemonstration ? html.replace('<body>', `<body>${demonstrationNotice}`) : html);
  const built = await readFile(join(clientDirectory, 'index.html'), 'utf8');
  const shell = { html: withNotice(built), inline: hashesOfBuilt(built) };
  // A page that cannot be rendered is still a page: the browser tries again from the empty shell, and says what it can.
  const renderOrShell = async (url: string): Promise<RenderedPage> => {
    try {
      const rendered = await render(url);
      return { ...rendered, html: withNotice(rendered.html) };
    } catch (error) {
      app.log.error(describeError(error), 'a page was not rendered');
      return { status: 500, isWhole: false, standsUntil: 0, ...shell };
    }
  };
  const pages = renderedPages(
    async (url, reads): Promise<PreparedPage> => {
      const rendered = await noteReads(reads, () => renderOrShell(url));
      reads.clock.push({ until: rendered.standsUntil });
      return preparePage(rendered, providerSources(pathOf(url), social));
    },
    Date.now,
    maxKeptBytes,
  );
  const stopping = new AbortController();
  app.addHook('onClose', async () => stopping.abort());
  void followChanges(database, pages, app.log, stopping.signal);
  if (!hasServiceWorker) serveRetiredWorker(app);
  // In few words, since they weigh on each of a page's files: the type of RFC 9239, whose modules are always UTF-8.
  app.addHook('onSend', async (request, reply) => {
    const isAsset = request.url.startsWith('/assets/');
    if (!isAsset && reply.hasHeader('content-encoding') && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
    // It must be replaceable at the next visit, whatever else is kept.
    if (pathOf(request.url) === `/${workerFile}`) reply.header('cache-control', 'no-cache');
    if (!isAsset || reply.statusCode !== 200) return;
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
    preCompressed: true,
    maxAge: '1h',
  });
  await serveManifests(app, clientDirectory);
  // What the worker answers with when it has nothing better: an address for it, not for people.
  const shellPage = preparePage({ status: 200, isWhole: true, ...shell });
  app.get('/index.html', asItIs, async (request, reply) => shellPage.send(request, reply.header('x-robots-tag', 'noindex')));
  app.get('/*', asItIs, async (request, reply) => {
    const path = pathOf(request.url);
    // A provider's page by its path alone: what its dialog answered in the query is for the browser, and kept nowhere.
    const asked = await pages.of(providerSources(path, social) ? path : urlAsRead(request.url));
    return asked.send(request, reply);
  });
}
