import { dialNumber } from '#contract/dial-number.ts';
import { splitNumbers } from '#contract/help-line/numbers-in-text.ts';
import { useNumbersToCall } from './use-numbers-to-call.ts';

/** A plain text; the numbers that it tells people to call are one touch away. */
export function TextWithNumbers({ text }: { text: string }) {
  return splitNumbers(text, useNumbersToCall()).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={`tel:${dialNumber(part)}`} dir="ltr">
        {part}
      </a>
    ),
  );
}
