/** A part of the screen's height, in CSS pixels from its top. */
export interface Band {
  top: number;
  bottom: number;
}

/** Where the lowest free part of `room` that is `height` tall begins, beside none of what is taken; undefined where there is none. */
export function lowestFreeTop(taken: readonly Band[], height: number, room: Band): number | undefined {
  let bottom = room.bottom;
  for (const band of [...taken].sort((one, other) => other.bottom - one.bottom)) {
    if (band.bottom <= bottom - height) break;
    bottom = Math.min(bottom, band.top);
  }
  return bottom - height >= room.top ? bottom - height : undefined;
}
