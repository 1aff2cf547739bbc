import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test.each([
  ['Depuis trois semaines je dors quatre heures par nuit, et je ne sais plus comment tenir.', 'fr'],
  ['I have been sleeping four hours a night for three weeks and do not know how to hold on.', 'en'],
  ['منذ ثلاثة أسابيع لا أنام إلا أربع ساعات في الليل ولا أعرف كيف أصمد', 'ar'],
  ['3andi barcha jom3a manorgodch, w 9albi ydo9 fisa3, ma na3rafch chnowa na3mel', 'aeb-Latn'],
  ['Mouch normal elli nheb nebki kol lyoum, walla ma fhemt chay', 'aeb-Latn'],
  ['Bonjour, j’ai 2 enfants et le no 8 de la rue 7 me fait peur depuis longtemps', 'fr'],
  ['منذ أشهر وأنا أفكر في الرحيل، je ne sais plus', 'ar'],
  ['***', 'fr'],
])('%s is in %s', (text, language) => expect(textLanguage(text)).toBe(language));
