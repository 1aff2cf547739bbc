import { useId, type ReactNode, type RefObject } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { UploadIcon } from '../icons/UploadIcon.tsx';
import { Spinner } from '../Spinner.tsx';
import fieldStyles from './Field.module.css';
import { FieldError } from './Field.tsx';
import styles from './FileDrop.module.css';

export interface FileRejection {
  file: File;
  /** file-invalid-type, file-too-large, file-too-small or too-many-files. */
  code: string;
}

interface FileDropProps {
  label: string;
  text: string;
  dragText: string;
  hint?: ReactNode;
  error?: string | undefined;
  accept: Accept;
  isMultiple: boolean;
  minSize?: number | undefined;
  maxSize?: number | undefined;
  isDisabled?: boolean;
  /** Words under the spinner of the overlay; the area is then disabled too. */
  busyText?: string | undefined;
  /** A second button, on what is held in a hand: it opens the camera. */
  cameraText?: string;
  camera?: RefObject<HTMLButtonElement | null>;
  onFiles: (accepted: File[], rejected: FileRejection[]) => void;
  /** The picker was closed without a file, noticed 300 ms after the window has its focus back. */
  onPickerCancel: () => void;
  /** What has been dropped so far. */
  children?: ReactNode;
}

/** Where files are dropped, pasted, or chosen with the browser's picker. Import it from lazily loaded files only. */
export function FileDrop({ label, hint, error, accept, isMultiple, minSize, maxSize, busyText, camera, ...rest }: FileDropProps) {
  const id = useId();
  const isDisabled = rest.isDisabled === true || busyText !== undefined;
  const { getRootProps, getInputProps, isDragActive, inputRef, open } = useDropzone({
    accept,
    multiple: isMultiple,
    // The button inside is what keyboards and screen readers use.
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    ...(minSize === undefined ? {} : { minSize }),
    ...(maxSize === undefined ? {} : { maxSize }),
    onFileDialogCancel: rest.onPickerCancel,
    onDrop: (accepted, rejections) =>
      rest.onFiles(
        accepted,
        rejections.map(({ file, errors }) => ({ file, code: errors[0]?.code ?? '' })),
      ),
  });

  function choose(isPhoto: boolean) {
    // Without it the browser asks whether to take a photo or to choose a file.
    if (isPhoto) inputRef.current.setAttribute('capture', 'environment');
    else inputRef.current.removeAttribute('capture');
    open();
  }

  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <fieldset className={fieldStyles['field']} aria-labelledby={`${id}-label`}>
      <span className={fieldStyles['label']} id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <div className={fieldStyles['hint']} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div
        {...getRootProps({ className: classNames(styles['area'], isDragActive && styles['dragged']) })}
        aria-busy={busyText !== undefined}
      >
        <input {...getInputProps({ style: undefined, hidden: true, 'aria-label': label })} />
        <button
          type="button"
          className={styles['button']}
          disabled={isDisabled}
          onClick={() => choose(false)}
          aria-describedby={describedBy || undefined}
        >
          <UploadIcon size={28} />
          <span>{isDragActive ? rest.dragText : rest.text}</span>
        </button>
        {rest.cameraText && (
          <div className={styles['camera']}>
            <Button ref={camera} disabled={isDisabled} onClick={() => choose(true)}>
              {rest.cameraText}
            </Button>
          </div>
        )}
        {busyText !== undefined && (
          <output className={styles['overlay']}>
            <Spinner />
            {busyText}
          </output>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {rest.children}
    </fieldset>
  );
}
