import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import { reportText } from '#contract/threads/reports.endpoints.ts';
import { upvoteThread } from '#contract/threads/threads.endpoints.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { uploadProof } from '#contract/payment/payment.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { demonstrationOffer } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookByMoneyOrder, decided, newCode, newPhoto } from '#tests/support/payment.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment } from '#tests/support/threads.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('GET /auth/user/me/data', () => {
  it('holds everything that is kept about the person, under names they read', async () => {
    const { client, payment } = await bookByMoneyOrder(test, await demonstrationOffer(test));
    const { bearer, email } = client;
    const [photo, transferCode] = [await newPhoto(test, bearer), newCode()];
    await call(test.app, uploadProof, { bearer, parameters: { id: payment.id }, body: { file: { _id: photo._id }, transferCode } });
    await decided(test, await signInAs(test.app, 'therapist'), payment.id, { valid: true });
    await sendComment(test, await newThread(test), bearer, 'Une réponse à moi');
    await mailsTo(test, email);
    const { status, body } = await call(test.app, exportOwnData, { bearer });
    expect(status).toBe(200);
    expect(body['Compte']).toMatchObject({ 'E-mail': email, 'E-mail confirmé': false, Rôle: 'CLIENT' });
    expect(body['Appareils']).toHaveLength(1);
    const address = `http://accalmie.test/api/v1/bucket/file/${photo.key}`;
    expect(body['Rendez-vous']).toEqual([
      expect.objectContaining({
        Praticien: 'Amel Ben Salah',
        'Prix en dinars': 80,
        Paiements: [expect.objectContaining({ 'Code du mandat': transferCode, Justificatif: address })],
        Reçus: [
          expect.objectContaining({
            'Montant reçu en dinars': 80,
            Référence: transferCode,
            'Établi par': 'Cabinet Amel Ben Salah',
          }),
        ],
      }),
    ]);
    expect(body['Fichiers envoyés']).toEqual([expect.objectContaining({ Adresse: address })]);
    expect(body['Réponses']).toEqual([expect.objectContaining({ Texte: 'Une réponse à moi' })]);
    expect(JSON.stringify(body['E-mails envoyés par le site'])).toContain('Votre compte est créé');
  });

  it('is in English for who reads English', async () => {
    const { bearer, email } = await newClient(test.app);
    const { body } = await call(test.app, exportOwnData, { bearer, locale: 'en' });
    expect(body['Account']).toMatchObject({ Email: email });
    expect(String(body['About this file'])).toMatch(/^This file holds/);
  });

  it('holds no secret, and nothing of anybody else', async () => {
    const { bearer } = await newClient(test.app);
    const text = JSON.stringify((await call(test.app, exportOwnData, { bearer })).body);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('client@demo.test');
    expect(text).not.toMatch(/[\w-]{43}/);
  });

  it('says nothing of what others wrote that is not public: unread, withheld or deleted', async () => {
    const { bearer } = await newClient(test.app);
    const statuses = ['VALIDATED', 'LOCKED', 'PENDING', 'UNVALIDATED', 'DELETED'] as const;
    const titles: Record<string, string> = {};
    for (const status of statuses) {
      const title = `Un titre ${status.toLowerCase()}`;
      const slug = await newThread(test, { title });
      titles[slug] = title;
      await sendComment(test, slug, bearer, `Réponse à ${slug}`);
      await call(test.app, upvoteThread, { bearer, parameters: { slug } });
      await call(test.app, reportText, { bearer, parameters: { slug }, body: { reason: 'ADVERTISING' } });
      await test.deps.db.update(threads).set({ status }).where(eq(threads.slug, slug));
    }
    const { body } = await call(test.app, exportOwnData, { bearer });
    const own = body as Record<string, Record<string, unknown>[]>;
    const [first, second] = Object.keys(titles);
    expect(own['Réponses']?.map((each) => each['Discussion'])).toEqual([first, second, undefined, undefined, undefined]);
    const [told, toldToo] = [titles[first ?? ''], titles[second ?? '']];
    for (const list of ['Votes et applaudissements sur les articles', 'Signalements']) {
      const named = own[list]?.map((each) => each['Discussion']).toSorted();
      expect([list, named]).toEqual([list, [toldToo, told, undefined, undefined, undefined]]);
    }
  });

  it('refuses a visitor', async () => {
    expect((await call(test.app, exportOwnData)).status).toBe(401);
  });
});
