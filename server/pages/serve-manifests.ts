import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '#contract/locale.ts';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { App } from '../app.ts';
import { inProcessTransport } from './in-process-transport.ts';

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
}

const placeholder = '{therapist}';

/** With the therapist's address where the file leaves room for it; without the shortcut to booking while there is nobody to book with. */
export function manifestFor<M extends Manifest>(manifest: M, slug: string | undefined): M {
  const shortcuts = manifest.shortcuts.flatMap((shortcut) => {
    if (slug === undefined && shortcut.url.includes(placeholder)) return [];
    return [{ ...shortcut, url: shortcut.url.replace(placeholder, slug ?? '') }];
  });
  return { ...manifest, shortcuts };
}

/** Serves the web manifests: their shortcut to booking leads to this practice's therapist, the first where there are several. */
export async function serveManifests(app: App, clientDirectory: string): Promise<void> {
  const ask = inProcessTransport(app);
  for (const locale of locales) {
    const path = `/manifest-${locale}.webmanifest`;
    const manifest = JSON.parse(await readFile(join(clientDirectory, path), 'utf8')) as Manifest;
    app.get(path, async (_request, reply) => {
      const { status, body } = await ask({ method: 'GET', url: `/api${listTherapists.path}`, headers: {} });
      const { items } = status === 200 ? (body as AnswerOf<typeof listTherapists>) : { items: [] };
      const first = items.find(({ isBookable }) => isBookable);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifestFor(manifest, first?.slug)));
    });
  }
}
