import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const catalogues = ['src', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.messages.fr.json'))
    .map((path) => join(folder, path)),
);

/** Every text of a catalogue by its dotted key. */
function textsOf(path: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, below] of Object.entries(value)) walk(below, key === '' ? name : `${key}.${name}`);
  };
  walk(JSON.parse(readFileSync(path, 'utf8')), '');
  return texts;
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\w+)>/g)]
    .map(([, name, tag]) => name ?? tag)
    .toSorted((a = '', b = '') => a.localeCompare(b));

/** The specification's own sentences, kept to the letter. */
const quotedSentences = ['Oops! Une erreur', 'Oops! Utilisateur', 'Your payment was not successful!', 'Oops!'];
/** Of booking as an act, and the specification's own words. */
const saysAsSpecified = (text: string) => /avec une autre réservation|à la fin de la réservation|Nouvelle réservation à traiter/.test(text);
const isQuoted = (text: string) => quotedSentences.some((sentence) => text.startsWith(sentence));

describe.each(catalogues)('%s', (frenchPath) => {
  const french = textsOf(frenchPath);
  const english = textsOf(frenchPath.replace('.fr.json', '.en.json'));

  test('has the same keys in English, with the same placeholders', () => {
    expect([...english.keys()].toSorted()).toEqual([...french.keys()].toSorted());
    for (const [key, text] of french) expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text));
  });

  test('is calm: no exclamation mark, no jargon', () => {
    const loud = [...french, ...english].filter(([, text]) => /!(?!=)/.test(text) && !isQuoted(text));
    expect(loud).toEqual([]);
    const jargon = [...french, ...english].filter(([, text]) =>
      /\b(tokens?|synchronis\w*|erreur 40[0-35-9]|error 40[0-35-9])\b/i.test(text.replaceAll('XSRF-TOKEN', '')),
    );
    expect(jargon).toEqual([]);
  });

  test('names each thing by one word: discussion, réponse, rendez-vous', () => {
    const others = [...french].filter(
      ([, text]) => !saysAsSpecified(text) && /\b(fils?|commentaires?|réservations?)(?!\p{L})/iu.test(text),
    );
    expect(others).toEqual([]);
  });

  test('is typeset: a no-break space before double signs and inside guillemets', () => {
    const broken = [...french].filter(([, text]) => !isQuoted(text) && /( [:;?»])|(« )/.test(text));
    expect(broken).toEqual([]);
  });
});

test('there are catalogues to look at', () => {
  expect(catalogues.length).toBeGreaterThan(5);
});
