import { describe, expect, it } from 'vitest';
import { hot, scoreOf } from './hot.ts';

const publishedAt = new Date('2020-01-03T00:00:00Z');
const votes = { upvotes: 0, downvotes: 0, claps: 0 };

describe('the score', () => {
  it('is ups minus downs, and a point for each five claps', () => {
    expect(scoreOf({ upvotes: 7, downvotes: 2, claps: 14 })).toBe(7);
    expect(scoreOf({ upvotes: 0, downvotes: 3, claps: 4 })).toBe(-3);
  });
});

describe('hot', () => {
  it('is the age alone without a vote, or with a single point', () => {
    expect(hot({ ...votes, publishedAt })).toBe(1);
    expect(hot({ ...votes, upvotes: 1, publishedAt })).toBe(1);
  });

  it('gives two days for ten times the points', () => {
    const older = hot({ ...votes, upvotes: 100, publishedAt });
    const younger = hot({ ...votes, upvotes: 10, publishedAt: new Date(publishedAt.getTime() + 172_800_000) });
    expect(older).toBeCloseTo(younger, 9);
  });

  it('sinks what is voted down', () => {
    expect(hot({ ...votes, downvotes: 10, publishedAt })).toBe(0);
  });

  it('counts comments by others for half a point, and never for more than the votes', () => {
    const points = (upvotes: number, commentsByOthers: number) => 10 ** (hot({ ...votes, upvotes, commentsByOthers, publishedAt }) - 1);
    expect(points(10, 4)).toBeCloseTo(12, 9);
    expect(points(10, 400)).toBeCloseTo(20, 9);
    expect(hot({ ...votes, downvotes: 10, commentsByOthers: 400, publishedAt })).toBe(0);
  });
});
