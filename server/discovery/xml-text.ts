/** What XML 1.0 has no place for, not even escaped: most controls, halves of pairs, U+FFFE and U+FFFF. */
const outsideXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A document of ours that any reader of XML takes: one invisible sign that somebody pasted would spoil all of it. */
export const wellFormedXml = (xml: string): string => xml.replaceAll(outsideXml, '');
