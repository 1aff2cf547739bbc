import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pressOver, watchPresses } from './press-over.ts';

const screen = new EventTarget();
const point = (type: string, buttons: number) => screen.dispatchEvent(Object.assign(new Event(type), { buttons }));

/** Whether it has resolved once everything that was due has run. */
async function isOver(): Promise<boolean> {
  let over = false;
  void pressOver().then(() => (over = true));
  await new Promise((resolve) => setTimeout(resolve, 0));
  return over;
}

let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('addEventListener', screen.addEventListener.bind(screen));
  stop = watchPresses();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('pressOver', () => {
  test('waits for nothing where nothing is pressed', async () => {
    expect(await isOver()).toBe(true);
  });

  test.each(['pointerup', 'pointercancel', 'pointermove'])('waits for the press that is held, until %s without a button', async (type) => {
    point('pointerdown', 1);
    expect(await isOver()).toBe(false);
    point(type, 1);
    expect(await isOver()).toBe(false);
    point(type, 0);
    const heard: string[] = [];
    void pressOver().then(() => heard.push('over'));
    await Promise.resolve();
    // The click of the same task.
    heard.push('click');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(heard).toEqual(['click', 'over']);
    expect(await isOver()).toBe(true);
  });

  test('knows of presses as long as one form watches, and of none after', async () => {
    const stopOther = watchPresses();
    stopOther();
    point('pointerdown', 1);
    expect(await isOver()).toBe(false);
    point('pointerup', 0);
    expect(await isOver()).toBe(true);
    stop();
    point('pointerdown', 1);
    expect(await isOver()).toBe(true);
  });
});
