/** Under what name a tab keeps the step at which it was left. */
export const leftStepKey = (therapistSlug: string) => `booking-step:${therapistSlug}`;
