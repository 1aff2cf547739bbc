import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readFile } from '#contract/bucket/bucket.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { BlobImage } from '#src/ui/BlobImage.tsx';
import { endpointQuery } from './endpoint-query.ts';
import { useApiClient } from './use-api-client.ts';

interface PrivateImageProps {
  file: Pick<FileRecord, 'key'>;
  /** Empty for a picture that the words beside it already tell. */
  alt: string;
  /** The box, in pixels of the layout; sharper screens get more. */
  width: number;
  height: number;
  className?: string | undefined;
  /** Shown while it comes and when it cannot be had. */
  fallback: ReactNode;
}

/** A picture that only its owner and staff may see: an <img> cannot carry the bearer, so its bytes are fetched. */
export function PrivateImage({ file, alt, width, height, className, fallback }: PrivateImageProps) {
  const density = Math.min(Math.ceil(globalThis.devicePixelRatio || 1), 3);
  const { data } = useQuery(
    endpointQuery(useApiClient(), readFile, { parameters: { key: file.key }, query: { w: width * density, h: height * density } }),
  );
  if (!data) return fallback;
  return <BlobImage className={className} bytes={data} alt={alt} width={width} height={height} />;
}
