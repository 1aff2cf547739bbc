import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface MessageFile {
  /** `fr/blogs` */
  name: string;
  json: string;
}

function readMessageFiles(root: string): MessageFile[] {
  return readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((path) => {
      const [, namespace, locale] = /([\w-]+)\.messages\.(fr|en)\.json$/.exec(path) ?? [];
      if (!namespace || !locale) return [];
      return { name: `${locale}/${namespace}`, json: JSON.stringify(JSON.parse(readFileSync(`${root}/src/${path}`, 'utf8'))) };
    });
}

const folderOf = (files: readonly MessageFile[]): string =>
  `assets/messages-${createHash('sha256')
    .update(files.map(({ json }) => json).join())
    .digest('base64url')
    .slice(0, 8)}`;

/**
 * Serves the catalogues as JSON files, in a folder named after their contents, and tells the page which: as modules
 * they would be scripts, and a table of all their names would be in every page.
 */
export function messageFiles(): Plugin {
  let root = '';
  return {
    name: 'accalmie:message-files',
    config: (config) => {
      root = config.root ?? process.cwd();
      return { define: { __MESSAGES_FOLDER__: JSON.stringify(`/${folderOf(readMessageFiles(root))}`) } };
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/assets\/messages-[\w-]+\/(.+)\.json$/.exec(request.url ?? '') ?? [];
        const file = readMessageFiles(root).find((each) => each.name === name);
        if (!file) return next();
        response.setHeader('content-type', 'application/json');
        return response.end(file.json);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = readMessageFiles(root);
      for (const { name, json } of files) {
        this.emitFile({ type: 'asset', fileName: `${folderOf(files)}/${name}.json`, source: json });
      }
    },
  };
}
