import { createHash } from 'node:crypto';

/**
 * Of each inline part its SHA-256 in base64, by which a page's policy lets it run and nothing else
 * (https://www.w3.org/TR/CSP3/#match-element-to-source-list).
 */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

// A browser hashes what it has parsed (https://html.spec.whatwg.org/#preprocessing-the-input-stream).
const asParsed = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');

/** Writes the inline parts of one document, and notes their hashes: of what we have written, never of what is found in a page. */
export function inlineParts() {
  const scripts: string[] = [];
  const styles: string[] = [];
  const element = (name: 'script' | 'style', hashes: string[], text: string, attributes = '') => {
    const content = asParsed(text);
    hashes.push(hashOf(content));
    return `<${name}${attributes}>${content}</${name}>`;
  };
  return {
    script: (text: string, attributes?: string) => element('script', scripts, text, attributes),
    style: (text: string) => element('style', styles, text),
    hashes: { scripts, styles } as InlineHashes,
  };
}

/** The hashes of a file of the build, whose every inline part is ours. */
export function hashesOfBuilt(html: string): InlineHashes {
  const of = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(asParsed(text)));
  return { scripts: of(/<script(?: data-file="[^"]*")?>([\s\S]*?)<\/script>/g), styles: of(/<style>([\s\S]*?)<\/style>/g) };
}
