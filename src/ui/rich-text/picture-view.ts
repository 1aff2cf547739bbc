import type { NodeViewConstructor } from 'prosemirror-view';
import type { TextPicture } from './rich-text-schema.ts';

/** Gives the bytes of a picture of this site; rejects where they cannot be had. */
export type ReadPicture = (src: string) => Promise<Blob>;

/** A picture as it stands in the text while that is written: nobody may read it by its address before the text is saved. */
export function pictureView(read: ReadPicture): NodeViewConstructor {
  return ({ attrs }) => {
    const { src, alt, caption } = attrs as TextPicture;
    const dom = document.createElement('figure');
    const image = document.createElement('img');
    image.alt = alt;
    dom.append(image);
    if (caption !== '') {
      const words = document.createElement('figcaption');
      words.textContent = caption;
      dom.append(words);
    }
    let isShown = true;
    const show = async () => {
      const bytes = await read(src);
      if (isShown) image.src = URL.createObjectURL(bytes);
    };
    // What it shows is told in its place.
    show().catch(() => undefined);
    return {
      dom,
      ignoreMutation: ({ type }) => type !== 'selection',
      destroy() {
        isShown = false;
        URL.revokeObjectURL(image.src);
      },
    };
  };
}
