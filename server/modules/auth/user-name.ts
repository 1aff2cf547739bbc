const longest = 30;

/** A user name from an e-mail's local part, or from a name: what is neither letter, digit, dot, hyphen nor underscore is left out. */
export function userNameOf(written: string): string {
  const local = written.split('@')[0] ?? '';
  const plain = local.normalize('NFKD').replaceAll(/[^a-z0-9._-]/gi, '');
  return plain.toLowerCase().slice(0, longest) || 'membre';
}
