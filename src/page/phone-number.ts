/** A stored number as people read it: +216 20 123 456. Other countries' are left whole: each groups its own way. */
export function formatPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/^(\+216)(\d{2})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
