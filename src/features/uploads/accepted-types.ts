import type { Accept } from 'react-dropzone';
import type { Locale } from '#contract/locale.ts';

interface KnownType {
  label: string | Record<Locale, string>;
  /** What files of this type are called, for machines that do not know the type. */
  extensions: readonly string[];
}

const knownTypes: Readonly<Record<string, KnownType>> = {
  'image/*': { label: { fr: 'une image', en: 'an image' }, extensions: [] },
  'image/jpeg': { label: 'JPEG', extensions: ['.jpg', '.jpeg'] },
  'image/png': { label: 'PNG', extensions: ['.png'] },
  'image/webp': { label: 'WebP', extensions: ['.webp'] },
  // Windows knows no type for the photos of an iPhone.
  'image/heic': { label: 'HEIC', extensions: ['.heic', '.heif'] },
  'application/pdf': { label: 'PDF', extensions: ['.pdf'] },
  'application/msword': { label: 'Word', extensions: ['.doc'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { label: 'Word', extensions: ['.docx'] },
  'application/vnd.ms-powerpoint': { label: 'PowerPoint', extensions: ['.ppt'] },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { label: 'PowerPoint', extensions: ['.pptx'] },
  'application/vnd.ms-excel': { label: 'Excel', extensions: ['.xls'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { label: 'Excel', extensions: ['.xlsx'] },
};

/** Media types in the form the picker and the drop area take. */
export function acceptOf(types: readonly string[]): Accept {
  return Object.fromEntries(types.map((type) => [type, knownTypes[type]?.extensions ?? []]));
}

/** « JPEG, PNG ou WebP » */
export function typesInWords(types: readonly string[], locale: Locale): string {
  const isAnyImage = types.includes('image/*');
  const told = types.filter((type) => type === 'image/*' || !(isAnyImage && type.startsWith('image/')));
  const labels = told.map((type) => {
    const label = knownTypes[type]?.label ?? type;
    return typeof label === 'string' ? label : label[locale];
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(labels));
}
