import { describe, expect, it } from 'vitest';
import { i18nextEngine } from '#src/rendering/i18next-engine.ts';
import type { Catalogue } from './catalogues.ts';
import { plainEngine } from './translate.ts';

const catalogues = import.meta.glob<Catalogue>('/src/**/*.messages.{fr,en}.json', { import: 'default', eager: true });

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    if (typeof value === 'string') return [`${path}${name}`.replace(/_(zero|one|two|few|many|other)$/, '')];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? keysOf(value, `${path}${name}.`) : [];
  });
}

function valuesFor(message: string): Record<string, string> {
  return Object.fromEntries([...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name ?? '', `<${name}> & co`]));
}

describe('the messages in the browser', () => {
  it.each(Object.entries(catalogues))('of %s read as i18next reads them on the server', (path, catalogue) => {
    const locale = path.endsWith('.fr.json') ? 'fr' : 'en';
    for (const key of keysOf(catalogue)) {
      for (const count of [0, 1, 2, 21]) {
        const values = { ...valuesFor(JSON.stringify(catalogue)), count };
        expect(plainEngine(locale, catalogue, key, values)).toBe(i18nextEngine(locale, catalogue, key, values));
      }
    }
  });

  it('say a missing key by its name', () => {
    expect(plainEngine('fr', {}, 'nowhere', {})).toBe('nowhere');
  });
});
