export const videoLinkMaxLength = 500;

/**
 * The web address of a video room in a text: the address alone, with or without its scheme, or a whole invitation that was
 * pasted. Always https, without which no browser gives a page the camera. Null where there is none, or it is too long.
 */
export function videoLinkIn(text: string): string | null {
  const [written] = /https?:\/\/[^\s<>"]+/i.exec(text) ?? [];
  const bare = text.trim();
  const found = written ?? (/^[^\s/@:]+\.[^\s/@:.]{2,}(:\d+)?(\/\S*)?$/.test(bare) ? `https://${bare}` : null);
  if (found === null) return null;
  const address = found.replace(/^https?:/i, 'https:').replace(/[),.;:!?\]]+$/, '');
  return URL.canParse(address) && address.length <= videoLinkMaxLength ? new URL(address).href : null;
}
