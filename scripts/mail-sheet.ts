import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { decideReservation, readReservation } from '../contract/booking/booking.endpoints.ts';
import { checkValidity } from '../contract/payment/payment.endpoints.ts';
import { undoSeconds } from '../contract/constants.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { browserArguments, findBrowser } from '../tests/support/find-browser.ts';
import { callAs, demonstrationTherapist } from '../tests/support/practice.ts';
import { bookWithProof } from '../tests/support/proof.ts';
import { partOf, startSmtpServer, type ReceivedMail } from '../tests/support/smtp-server.ts';

/**
 * Three letters as the product sends them, in a narrow and a wide reader, light and dark, on one sheet:
 * docs/screenshots/mails.jpg.
 */
const smtp = await startSmtpServer();
const server = await startBuiltServer({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'cabinet@demo.test' } });
const [client, therapist] = [await callAs(server.url, 'client@demo.test'), await callAs(server.url, 'therapist@demo.test')];
const practitioner = await demonstrationTherapist(server.url);

const book = async () => {
  const { id } = (await bookWithProof(server.url, client, '', practitioner)).reservation;
  const { payment } = await therapist.api.call(readReservation, { parameters: { id } });
  return { id, paymentId: payment.manualPayment?.id ?? '' };
};
/** The last letter that a person got of a subject, once it has come. */
async function letterTo(email: string, subject: string): Promise<ReceivedMail> {
  for (let waited = 0; waited < undoSeconds + 30; waited += 1) {
    const found = smtp.mails.findLast((mail) => mail.to.includes(email) && partOf(mail, 'text/html').includes(`<title>${subject}</title>`));
    if (found) return found;
    await setTimeout(1000);
  }
  throw new Error(`no letter « ${subject} » to ${email}`);
}

const accepted = await book();
const request = await letterTo('therapist@demo.test', 'Une demande de rendez-vous attend votre réponse');
await therapist.api.call(checkValidity, { parameters: { id: accepted.paymentId }, body: { valid: true } });
await therapist.api.call(decideReservation, { parameters: { id: accepted.id }, body: { status: 'ACCEPTED' } });
const refused = await book();
const reason = 'La photo ne se lit pas bien. Reprenez-la à plat, en pleine lumière, avec tout le reçu dans l’image.';
await therapist.api.call(checkValidity, { parameters: { id: refused.paymentId }, body: { valid: false, reason } });

const letters = [
  request,
  await letterTo('client@demo.test', 'Votre rendez-vous est confirmé'),
  await letterTo('client@demo.test', 'Action requise\u00A0: un autre reçu est attendu'),
];
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const rows = [];
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [375, 600]) {
    const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
    const cells = [];
    for (const letter of letters) {
      await page.setContent(partOf(letter, 'text/html'));
      cells.push(`<img alt="" src="data:image/png;base64,${(await page.screenshot({ fullPage: true })).toString('base64')}">`);
    }
    rows.push(`<div style="display:flex;gap:16px;align-items:start">${cells.join('')}</div>`);
    await page.close();
  }
const sheet = await browser.newPage({ viewport: { width: 1900, height: 400 } });
await sheet.setContent(`<body style="margin:16px;display:grid;gap:16px;background:#777">${rows.join('')}</body>`);
writeFileSync('docs/screenshots/mails.jpg', await sheet.screenshot({ type: 'jpeg', quality: 70, fullPage: true }));
await browser.close();
await server.remove();
await smtp.close();
