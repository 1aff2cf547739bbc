/** `npm run prove`: on a machine that does nothing else, where durations and memory may be looked at. */
export const isProving = process.env['PROVE'] === 'on';
