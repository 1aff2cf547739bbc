import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { undoSeconds } from '#contract/constants.ts';
import type { PushKind } from '#contract/client/push-kinds.ts';
import { readPushSubscription } from '#contract/client/push-subscription.endpoints.ts';
import {
  addPracticeComment,
  listWaitingTexts,
  unvalidateComment,
  unvalidateThread,
  validateComment,
  validateThread,
} from '#contract/threads/moderation.endpoints.ts';
import { reportText } from '#contract/threads/reports.endpoints.ts';
import { readThread } from '#contract/threads/threads.endpoints.ts';
import { deleteThread, openThread, updateComment, updateThread } from '#contract/threads/writing.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { categories } from '#server/modules/categories/categories.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { newTherapist } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { deliverAll, startPushApp, subscribeAs } from '#tests/support/push-app.ts';
import { startPushService, type PushService, type PushSubscriptionJson } from '#tests/support/push-service.ts';
import { newStaff } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

let service: PushService;
let test: TestApp;
let moderator: Awaited<ReturnType<typeof newStaff>>;
let categoryId: string;

beforeAll(async () => {
  service = await startPushService();
  test = await startPushApp(service);
  moderator = await newStaff(test, 'MODERATOR');
  const [category] = await test.deps.db.select().from(categories).limit(1);
  categoryId = category?.id ?? '';
});
beforeEach(async () => {
  await deliverAll(test);
  service.forget();
});
afterAll(async () => {
  await test.close();
  await service.close();
});

async function subscribed() {
  const client = await newClient(test.app);
  return { ...client, own: await subscribeAs(test, service, client.bearer) };
}

const open = async (bearer: string, title = 'Reprendre après une longue pause') => {
  const content = '<p>Je reviens au travail lundi, et je ne sais pas par où commencer.</p>';
  return (await call(test.app, openThread, { bearer, body: { title, content, categoryId } })).body.slug;
};
const publish = (slug: string) => call(test.app, validateThread, { parameters: { slug }, bearer: moderator.bearer });
const publishComment = (slug: string, commentId: string) =>
  call(test.app, validateComment, { parameters: { slug, commentId }, bearer: moderator.bearer });

/** What has rung since on a browser, and about which thread. */
async function heard({ endpoint }: PushSubscriptionJson): Promise<{ kind: PushKind; id: string }[]> {
  await deliverAll(test);
  const received = (await service.received()).filter((push) => push.endpoint === endpoint);
  return received.map(({ message: { kind, id } }) => ({ kind: kind as PushKind, id }));
}

/** The same once decisions can no longer be undone. */
function heardLater(own: PushSubscriptionJson) {
  test.clock.set(addSeconds(test.clock.now(), undoSeconds).toISOString());
  return heard(own);
}

describe('the author', () => {
  it('hears what became of a thread, by its id alone, once', async () => {
    const { bearer, own } = await subscribed();
    const slug = await open(bearer);
    expect(await heardLater(own)).toEqual([]);
    await publish(slug);
    await publish(slug);
    const { id } = await threadRow(test, slug);
    expect(await heardLater(own)).toEqual([{ kind: 'THREAD_VALIDATED', id }]);
    const [push] = await service.received();
    const about = { kind: 'THREAD_VALIDATED', id, tag: `thread-${id}` };
    expect(push?.message).toEqual({ ...about, locale: 'fr', to: 'CLIENT', canApprove: false, isDiscreet: false });
    expect(push?.text).toHaveLength(256);
    expect((await call(test.app, readThread, { parameters: { slug: id } })).body).toMatchObject({ slug });
  });

  it('hears that it was not published, and of a comment too', async () => {
    const { bearer, own } = await subscribed();
    const slug = await open(bearer);
    const body = { reason: 'Il nomme quelqu’un.' };
    await call(test.app, unvalidateThread, { parameters: { slug }, bearer: moderator.bearer, body });
    const elsewhere = await newThread(test);
    const { commentId } = (await sendComment(test, elsewhere, bearer, 'Bon courage.')).body;
    await call(test.app, unvalidateComment, { parameters: { slug: elsewhere, commentId }, bearer: moderator.bearer, body });
    const other = await threadRow(test, elsewhere);
    expect(await heardLater(own)).toEqual([
      { kind: 'THREAD_UNVALIDATED', id: '' },
      { kind: 'THREAD_UNVALIDATED', id: other.id },
    ]);
  });

  it('hears of answers once they are public, the practice’s too, and not of their own', async () => {
    const [author, other] = [await subscribed(), await subscribed()];
    const slug = await open(author.bearer);
    const { id } = await threadRow(test, slug);
    await publish(slug);
    await heardLater(author.own);
    service.forget();
    const { commentId } = (await sendComment(test, slug, other.bearer, 'Bon courage.')).body;
    const own = (await sendComment(test, slug, author.bearer, 'Merci.')).body;
    expect(await heardLater(author.own)).toEqual([]);
    await publishComment(slug, commentId);
    await publishComment(slug, own.commentId);
    await call(test.app, addPracticeComment, { parameters: { slug }, bearer: moderator.bearer, body: { content: 'Merci à vous.' } });
    expect((await heardLater(author.own)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'THREAD_REPLY', id },
      { kind: 'THREAD_REPLY', id },
      { kind: 'THREAD_VALIDATED', id },
    ]);
    expect(await heardLater(other.own)).toEqual([{ kind: 'THREAD_VALIDATED', id }]);
  });

  it('hears nothing of a thread that is gone by then', async () => {
    const { bearer, own } = await subscribed();
    const slug = await open(bearer);
    await publish(slug);
    await call(test.app, deleteThread, { parameters: { slug }, bearer });
    expect(await heardLater(own)).toEqual([]);
  });
});

describe('a word of crisis', () => {
  it('is told to those who read, by push and by e-mail, without a word of the text; to nobody else', async () => {
    const therapist = await newTherapist(test);
    const [reader, practitioner, client] = [
      await subscribeAs(test, service, moderator.bearer),
      await subscribeAs(test, service, therapist.bearer),
      await subscribed(),
    ];
    const slug = await open(client.bearer, 'Je veux mourir ce soir');
    const { id } = await threadRow(test, slug);
    const content = '<p>Je reviens au travail lundi, et je ne sais pas par où commencer du tout.</p>';
    await call(test.app, updateThread, {
      parameters: { slug },
      bearer: client.bearer,
      body: { title: 'Je veux mourir ce soir', content, categoryId },
    });
    for (const own of [reader, practitioner]) expect(await heard(own)).toEqual([{ kind: 'CRISIS_FLAG', id }]);
    expect(await heard(client.own)).toEqual([]);
    const letters = (await mailsTo(test, moderator.email)).filter(({ text }) => text.includes('/practice/threads'));
    expect(letters).toHaveLength(1);
    expect(JSON.stringify(letters)).not.toMatch(/mourir|travail lundi/);
  });

  it('hears it again once a suspension is over, and not before', async () => {
    const staff = await newStaff(test, 'MODERATOR');
    const own = await subscribeAs(test, service, staff.bearer);
    const suspendedUntil = new Date(test.clock.now().getTime() + 60_000);
    await test.deps.db.update(accounts).set({ state: 'SUSPENDED', suspendedUntil }).where(eq(accounts.id, staff.authID));
    const { bearer } = await newClient(test.app);
    await open(bearer, 'Je veux mourir ce soir');
    expect(await heard(own)).toEqual([]);
    test.clock.advanceMinutes(2);
    await open(bearer, 'Je veux mourir demain');
    expect((await heard(own)).map(({ kind }) => kind)).toEqual(['CRISIS_FLAG']);
  });

  it('in a comment too; one that has been dealt with meanwhile rings nobody', async () => {
    const reader = await subscribeAs(test, service, moderator.bearer);
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    const { commentId } = (await sendComment(test, slug, bearer, 'Je veux mourir.')).body;
    expect(await heard(reader)).toEqual([{ kind: 'CRISIS_FLAG', id: commentId }]);
    service.forget();
    const other = (await sendComment(test, slug, bearer, 'Je veux mourir ce soir.')).body;
    await publishComment(slug, other.commentId);
    expect(await heard(reader)).toEqual([]);
  });

  it('is told of like a danger that a reader reports, once however often it is said, and not once it is dealt with', async () => {
    const reader = await subscribeAs(test, service, moderator.bearer);
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    const { id } = await threadRow(test, slug);
    const report = (reason: string) => call(test.app, reportText, { parameters: { slug }, bearer, body: { reason } });
    await report('DISRESPECT');
    expect(await heard(reader)).toEqual([]);
    await report('DANGER_TO_SELF');
    await report('DANGER_TO_SELF');
    expect(await heard(reader)).toEqual([{ kind: 'CRISIS_FLAG', id }]);
    service.forget();
    await report('DANGER_TO_OTHERS');
    await call(test.app, unvalidateThread, { parameters: { slug }, bearer: moderator.bearer, body: { reason: 'Le temps d’en parler.' } });
    expect(await heard(reader)).toEqual([]);
  });

  it('rings once, however often a text or a report is worded anew, and stays at the head of the queue', async () => {
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    const { commentId } = (await sendComment(test, slug, bearer, 'Je veux mourir.')).body;
    const rephrase = (content: string) => call(test.app, updateComment, { parameters: { slug, commentId }, bearer, body: { content } });
    const report = (reason: string) => call(test.app, reportText, { parameters: { slug }, bearer, body: { reason } });
    await report('DANGER_TO_SELF');
    const reader = await subscribeAs(test, service, moderator.bearer);
    expect(await heard(reader)).toHaveLength(2);
    service.forget();
    for (const content of ['Tout va bien.', 'Je veux mourir ce soir.', 'Tout va bien.']) await rephrase(content);
    for (const reason of ['DISRESPECT', 'DANGER_TO_SELF', 'DISRESPECT']) await report(reason);
    expect(await heard(reader)).toEqual([]);
    const { items } = (await call(test.app, listWaitingTexts, { bearer: moderator.bearer })).body;
    expect(items.filter((each) => each.slug === slug).map(({ kind, concern }) => `${kind} ${concern}`)).toEqual([
      'COMMENT CRISIS',
      'THREAD CRISIS',
    ]);
  });

  it('is among the kinds of those who read, who need not see reservations', async () => {
    const kindsOf = async (bearer: string) => (await call(test.app, readPushSubscription, { bearer })).body.kinds.map(({ kind }) => kind);
    expect(await kindsOf(moderator.bearer)).toContain('CRISIS_FLAG');
    expect(await kindsOf(moderator.bearer)).not.toContain('BOOKING_NEW');
    expect(await kindsOf((await newClient(test.app)).bearer)).not.toContain('CRISIS_FLAG');
  });
});
