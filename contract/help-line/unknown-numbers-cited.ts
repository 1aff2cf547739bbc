import type { HelpNumber } from '../practice/help-line.schema.ts';

/** Three figures or more in a row: hours of the day have two. */
const figures = /\d{3,}/g;

/**
 * The numbers that the texts of the help line tell people to call though none of its entries has them: « sans réponse,
 * appelez le 190 » outlives a 190 that has been changed.
 */
export function unknownNumbersCited(numbers: readonly HelpNumber[]): { number: HelpNumber; cited: string[] }[] {
  const known = new Set(numbers.map(({ number }) => number.replaceAll(/\D/g, '')));
  return numbers
    .map((number) => {
      const texts = [number.name, number.who, number.hours].flatMap((text) => Object.values(text));
      const found = texts.flatMap((text) => text.match(figures) ?? []);
      return { number, cited: [...new Set(found)].filter((each) => !known.has(each)) };
    })
    .filter(({ cited }) => cited.length > 0);
}
