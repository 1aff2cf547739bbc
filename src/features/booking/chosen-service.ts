import type { Service, SessionMode, Therapist } from '#contract/therapist/therapist.schema.ts';
import type { BookingDraft } from './booking-draft.ts';

/** The service and mode of a draft, or the first ones where it names none that the therapist offers. */
export function chosenService({ services }: Pick<Therapist, 'services'>, draft: BookingDraft): { service: Service; mode: SessionMode } {
  const service = services.find(({ id }) => id === draft.serviceId) ?? services[0];
  if (!service) throw new TypeError('A therapist without services has no booking area');
  const mode = service.modes.find((each) => each === draft.mode) ?? service.modes[0];
  if (!mode) throw new TypeError(`The service ${service.id} has no mode`);
  return { service, mode };
}
