import { useState } from 'react';

export interface Cropping {
  file: File;
  onCropped: (file: File) => void;
  /** Rejects what waits for the picture: with UnusableFile when it cannot be shown, as given up otherwise. */
  onFailed: (reason: unknown) => void;
}

/** Lets the person frame a picked photo before it goes anywhere: `crop` resolves with the square they chose. */
export function useCrop() {
  const [cropping, setCropping] = useState<Cropping>();
  const crop = (file: File) =>
    new Promise<File>((resolve, reject) => {
      const end = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          setCropping(undefined);
          settle(value);
        };
      };
      setCropping({ file, onCropped: end(resolve), onFailed: end(reject) });
    });
  return { crop, cropping };
}
