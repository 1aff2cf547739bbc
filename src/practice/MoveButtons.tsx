import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import { ChevronUpIcon } from '#src/ui/icons/ChevronUpIcon.tsx';

type Way = 'up' | 'down';

interface MoveButtonsProps {
  /** What a button says: the way alone, and the way with what it moves. */
  label: (way: Way, isNamed: boolean) => string;
  /** From 1. */
  place: number;
  count: number;
  onMove: (place: number) => void;
}

/** One place up, one place down, in a list that is ordered by hand. */
export function MoveButtons({ label, place, count, onMove }: MoveButtonsProps) {
  const pressed = useRef<{ button: HTMLButtonElement; target: number }>(undefined);

  // A browser lets the focus go when the row it is in takes another place in the list.
  useEffect(() => {
    if (pressed.current?.target === place) pressed.current.button.focus();
    pressed.current = undefined;
  }, [place]);

  return (['up', 'down'] as const).map((way) => {
    const target = way === 'up' ? place - 1 : place + 1;
    const isPossible = target >= 1 && target <= count;
    const Arrow = way === 'up' ? ChevronUpIcon : ChevronDownIcon;
    return (
      <Button
        key={way}
        variant="plain"
        aria-label={label(way, true)}
        aria-disabled={!isPossible || undefined}
        onClick={(event) => {
          if (!isPossible) return;
          pressed.current = { button: event.currentTarget, target };
          onMove(target);
        }}
      >
        <Arrow size={20} />
        {label(way, false)}
      </Button>
    );
  });
}
