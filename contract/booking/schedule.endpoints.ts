import { endpoint, requires } from '../endpoint.ts';
import { schedulePreview, schedulePreviewBody } from './schedule.schema.ts';

// Not of SPEC 7.

export const previewSchedule = endpoint({
  method: 'POST',
  path: '/v1/booking/schedule/preview',
  summary:
    'What clients would be offered by hours that are not saved, as the availability is computed, and what is booked outside of them.',
  access: requires('SCHEDULE', 'WRITE_SELF'),
  body: schedulePreviewBody,
  answer: schedulePreview,
  problems: ['NOT_FOUND'],
});
