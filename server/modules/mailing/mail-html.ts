import { escapeHtml as escaped } from '../../rich-text/escape-html.ts';
import type { WrittenMail } from './written-mail.ts';

const font = "font-family:Georgia,'Times New Roman',serif";
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
const small = (text: string) => `<p class="quiet" style="margin:0 0 8px;font-size:14px;color:#526064">${text}</p>`;
const anchor = (link: string) => `<a class="link" href="${escaped(link)}" style="color:#0E5E5A;word-break:break-all">${escaped(link)}</a>`;
const valueOf = (value: string) => (value.startsWith('https://') ? anchor(value) : escaped(value));
const fact = ({ label, value }: WrittenMail['facts'][number]) =>
  `<tr><th class="quiet" scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;font-size:14px;line-height:1.7;font-weight:normal;color:#526064">${escaped(label)}</th><td valign="top" style="padding:4px 0;font-weight:bold">${valueOf(value)}</td></tr>`;

function factTable(facts: WrittenMail['facts']): string {
  if (facts.length === 0) return '';
  const cell = 'padding:12px 16px;border-radius:12px;background:#FAF7F1';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="facts" style="${cell}"><table cellpadding="0" cellspacing="0">
${facts.map(fact).join('\n')}
</table></td></tr></table>
`;
}

// Readers that know of it show the letter in their own dark; those that do not show it as it is.
const dark = `<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0F1819 !important; color: #E8EFED !important; }
  .card { background: #172224 !important; border-color: #2B3A3C !important; }
  .name, .link { color: #7CCFC2 !important; }
  .quiet { color: #A5B5B3 !important; }
  .facts { background: #0F1819 !important; }
  .line { border-color: #2B3A3C !important; }
  .button { background: #7CCFC2 !important; color: #0F1819 !important; }
}
</style>`;

/**
 * The letter as a page: what every mail reader knows, which is tables and styles on each element. The colours are
 * those of src/ui/tokens.css; nothing is fetched from anywhere, so opening it tells nobody.
 */
export function htmlOf(mail: WrittenMail): string {
  const { language, subject, greeting, paragraphs, facts, action, link, linkNote, after, practice, wayOut, foot, sender } = mail;
  const button =
    'display:inline-block;padding:14px 24px;border-radius:12px;background:#0E5E5A;color:#FFFFFF;text-decoration:none;font-weight:bold';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
${dark}
</head>
<body class="page" style="margin:0;padding:0;background:#FAF7F1;color:#1D2A2C">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF7F1"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #DCD5C8;border-radius:16px"><tr><td style="padding:32px 24px;font-family:Helvetica,Arial,sans-serif;font-size:17px;line-height:1.6">
<p class="name" style="margin:0 0 24px;${font};font-size:22px;color:#0E5E5A">${sender}</p>
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:1.3;font-weight:normal">${escaped(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${factTable(facts)}<p style="margin:24px 0"><a class="button" href="${escaped(link)}" style="${button}">${escaped(action)}</a></p>
${after.map(paragraph).join('\n')}
${practice === '' ? '' : paragraph(practice)}
<hr class="line" style="border:0;border-top:1px solid #DCD5C8;margin:24px 0 16px">
${small(`${escaped(linkNote)}<br>${anchor(link)}`)}
${foot.map((line) => small(escaped(line))).join('\n')}
${wayOut ? small(`<a class="link" href="${escaped(wayOut.link)}" style="color:#0E5E5A">${escaped(wayOut.label)}</a>`) : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
