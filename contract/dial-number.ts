/** A number as it is dialled, for an address that begins with tel: */
export const dialNumber = (phone: string): string => phone.replaceAll(/[^+\d]/g, '');
