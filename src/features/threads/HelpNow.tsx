import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { dialNumber } from '#contract/dial-number.ts';
import { useMessages } from '#src/page/messages.ts';
import { useEmergencyNumber } from '#src/page/use-emergency-number.ts';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import { AnchorButton } from '#src/ui/LinkButton.tsx';
import { keepInSight } from './keep-in-sight.ts';
import styles from './HelpNow.module.css';
import { useCrisisCheck } from './use-crisis-check.ts';

/**
 * Somebody to call, beside a text that may be a cry for help: directly above its field, and on the screen wherever the
 * form is scrolled to and whatever a keyboard covers. It goes into the form itself, which is no grid. Once shown it stays,
 * so that it is announced once and nothing moves at each letter. It never holds the text back.
 */
export function HelpNow({ text }: { text: string }) {
  const t = useMessages('thread-reply');
  const emergency = useEmergencyNumber();
  const isFound = useCrisisCheck()(text);
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  if (isFound && !isShown) setShown(true);

  useEffect(() => (isShown && place.current ? keepInSight(place.current) : undefined), [isShown]);

  return (
    // The region is on the page before its words are: only then are they announced.
    <div ref={place} role="status" className={styles['place']}>
      {isShown && (
        <div className={styles['card']}>
          <p>{t('helpNow')}</p>
          <div className={styles['actions']}>
            <AnchorButton variant="filled" href={`tel:${dialNumber(emergency)}`}>
              <PhoneIcon size={20} />
              {t('callSamu', { emergency })}
            </AnchorButton>
            <Link to="/help-line">{t('otherNumbers')}</Link>
          </div>
        </div>
      )}
    </div>
  );
}
