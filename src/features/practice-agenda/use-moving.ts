import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { stepMinutes, type DayColumn, type ShownAppointment, type Span } from './day-column.ts';

/** Where an appointment would be put down. */
export interface MoveTarget extends Span {
  readonly date: string;
}

export interface Moving {
  readonly shown: ShownAppointment;
  readonly column: DayColumn;
  readonly target: MoveTarget;
}

interface MovingOptions {
  columns: readonly DayColumn[];
  hours: Span;
  grid: RefObject<HTMLElement | null>;
  /** Asks whether it is meant; nothing is moved before. */
  onDrop: (moving: Moving) => void;
}

/** A touch that stays this long lifts an appointment; one that moves before scrolls the page. */
const holdMs = 400;
const leastDrag = 6;
/** Near the edge of the screen the page scrolls along. */
const edge = 72;
const edgeStep = 16;

const isSame = (a: MoveTarget, b: MoveTarget) => a.date === b.date && a.from === b.from;

/** An appointment on its way to another time: dragged, or moved by Shift and the arrow keys. */
export function useMoving({ columns, hours, grid, onDrop }: MovingOptions) {
  const [moving, setMoving] = useState<Moving>();
  const wasDragged = useRef(false);
  const isLifted = useRef(false);
  const letGo = useRef<() => void>(undefined);

  // A drag listens to the whole document: not beyond the grid's own life.
  useEffect(() => () => letGo.current?.(), []);

  // Once it is lifted, the finger moves it and not the page. There from the start: Safari heeds no listener that comes with the touch.
  useEffect(() => {
    const frame = grid.current;
    const keep = (event: TouchEvent) => isLifted.current && event.preventDefault();
    frame?.addEventListener('touchmove', keep, { passive: false });
    return () => frame?.removeEventListener('touchmove', keep);
  }, [grid]);

  // Called off meanwhile, there is nothing to put down.
  const movingId = moving?.shown.appointment.id;
  const isThere = columns.some(({ appointments }) => appointments.some(({ appointment }) => appointment.id === movingId));
  if (moving && !isThere) setMoving(undefined);

  /** The nearest time that is whole quarters of an hour from where it stands, and leaves it within the hours shown. */
  function placed(from: number, { from: start, until }: Span): Span {
    const length = until - start;
    const steps = (minutes: number) => (minutes - start) / stepMinutes;
    const [least, most] = [Math.ceil(steps(hours.from)), Math.floor(steps(hours.until - length))];
    const at = start + stepMinutes * Math.max(least, Math.min(Math.round(steps(from)), most));
    return { from: at, until: at + length };
  }

  function drop(at: Moving) {
    setMoving(undefined);
    if (!isSame(at.target, { ...at.shown, date: at.column.date })) onDrop(at);
  }

  /** Shift and an arrow move it, Enter puts it down, Escape leaves it where it was. Answers whether the key was its. */
  function onKey(event: KeyboardEvent, column: DayColumn, shown: ShownAppointment): boolean {
    const own = moving?.shown.appointment.id === shown.appointment.id ? moving : undefined;
    if (event.key === 'Escape' && own) {
      setMoving(undefined);
      return true;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      // Held down, it would answer the question it has just opened.
      if (own && !event.repeat) drop(own);
      return own !== undefined || event.repeat;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const steps: Readonly<Record<string, readonly [days: number, minutes: number]>> = {
      ArrowUp: [0, -stepMinutes],
      ArrowDown: [0, stepMinutes],
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
    };
    const step = steps[event.key];
    // Once it is on its way the arrows alone move it.
    if (!step || !(event.shiftKey || own)) return false;
    const { target } = own ?? { target: { ...shown, date: column.date } };
    const theirs = columns.filter(({ therapist }) => therapist.id === column.therapist.id);
    const at = theirs.findIndex(({ date }) => date === target.date);
    const date = theirs[at + step[0]]?.date ?? target.date;
    setMoving({ shown, column, target: { date, ...placed(target.from + step[1], shown) } });
    return true;
  }

  /** The time under a pointer, among the columns of the same therapist. */
  function targetAt(x: number, y: number, { column, shown }: Pick<Moving, 'column' | 'shown'>): MoveTarget | undefined {
    const frame = grid.current?.parentElement?.getBoundingClientRect();
    if (!frame || x < frame.left || x > frame.right || y < frame.top - stepMinutes || y > frame.bottom) return undefined;
    const tracks = [...(grid.current?.querySelectorAll<HTMLElement>('[data-date]') ?? [])].filter(
      ({ dataset }) => dataset['therapist'] === column.therapist.id,
    );
    const track = tracks.find((each) => {
      const { left, right } = each.getBoundingClientRect();
      return x >= left && x < right;
    });
    if (!track?.dataset['date']) return undefined;
    const { top, height } = track.getBoundingClientRect();
    return { date: track.dataset['date'], ...placed(hours.from + ((y - top) / height) * (hours.until - hours.from), shown) };
  }

  /** Near an edge of what it is in, a drag scrolls on: the page, or a grid that scrolls within itself. */
  function scrollAlong(x: number, y: number): void {
    if (y < edge) scrollBy(0, -edgeStep);
    if (y > innerHeight - edge) scrollBy(0, edgeStep);
    const frame = grid.current?.parentElement;
    if (!frame) return;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const towards = (at: number, start: number, end: number) => (at < start + edge ? -edgeStep : at > end - edge ? edgeStep : 0);
    frame.scrollBy(towards(x, left, right), towards(y, top, bottom));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, column: DayColumn, shown: ShownAppointment) {
    wasDragged.current = false;
    if (event.button !== 0 || event.ctrlKey || letGo.current) return;
    const block = event.currentTarget;
    const { clientX, clientY, pointerId } = event;
    const grabbedAt = clientY - block.getBoundingClientRect().top;
    const isMouse = event.pointerType === 'mouse';
    const listening = new AbortController();
    const { signal } = listening;
    let lifted: Moving | undefined;

    const lift = () => {
      lifted = { shown, column, target: { ...shown, date: column.date } };
      wasDragged.current = true;
      isLifted.current = true;
      setMoving(lifted);
    };
    const held = isMouse ? undefined : setTimeout(lift, holdMs);
    const end = () => {
      clearTimeout(held);
      listening.abort();
      letGo.current = undefined;
      isLifted.current = false;
      // The click that a drag may end with comes before the next task; none comes where it is let go elsewhere.
      setTimeout(() => (wasDragged.current = false));
    };
    const giveUp = () => {
      end();
      if (lifted) setMoving(undefined);
    };
    letGo.current = end;

    const follow = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      // Let go where nobody told of it.
      if (isMouse && move.buttons === 0) return giveUp();
      if (!lifted && Math.hypot(move.clientX - clientX, move.clientY - clientY) > leastDrag) {
        if (!isMouse) return end();
        lift();
      }
      if (!lifted) return;
      scrollAlong(move.clientX, move.clientY);
      // Outside the grid it is where it was.
      const target = targetAt(move.clientX, move.clientY - grabbedAt, lifted) ?? { ...shown, date: column.date };
      if (isSame(target, lifted.target)) return;
      lifted = { ...lifted, target };
      setMoving(lifted);
    };
    const release = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      end();
      if (lifted) drop(lifted);
    };
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', giveUp, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal });
    // Nor does the menu of a long press open.
    block.addEventListener('contextmenu', (each) => lifted && each.preventDefault(), { signal });
  }

  /** Whether the press that is ending was a drag, and so no tap. */
  const isDragOver = () => {
    const was = wasDragged.current;
    wasDragged.current = false;
    return was;
  };

  return { moving, onKey, onPointerDown, isDragOver, leave: () => setMoving(undefined) };
}

export type MovingState = ReturnType<typeof useMoving>;
