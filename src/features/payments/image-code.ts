/** A short name for a picture, the same for the same bytes: the first 8 hexadecimal digits of its SHA-256, `9F3A 02C7`. */
export async function imageCode(picture: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer()));
  const digits = Array.from(digest.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0'));
  return `${digits.slice(0, 2).join('')} ${digits.slice(2).join('')}`.toUpperCase();
}
