import { fileUrl } from '#contract/bucket/file-url.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { DrawnArt } from '#src/ui/art/DrawnArt.tsx';
import styles from './Portrait.module.css';

interface PortraitProps {
  therapist: Pick<Therapist, 'photo' | 'fullName' | 'slug'>;
  /** How wide it is shown, as of an image. */
  sizes: string;
}

/** The therapist's photo, or a drawn portrait, filling its frame. */
export function Portrait({ therapist: { photo, fullName, slug }, sizes }: PortraitProps) {
  const t = useMessages('therapist');
  if (!photo) return <DrawnArt name={`portrait/${slug}`} />;
  return (
    <img
      className={styles['photo']}
      src={fileUrl(photo, 320, 320)}
      srcSet={`${fileUrl(photo, 320, 320)} 320w, ${fileUrl(photo, 640, 640)} 640w`}
      // The longer side is what is asked for, and the shorter one fills the frame.
      sizes={sizes}
      width={320}
      height={320}
      alt={t('portrait', { name: fullName })}
      fetchPriority="high"
    />
  );
}
