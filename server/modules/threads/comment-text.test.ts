import { describe, expect, it } from 'vitest';
import { commentText } from './comment-text.ts';

describe('the text of a comment', () => {
  it.each([
    ['  Merci <strong>beaucoup</strong>.  ', 'Merci beaucoup.'],
    ['<p class="x">Un</p><p>deux</p>', 'Un\ndeux'],
    ['Un<br/>deux', 'Un\ndeux'],
    ['<script>alert(1)</script>Bonjour', 'Bonjour'],
    ['<ScRiPt src=x>alert(1)</sCrIpT>Bonjour', 'Bonjour'],
    ['Bonjour<img src=x onerror="alert(1)">', 'Bonjour'],
    ['Bonjour<svg/onload=alert(1)>', 'Bonjour'],
    ['<!-- caché -->Bonjour', 'Bonjour'],
    ['<a href="https://exemple.tn">ici</a>', 'ici'],
  ])('%j loses its markup', (written, text) => {
    expect(commentText(written)).toBe(text);
  });

  it.each([
    'je vous aime <3',
    'a < b et b > c',
    '<<je veux mourir>> disait-elle',
    '<<a mourir>>',
    'Moi & « vous »',
    '&lt;b&gt; &amp; "quoi"',
    'شكرًا لكم <3',
    'Une ligne\n\nune autre',
  ])('%j is kept to the letter', (written) => {
    expect(commentText(written)).toBe(written);
  });

  it('loses control characters and the empty lines beyond one', () => {
    expect(commentText('Un\u0000\u0007\r\n\r\n \r\n\n\ndeux\ttrois')).toBe('Un\n\ndeux\ttrois');
  });

  it('may be nothing at all', () => {
    expect(commentText('<p> </p><script>x</script>')).toBe('');
  });
});
