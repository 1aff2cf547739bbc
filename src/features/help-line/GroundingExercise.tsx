import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import styles from './GroundingExercise.module.css';
import type { ExerciseProps } from './help-line-content.ts';

/**
 * One sense at a time, at the person's own pace. The circle breathes slowly behind the count; it stands still by its
 * button, and for whoever asks their device for less motion.
 */
export function GroundingExercise({ content, say, onClose }: ExerciseProps) {
  const { exercise, sections } = content;
  const { steps, title } = sections.grounding;
  const count = steps.length;
  const [place, setPlace] = useState(0);
  const [isMoving, setIsMoving] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const isOver = place >= count;

  // The button that opened it has gone: the keyboard and the screen reader go on from here.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={panel} className={styles['exercise']} role="group" aria-label={title} tabIndex={-1}>
      <div className={styles['step']} aria-live="polite">
        <p className={styles['progress']}>{isOver ? exercise.over : say('exercise.progress', { place: place + 1, count })}</p>
        <div className={classNames(styles['circle'], isMoving && styles['moving'])} aria-hidden="true">
          {isOver ? <CheckIcon size={56} /> : count - place}
        </div>
        <p className={classNames(styles['words'], isOver && styles['after'])}>{isOver ? exercise.after : steps[place]}</p>
      </div>
      <div className={styles['ways']}>
        {place > 0 && <Button onClick={() => setPlace(place - 1)}>{exercise.back}</Button>}
        {/* One button that goes on, so that the same key or touch leads through the whole of it. */}
        <Button variant="filled" onClick={() => (isOver ? setPlace(0) : setPlace(place + 1))}>
          {isOver ? exercise.again : exercise.next}
        </Button>
      </div>
      <div className={styles['quiet']}>
        <span className={styles['motion']}>
          <Button variant="plain" onClick={() => setIsMoving(!isMoving)}>
            {isMoving ? exercise.still : exercise.move}
          </Button>
        </span>
        <Button variant="plain" onClick={onClose}>
          {exercise.close}
        </Button>
      </div>
    </div>
  );
}
