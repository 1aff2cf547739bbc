import { dialNumber } from '#contract/dial-number.ts';
import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';

const words = {
  fr: {
    dir: 'ltr',
    title: 'Ligne d’aide',
    text: 'Sans réseau, cette page n’est pas sur cet appareil. Un appel passe sans internet\u00A0:',
  },
  en: { dir: 'ltr', title: 'Help line', text: 'With no network, this page is not on this device. A call needs no internet:' },
  ar: { dir: 'rtl', title: 'خط المساعدة', text: 'بدون شبكة، هذه الصفحة غير محفوظة على هذا الجهاز. الاتصال لا يحتاج إلى إنترنت:' },
} as const;

const style =
  'body{margin:0 auto;max-width:34rem;padding:24px 16px;font:18px/1.5 system-ui,sans-serif;color:#1d2b2a;background:#faf6ee}' +
  'ul{padding:0;list-style:none}li{margin:0 0 16px}small{display:block}' +
  'a{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:space-between;padding:12px 16px;border-radius:12px;color:#fff;background:#a8201a;font-weight:700;text-decoration:none}' +
  'li+li a{background:#0f5e59}' +
  '@media(prefers-color-scheme:dark){body{color:#eef3f1;background:#101817}}';

const languageOf = (pathname: string): keyof typeof words => {
  if (pathname.endsWith('/help-line/ar')) return 'ar';
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fr';
};

/**
 * The numbers that this file carries, in the language of an address: for a device that could keep no page, not even that of the help line. It
 * needs no other file, and no scripts.
 */
export function answerWithNumbers(pathname: string): Response {
  const lang = languageOf(pathname);
  const { dir, title, text } = words[lang];
  const rows = builtInNumbers.map(
    ({ number, name, hours }) =>
      `<li><a href="tel:${dialNumber(number)}"><span>${name[lang]}</span> <bdi dir="ltr">${number}</bdi></a><small>${hours[lang]}</small></li>`,
  );
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Accalmie</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><ul>${rows.join('')}</ul></main></body></html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });
}
