import { describe, expect, it } from 'vitest';
import { linkNumbers, splitNumbers } from './numbers-in-text.ts';

const numbers = ['190', '197', '189', '1899', '112', '80 105 050', '+216 71 000 000'];
const found = (text: string) => splitNumbers(text, numbers).filter((_, index) => index % 2 === 1);

describe('splitNumbers', () => {
  it.each([
    ['En cas de danger, appelez le 190 (SAMU).', ['190']],
    ['Appelez la police au 197 ; en cas de blessure, le 190.', ['197', '190']],
    ['Composez le 190, 197 ou 112', ['190', '197', '112']],
    ['Le 1899 écoute jour et nuit', ['1899']],
    ['SAMU : 190', ['190']],
    ['le SAMU (190)', ['190']],
    ['call 190 or 197 now', ['190', '197']],
    ['You can reach them on 112.', ['112']],
    ['Écoute psychologique, 80105050 ou 80\u00A0105\u00A0050', ['80105050', '80\u00A0105\u00A0050']],
    ['écrivez au +216 71 000 000, merci', ['+216 71 000 000']],
    ['اتصلوا بالرقم 190', ['190']],
  ])('finds what is to be called in « %s »', (text, calls) => {
    expect(found(text)).toEqual(calls);
    expect(splitNumbers(text, numbers).join('')).toBe(text);
  });

  it.each([
    'En 1899, la loi a changé.',
    'Parmi 190 personnes, 112 dorment mal.',
    'le 190 000e visiteur',
    'au 1 190 rue de Carthage',
    'le 190 % de hausse',
    'le 190,5 du compteur',
    'appelez le 2190',
    'le +190',
    'appelez le 193',
  ])('leaves « %s » alone', (text) => {
    expect(splitNumbers(text, numbers)).toEqual([text]);
  });
});

describe('linkNumbers', () => {
  it('makes a link of each number, also where a tag stands before it', () => {
    expect(linkNumbers('<p>Appelez le <strong>190</strong> ou le 197.</p>', numbers)).toBe(
      '<p>Appelez le <strong><a href="tel:190">190</a></strong> ou le <a href="tel:197">197</a>.</p>',
    );
  });

  it('leaves links and attributes as they are', () => {
    const html = '<p><a href="https://sante.tn/le 190">le 190</a></p>';
    expect(linkNumbers(html, numbers)).toBe(html);
  });

  it('writes a number as it is dialled into the address, and as it stands into the text', () => {
    expect(linkNumbers('le 80\u00A0105\u00A0050', numbers)).toBe('le <a href="tel:80105050">80\u00A0105\u00A0050</a>');
  });
});
