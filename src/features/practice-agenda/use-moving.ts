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
  const letGo = useRef<() => void>(undefined);

  // A drag listens to the whole document: not beyond the grid's own life.
  useEffect(() => () => letGo.current?.(), []);

  /** The nearest quarter of an hour that leaves it within the hours shown. */
  function clamped(from: number, length: number): number {
    const last = Math.floor((hours.until - length) / stepMinutes) * stepMinutes;
    return Math.max(hours.from, Math.min(Math.round(from / stepMinutes) * stepMinutes, last));
  }

  function drop(at: Moving) {
    setMoving(undefined);
    if (!isSame(at.target, { ...at.shown, date: at.column.date })) onDrop(at);
  }

  /** Shift and an arrow move it, Enter puts it down, Escape leaves it where it was. Answers whether the key was its. */
  function onKey(event: KeyboardEvent, column: DayColumn, shown: ShownAppointment): boolean {
    if (event.key === 'Escape' && moving) {
      setMoving(undefined);
      return true;
    }
    if (event.key === 'Enter' && moving) {
      drop(moving);
      return true;
    }
    const steps: Readonly<Record<string, readonly [days: number, minutes: number]>> = {
      ArrowUp: [0, -stepMinutes],
      ArrowDown: [0, stepMinutes],
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
    };
    const step = steps[event.key];
    if (!event.shiftKey || !step) return false;
    const { target } = moving ?? { target: { ...shown, date: column.date } };
    const own = columns.filter(({ therapist }) => therapist.id === column.therapist.id);
    const at = own.findIndex(({ date }) => date === target.date);
    const date = own[at + step[0]]?.date ?? target.date;
    const length = shown.until - shown.from;
    const from = step[1] === 0 ? target.from : clamped(target.from + step[1], length);
    setMoving({ shown, column, target: { date, from, until: from + length } });
    return true;
  }

  /** The time under a pointer, among the columns of the same therapist. */
  function targetAt(x: number, y: number, { column, shown }: Pick<Moving, 'column' | 'shown'>): MoveTarget | undefined {
    const tracks = [...(grid.current?.querySelectorAll<HTMLElement>('[data-date]') ?? [])].filter(
      ({ dataset }) => dataset['therapist'] === column.therapist.id,
    );
    const track = tracks.find((each) => {
      const { left, right } = each.getBoundingClientRect();
      return x >= left && x < right;
    });
    if (!track?.dataset['date']) return undefined;
    const { top, height } = track.getBoundingClientRect();
    const length = shown.until - shown.from;
    const from = clamped(hours.from + ((y - top) / height) * (hours.until - hours.from), length);
    return { date: track.dataset['date'], from, until: from + length };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, column: DayColumn, shown: ShownAppointment) {
    wasDragged.current = false;
    if (event.button !== 0 || letGo.current) return;
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
      setMoving(lifted);
    };
    const held = isMouse ? undefined : setTimeout(lift, holdMs);
    const end = () => {
      clearTimeout(held);
      listening.abort();
      letGo.current = undefined;
    };
    const giveUp = () => {
      end();
      if (lifted) setMoving(undefined);
    };
    letGo.current = end;

    const follow = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      if (!lifted && Math.hypot(move.clientX - clientX, move.clientY - clientY) > leastDrag) {
        if (!isMouse) return end();
        lift();
      }
      if (!lifted) return;
      if (move.clientY < edge) scrollBy(0, -edgeStep);
      if (move.clientY > innerHeight - edge) scrollBy(0, edgeStep);
      const target = targetAt(move.clientX, move.clientY - grabbedAt, lifted);
      if (!target || isSame(target, lifted.target)) return;
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
    // Once it is lifted, the finger moves it and not the page; nor does its menu open.
    const keep = (each: Event) => lifted && each.preventDefault();
    block.addEventListener('touchmove', keep, { signal, passive: false });
    block.addEventListener('contextmenu', keep, { signal });
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
