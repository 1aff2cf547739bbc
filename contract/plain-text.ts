const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

// A word that is half bold is one word.
const inlineTag = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

/** The words of sanitised HTML, without tags, on one line. */
export function plainText(html: string): string {
  return (
    html
      .replaceAll(inlineTag, '')
      // No `<` within a tag: else a million of them would be read a million times over.
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
