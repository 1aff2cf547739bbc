import type { BlogSummary } from '#contract/blogs/blogs.schema.ts';
import { fileUrl } from '#contract/bucket/file-url.ts';
import { DrawnArt } from '#src/ui/art/DrawnArt.tsx';
import styles from './BlogCover.module.css';

/** Width over height of every cover. */
const ratio = 3 / 2;

interface BlogCoverProps {
  blog: Pick<BlogSummary, 'slug' | 'cover'>;
  /** Widths the picture may be asked in, in pixels. */
  widths: readonly number[];
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** The largest picture of the first screen. */
  isFirst?: boolean;
}

/** The article's own picture, or the one drawn from its slug; decoration either way, so without words. */
export function BlogCover({ blog: { slug, cover }, widths, sizes, isFirst = false }: BlogCoverProps) {
  const address = (width: number) => cover && fileUrl(cover, width, Math.round(width / ratio));
  return (
    <div className={styles['cover']}>
      {cover ? (
        <img
          src={fileUrl(cover, 640, 427)}
          srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      ) : (
        <DrawnArt name={slug} />
      )}
    </div>
  );
}
