const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of sanitised HTML, without tags, on one line. */
export function plainText(html: string): string {
  return (
    html
      // No `<` within a tag: else a million of them would be read a million times over.
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
