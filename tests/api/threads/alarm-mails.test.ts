import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listWaitingTexts, validateComment } from '#contract/threads/moderation.endpoints.ts';
import { call, newClient } from '#tests/support/api.ts';
import { signInAgain } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment } from '#tests/support/threads.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
});

/** A moderator, a thread, and somebody who writes in it; calls sign in anew, for the clock moves. */
async function scene() {
  const [staff, slug, writer] = [await newStaff(test, 'MODERATOR'), await newThread(test), await newClient(test.app)];
  return {
    slug,
    danger: async () => (await sendComment(test, slug, await signInAgain(test, writer.email), 'Je veux mourir.')).body.commentId,
    look: async () => {
      const { status } = await call(test.app, listWaitingTexts, { bearer: await signInAgain(test, staff.email) });
      expect(status).toBe(200);
    },
    publish: async (commentId: string) => {
      const bearer = await signInAgain(test, staff.email);
      const { status } = await call(test.app, validateComment, { parameters: { slug, commentId }, bearer });
      expect(status).toBe(200);
    },
    letters: async () => (await mailsTo(test, staff.email)).filter(({ text }) => text.includes('/practice/threads')).length,
  };
}

describe('the letter that somebody may be in danger', () => {
  it('is one while it is unread, another once the queue was seen, ten minutes after the last at the earliest', async () => {
    const { danger, letters, look } = await scene();
    for (let times = 0; times < 5; times += 1) await danger();
    expect(await letters()).toBe(1);
    test.clock.advanceMinutes(30);
    await danger();
    expect(await letters()).toBe(1);
    await look();
    await danger();
    await danger();
    expect(await letters()).toBe(2);
    await look();
    await danger();
    expect(await letters()).toBe(2);
    test.clock.advanceMinutes(11);
    expect(await letters()).toBe(3);
  });

  it('does not leave once its reader has seen the queue', async () => {
    const { danger, letters, look } = await scene();
    await danger();
    expect(await letters()).toBe(1);
    await look();
    await danger();
    expect(await letters()).toBe(1);
    await look();
    test.clock.advanceMinutes(11);
    expect(await letters()).toBe(1);
  });

  it('comes again once somebody has decided on what the last was about, and where nobody has for a day', async () => {
    const { danger, letters, publish } = await scene();
    const first = await danger();
    expect(await letters()).toBe(1);
    await publish(first);
    test.clock.advanceMinutes(11);
    await danger();
    expect(await letters()).toBe(2);
    test.clock.advanceMinutes(24 * 60 + 1);
    await danger();
    expect(await letters()).toBe(3);
  });
});
