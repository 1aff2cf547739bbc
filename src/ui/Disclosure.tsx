import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel of links below it; Escape, a choice or leaving it closes it. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);

  // What closes the panel happens anywhere in the document.
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const closeWhenLeft = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('focusin', closeWhenLeft, listening);
    document.addEventListener('pointerdown', closeWhenLeft, listening);
    document.addEventListener('keydown', closeOnEscape, listening);
    return () => listening.abort();
  }, [isOpen]);

  return (
    <div ref={frame} className={styles['disclosure']}>
      <Button variant="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      <div id={id} className={styles['panel']} hidden={!isOpen}>
        {isOpen && children(() => setIsOpen(false))}
      </div>
    </div>
  );
}
