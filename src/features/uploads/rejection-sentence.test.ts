import { beforeAll, expect, test } from 'vitest';
import { chooseCatalogueLoader, loadMessages } from '#src/page/catalogues.ts';
import { loadCatalogueModule } from '#src/rendering/catalogue-modules.ts';
import { rejectionSentence } from './rejection-sentence.ts';

const rules = { accept: ['image/jpeg', 'image/png'], minSize: 100, maxSize: 5_000_000 };
const both = (code: string) => (['fr', 'en'] as const).map((locale) => rejectionSentence(code, rules, locale).replaceAll(/\s/g, ' '));

beforeAll(async () => {
  chooseCatalogueLoader(loadCatalogueModule);
  await loadMessages('fr', ['uploads']);
  await loadMessages('en', ['uploads']);
});

test('each of the four rejections has its sentence in both languages', () => {
  expect(both('file-invalid-type')).toEqual(['Le type de fichier doit être JPEG ou PNG', 'File type must be JPEG or PNG']);
  expect(both('file-too-large')).toEqual(['Le fichier dépasse 5000000 octets (5 Mo)', 'File is larger than 5000000 bytes (5 MB)']);
  expect(both('file-too-small')[1]).toBe('File is smaller than 100 bytes (100 bytes)');
  expect(both('too-many-files')).toEqual(['Trop de fichiers', 'Too many files']);
});
