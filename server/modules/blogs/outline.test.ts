import { describe, expect, test } from 'vitest';
import { sanitiseRichText } from '../../rich-text/sanitise-rich-text.ts';
import { withOutline as withOutlineBy } from '#contract/blogs/outline.ts';
import { slugOf } from '../../slugs/slug-of.ts';

const withOutline = (content: string) => withOutlineBy(content, slugOf);

describe('withOutline', () => {
  test('gives each heading of the second level an id made of its words, and lists them in order', () => {
    expect(withOutline('<h2>Protéger le sommeil</h2><p>Un.</p><h3>Le soir</h3><h2>Quand consulter ?</h2><p>Deux.</p>')).toEqual({
      content:
        '<h2 id="section-proteger-le-sommeil" tabindex="-1">Protéger le sommeil</h2><p>Un.</p><h3>Le soir</h3><h2 id="section-quand-consulter" tabindex="-1">Quand consulter ?</h2><p>Deux.</p>',
      outline: [
        { id: 'section-proteger-le-sommeil', title: 'Protéger le sommeil' },
        { id: 'section-quand-consulter', title: 'Quand consulter ?' },
      ],
    });
  });

  test('tells headings of the same words apart, also from one that is called like the second', () => {
    const { outline } = withOutline('<h2>Le soir</h2><h2>Le soir 2</h2><h2>Le soir</h2><h2>Le soir</h2>');
    expect(outline.map(({ id }) => id)).toEqual(['section-le-soir', 'section-le-soir-2', 'section-le-soir-3', 'section-le-soir-4']);
  });

  test('takes the words of a heading without its markup, and leaves the markup where it stands', () => {
    const { content, outline } = withOutline(
      '<h2>Dire <em>non</em> &amp; <a href="https://a.tn/" rel="noopener noreferrer">oui</a>\u00A0?</h2>',
    );
    expect(outline).toEqual([{ id: 'section-dire-non-oui', title: 'Dire non & oui\u00A0?' }]);
    expect(content).toBe(
      '<h2 id="section-dire-non-oui" tabindex="-1">Dire <em>non</em> &amp; <a href="https://a.tn/" rel="noopener noreferrer">oui</a>\u00A0?</h2>',
    );
  });

  test('makes an address of Arabic words too, and none of a heading that says nothing', () => {
    const { content, outline } = withOutline('<h2> \u00A0</h2><h2>متى نستشير؟</h2>');
    expect(outline).toEqual([{ id: 'section-mta-nstchir', title: 'متى نستشير؟' }]);
    expect(content).toContain('<h2> \u00A0</h2>');
  });

  test('keeps the words of a heading together whatever stands in its links, and takes no longer for a thousand of them', () => {
    const { outline } = withOutline('<h2>Voir <a href="https://a.tn/x\u00A0y" rel="noopener noreferrer">ici</a>\u00A0:</h2>');
    expect(outline).toEqual([{ id: 'section-voir-ici', title: 'Voir ici\u00A0:' }]);
    const many = withOutline('<h2>a</h2>'.repeat(5000)).outline.map(({ id }) => id);
    expect(new Set(many).size).toBe(5000);
    expect(many.at(-1)).toBe('section-a-5000');
  });

  test('is taken off again where the text is written back', () => {
    const written = '<h2>Un</h2><p>Deux.</p>';
    expect(sanitiseRichText(withOutline(written).content, 'ARTICLE')).toBe(written);
  });
});
