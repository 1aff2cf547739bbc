import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import type { Plugin } from 'vite';

const folder = 'src/ui/fonts';
const font = 'fraunces-headings.woff2';
const lettersMark = '<!--letters of headings: build/shell-page.ts-->';
const inlineScript = /(<script>)([\s\S]*?)(<\/script>)/g;

/**
 * A font of its bytes, not of an address: the policy lets in no data: address, and the browser would decode it after the first paint. With the
 * file that holds the same letters, for pages that do not carry them: server/pages/prepared-page.ts.
 */
const lettersScript = (file: string) =>
  `<script data-file="/${file}">document.fonts.add(new FontFace("Fraunces",Uint8Array.from(atob("${readFileSync(`${folder}/${font}`, 'base64')}"),c=>c.charCodeAt(0)).buffer,{weight:"400 700"}))</script>`;

/**
 * Puts the letters of headings into index.html, and so into every document: a file of their own would come after the words were
 * painted, or hold them up. Its inline scripts lose their comments.
 */
export function shellPage(): Plugin {
  return {
    name: 'accalmie:shell-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes(lettersMark)) throw new Error('index.html has no place for the letters of headings');
        const parts = await Promise.all(
          [...html.matchAll(inlineScript)].map(async ([, , code = '']) => (await minify(code, { ecma: 2022 })).code ?? ''),
        );
        const built = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(font));
        return html
          .replaceAll(inlineScript, (_, begin: string, __, end: string) => begin + (parts.shift() ?? '') + end)
          .replace(lettersMark, lettersScript(built?.fileName ?? `${folder}/${font}`));
      },
    },
  };
}
