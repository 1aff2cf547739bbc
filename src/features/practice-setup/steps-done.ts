import type { Setup } from '#contract/practice/setup.endpoints.ts';

export type StepName = 'practice' | 'team' | 'profiles' | 'services' | 'hours' | 'payment' | 'legal' | 'helpLine';

/** Which steps are behind a practice; what each therapist needs is done once all have it. */
export function stepsDone(setup: Setup): Record<StepName, boolean> {
  const { therapists } = setup;
  const isTeam = therapists.length > 0;
  return {
    practice: setup.missingDetails.length === 0,
    team: isTeam && therapists.every(({ invitation }) => invitation === null),
    profiles: isTeam && therapists.every(({ isPresented }) => isPresented),
    services: isTeam && therapists.every(({ services }) => services > 0),
    hours: isTeam && therapists.every(({ hasHours }) => hasHours),
    payment: setup.hasBeneficiary || setup.cardProvider !== null,
    legal: setup.missingLegal.length === 0,
    helpLine: setup.helpLine.toConfirm === 0,
  };
}
