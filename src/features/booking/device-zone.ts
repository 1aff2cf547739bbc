import { deviceTimeZone } from '#src/ui/device-time-zone.ts';

/** The zone of the device, or the practice's while the server draws: it is nobody's device. */
export const deviceZoneOr = (practiceZone: string): string => (import.meta.env.SSR ? practiceZone : deviceTimeZone());
