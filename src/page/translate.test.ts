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

function valuesFor(message: string, start: string): Record<string, string> {
  return Object.fromEntries([...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name ?? '', `${start}${name}> & co`]));
}

describe('the messages in the browser', () => {
  it.each(Object.entries(catalogues))('of %s read as i18next reads them on the server', (path, catalogue) => {
    const locale = path.endsWith('.fr.json') ? 'fr' : 'en';
    for (const key of keysOf(catalogue)) {
      for (const [count, start] of [
        [0, '<'],
        [1, 'Amel '],
        [2, 'élan '],
        [21, 'Rym '],
      ] as const) {
        const values = { ...valuesFor(JSON.stringify(catalogue), start), count };
        expect(plainEngine(locale, catalogue, key, values)).toBe(i18nextEngine(locale, catalogue, key, values));
      }
    }
  });

  it.each([plainEngine, i18nextEngine])('elide before a name that begins with a vowel, and only there', (engine) => {
    const catalogue = { of: 'Séance de {{name}} de {{end}}', mode: 'mode {{name}}' };
    const say = (name: string) => engine('fr', catalogue, 'of', { name, end: 'Tunis' });
    expect(['Amel', 'Élyes', 'Yasmine', 'Habib', 'Rym'].map(say)).toEqual([
      'Séance d’Amel de Tunis',
      'Séance d’Élyes de Tunis',
      'Séance de Yasmine de Tunis',
      'Séance de Habib de Tunis',
      'Séance de Rym de Tunis',
    ]);
    expect(engine('fr', catalogue, 'mode', { name: 'Amel', end: '' })).toBe('mode Amel');
  });

  it('say a missing key by its name', () => {
    expect(plainEngine('fr', {}, 'nowhere', {})).toBe('nowhere');
  });
});
