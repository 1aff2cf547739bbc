/**
 * When a picked photo was taken, as ISO 8601 in UTC: the time its file tells where that is between the booking and
 * now, else now. All three are milliseconds since 1970.
 */
export function captureTime(fileTime: number, bookedAt: number, now: number): string {
  return new Date(fileTime >= bookedAt && fileTime <= now ? fileTime : now).toISOString();
}
