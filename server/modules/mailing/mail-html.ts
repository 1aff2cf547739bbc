import type { WrittenMail } from './written-mail.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const font = "font-family:Georgia,'Times New Roman',serif";
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
const small = (text: string) => `<p style="margin:0 0 8px;font-size:14px;color:#526064">${text}</p>`;

/**
 * The letter as a page: what every mail reader knows, which is tables and styles on each element. The colours are
 * those of src/ui/tokens.css; nothing is fetched from anywhere, so opening it tells nobody.
 */
export function htmlOf({ language, subject, greeting, paragraphs, action, link, linkNote, after, practice, foot }: WrittenMail): string {
  const button =
    'display:inline-block;padding:14px 24px;border-radius:12px;background:#0E5E5A;color:#FFFFFF;text-decoration:none;font-weight:bold';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FAF7F1;color:#1D2A2C">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF7F1"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #DCD5C8;border-radius:16px"><tr><td style="padding:32px 24px;font-family:Helvetica,Arial,sans-serif;font-size:17px;line-height:1.6">
<p style="margin:0 0 24px;${font};font-size:22px;color:#0E5E5A">Accalmie</p>
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:1.3;font-weight:normal">${escaped(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escaped(link)}" style="${button}">${escaped(action)}</a></p>
${after.map(paragraph).join('\n')}
${paragraph(practice)}
<hr style="border:0;border-top:1px solid #DCD5C8;margin:24px 0 16px">
${small(`${escaped(linkNote)}<br><a href="${escaped(link)}" style="color:#0E5E5A;word-break:break-all">${escaped(link)}</a>`)}
${foot.map((line) => small(escaped(line))).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
