import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { GroundingSteps } from './GroundingSteps.tsx';
import type { ExerciseProps, HelpLineProps } from './help-line-content.ts';
import styles from './HelpLine.module.css';

const never = () => () => undefined;
/** False in what the server renders and in the kept page, which has no scripts: a button there would do nothing. */
const useScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The exercise as a list that needs nothing, and the way to follow it one sense at a time; the list stays where that does not come. */
export function GroundingSection(props: HelpLineProps) {
  const { sections, exercise } = props.content;
  const { grounding } = sections;
  const hasScripts = useScripts();
  const [Exercise, setExercise] = useState<ComponentType<ExerciseProps>>();
  const [isMissing, setIsMissing] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  const wasFollowed = useRef(false);

  // The button that closed the exercise has gone with it: the keyboard goes on from the one that opened it.
  useEffect(() => {
    if (wasFollowed.current && !Exercise) start.current?.querySelector('button')?.focus();
    wasFollowed.current = Exercise !== undefined;
  }, [Exercise]);

  async function follow() {
    try {
      const { GroundingExercise } = await import('./GroundingExercise.tsx');
      setExercise(() => GroundingExercise);
    } catch {
      setIsMissing(true);
    }
  }

  return (
    <section className={styles['section']} aria-labelledby="grounding">
      <h2 id="grounding">{grounding.title}</h2>
      <p>{grounding.intro}</p>
      {Exercise ? (
        <Exercise {...props} onClose={() => setExercise(undefined)} />
      ) : (
        <>
          <div ref={start} className={styles['start']}>
            {hasScripts && <Button onClick={() => void follow()}>{exercise.start}</Button>}
            <p role="status">{isMissing && exercise.missing}</p>
          </div>
          <GroundingSteps steps={grounding.steps} />
        </>
      )}
    </section>
  );
}
