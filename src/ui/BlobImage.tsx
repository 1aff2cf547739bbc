import { useCallback, type ComponentProps } from 'react';

interface BlobImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'alt'> {
  bytes: Blob;
  alt: string;
}

/** A picture whose bytes are at hand: its address is made when it is shown and given back when it goes. */
export function BlobImage({ bytes, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(bytes);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes],
  );
  return <img {...rest} ref={show} alt={alt} />;
}
