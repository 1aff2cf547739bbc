import { describe, expect, test } from 'vitest';
import type { PublicThread } from '#contract/threads/threads.schema.ts';
import { newsBetween, type ThreadReading } from './thread-news.ts';

const comment = (commentId: string): PublicThread['comments'][number] => ({
  commentId,
  content: commentId,
  pseudonym: 'Vague lente',
  isStaff: false,
  direction: 'ltr',
  createdAt: '2026-11-16T08:00:00.000Z',
  editedAt: null,
});
const whole: PublicThread['commentPage'] = { before: 0, previous: null, next: null };
const reading = (ids: string[], more: Partial<PublicThread> = {}, own: ThreadReading['own'] = []): ThreadReading => ({
  thread: {
    content: '<p>Texte</p>',
    isLocked: false,
    comments: ids.map(comment),
    commentCount: ids.length,
    commentPage: whole,
    ...more,
  } as PublicThread,
  own,
});
const saidOf = (before: ThreadReading, now: ThreadReading, mine: string[] = []) => newsBetween(before, now, new Set(mine));

test('counts replies of others, and says of one’s own that it has appeared', () => {
  expect(saidOf(reading(['a']), reading(['a', 'b', 'c']))).toEqual({ said: ['newReplies'], newReplies: 2 });
  expect(saidOf(reading(['a']), reading(['a', 'b', 'c']), ['c'])).toEqual({ said: ['ownAppeared', 'newReplies'], newReplies: 1 });
  expect(saidOf(reading([]), reading(['a']), ['a'])).toEqual({ said: ['ownAppeared'], newReplies: 0 });
});

test('says that one’s own was not published once it has been read, and not when it is first seen so', () => {
  const pending = reading([], {}, [{ commentId: 'a', status: 'PENDING' }]);
  const refused = reading([], {}, [{ commentId: 'a', status: 'UNVALIDATED' }]);
  expect(saidOf(pending, refused, ['a']).said).toEqual(['ownNotPublished']);
  expect(saidOf(reading([]), refused, ['a']).said).toEqual([]);
  expect(saidOf(refused, refused, ['a']).said).toEqual([]);
});

test('says what is gone, closed, open again or written otherwise; and nothing of what needs no words', () => {
  expect(saidOf(reading(['a', 'b']), reading(['b'])).said).toEqual(['replyRemoved']);
  expect(saidOf(reading([]), reading([], { isLocked: true })).said).toEqual(['nowClosed']);
  expect(saidOf(reading([], { isLocked: true }), reading([])).said).toEqual(['nowOpen']);
  expect(saidOf(reading([]), reading([], { content: '<p>Autre</p>' })).said).toEqual(['textChanged']);
  expect(saidOf(reading(['a']), reading(['a'], { score: 3 }))).toEqual({ said: [], newReplies: 0 });
});

describe('of one page of several', () => {
  const more = { after: 'x' };
  const first = (ids: string[], commentCount: number) =>
    reading(ids, { commentCount, commentPage: { before: 0, previous: null, next: more } });
  const last = (ids: string[], before: number) =>
    reading(ids, { commentCount: before + ids.length, commentPage: { before, previous: more, next: null } });

  test('says how many replies came elsewhere, and that one went', () => {
    expect(saidOf(first(['a'], 31), first(['a'], 33))).toEqual({ said: ['newReplies'], newReplies: 2 });
    expect(saidOf(first(['a'], 31), first(['a'], 30)).said).toEqual(['replyRemoved']);
  });

  test('takes nothing for new, or for gone, that only slides over its edge', () => {
    // One goes from the first page, and the first of the next takes its place.
    expect(saidOf(first(['a', 'b'], 3), first(['b', 'c'], 2)).said).toEqual(['replyRemoved']);
    // One is published among them, and the last goes to the next page.
    expect(saidOf(first(['a', 'c'], 3), first(['a', 'b'], 4))).toEqual({ said: ['newReplies'], newReplies: 1 });
    // The page of the newest: one more, and the first goes to the page before.
    expect(saidOf(last(['b', 'c'], 1), last(['c', 'd'], 2))).toEqual({ said: ['newReplies'], newReplies: 1 });
    // One fewer, and the last of the page before comes back.
    expect(saidOf(last(['c', 'd'], 2), last(['b', 'c'], 1)).said).toEqual(['replyRemoved']);
  });

  test('knows one’s own among those that came to it', () => {
    expect(saidOf(last(['b', 'c'], 1), last(['c', 'd'], 2), ['d'])).toEqual({ said: ['ownAppeared'], newReplies: 0 });
  });
});
