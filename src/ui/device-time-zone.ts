/** Where the person is, by the device: what happens on it is told in its own time. In the browser only. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
