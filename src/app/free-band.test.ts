import { expect, test } from 'vitest';
import { lowestFreeTop } from './free-band.ts';

const room = { top: 0, bottom: 800 };

test('an empty screen gives its foot', () => {
  expect(lowestFreeTop([], 50, room)).toBe(750);
});

test('what stands at the foot is passed over, in whatever order it is told', () => {
  const [bar, button] = [
    { top: 740, bottom: 800 },
    { top: 600, bottom: 660 },
  ];
  expect(lowestFreeTop([button, bar], 50, room)).toBe(690);
  expect(lowestFreeTop([bar, button], 90, room)).toBe(510);
});

test('what lies within something larger changes nothing, and what is off the screen neither', () => {
  const taken = [
    { top: 500, bottom: 800 },
    { top: 650, bottom: 700 },
    { top: 900, bottom: 950 },
    { top: -80, bottom: -10 },
  ];
  expect(lowestFreeTop(taken, 50, room)).toBe(450);
});

test('a free part that is too small is passed over, and where there is none nothing is promised', () => {
  const taken = [
    { top: 0, bottom: 400 },
    { top: 440, bottom: 800 },
  ];
  expect(lowestFreeTop(taken, 40, room)).toBe(400);
  expect(lowestFreeTop(taken, 41, room)).toBeUndefined();
});
