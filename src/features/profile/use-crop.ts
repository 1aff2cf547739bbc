import { useState, type ComponentType } from 'react';
import type { Cropping } from './crop-picture.ts';

interface OpenCropping extends Cropping {
  CropModal: ComponentType<Cropping>;
}

const loadModal = async () => (await import('./CropModal.tsx')).CropModal;

/** Whether this device can show it at all. */
async function canShow(file: File): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Lets the person frame a picked photo before it goes anywhere: `crop` resolves with the square they chose. */
export function useCrop() {
  const [cropping, setCropping] = useState<OpenCropping>();
  const crop = async (file: File): Promise<File> => {
    // Left as it is: what makes it ready to be sent says what is the matter.
    if (!(await canShow(file))) return file;
    const CropModal = await loadModal().catch(() => undefined);
    // Without a network since the page was opened, the photo goes as it is: it is shown round and centred all the same.
    if (!CropModal) return file;
    return new Promise((resolve, reject) => {
      const end = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          setCropping(undefined);
          settle(value);
        };
      };
      setCropping({ CropModal, file, onCropped: end(resolve), onFailed: end(reject) });
    });
  };
  return { crop, cropping };
}
