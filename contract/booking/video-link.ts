const videoLinkMaxLength = 500;

/** What an invitation holds beside the address of its room: help, settings, telephone numbers, terms. */
const beside = /^https:\/\/(aka\.ms|tel\.|dialin\.|support\.|help\.|aide\.)|\/(meetingoptions|privacy|legal|terms|u\/)/i;

/** An address of the web without its scheme, with a path: no word of a sentence looks like it. */
const bare = /(?:^|[\s(<«“"])((?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"«»“”…]+)/i;

/** The same address as browsers write it; null where it is none that may be opened, or too long. */
function asLink(found: string): string | null {
  const address = found.replace(/^https?:/i, 'https:').replace(/[)\]}>,.;:!?'’*…]+$/, '');
  if (!URL.canParse(address)) return null;
  const { href, hostname, username, password } = new URL(address);
  return hostname.includes('.') && !username && !password && href.length <= videoLinkMaxLength ? href : null;
}

/**
 * The web address of a video room in a text: the address alone, with or without its scheme, or a whole invitation that was
 * pasted. Always https, without which no browser gives a page the camera. Null where there is none, or it is too long.
 */
export function videoLinkIn(text: string): string | null {
  const written = text.match(/https?:\/\/[^\s<>"«»“”…\][()]+/gi) ?? [];
  const links = written.flatMap((each) => asLink(each) ?? []);
  if (links.length > 0) return links.find((link) => !beside.test(link)) ?? links[0] ?? null;
  const [, found] = bare.exec(text) ?? [];
  return written.length === 0 && found ? asLink(`https://${found}`) : null;
}
