import { useRef } from 'react';
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import styles from './ToastList.module.css';
import { useClearPlace } from './use-clear-place.ts';

function Mark({ type }: Pick<Toast, 'type'>) {
  if (type === 'success') return <CheckIcon size={20} />;
  if (type === 'error') return <AlertIcon size={20} />;
  return type === 'loading' ? <Spinner /> : null;
}

export function ToastList() {
  const { toasts, handlers } = useToaster({ removeDelay: 200 });
  const list = useRef<HTMLDivElement>(null);
  useClearPlace(list, toasts.length);
  return (
    <div ref={list} className={styles['list']} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map((toast) => (
        <div key={toast.id} {...toast.ariaProps} className={styles['toast']} data-leaving={toast.visible ? undefined : ''}>
          <Mark type={toast.type} />
          <span>{resolveValue(toast.message, toast)}</span>
        </div>
      ))}
    </div>
  );
}
