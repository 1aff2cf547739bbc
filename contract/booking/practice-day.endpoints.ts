import { endpoint, requires } from '../endpoint.ts';
import { practiceDay } from './practice-day.schema.ts';

export const readPracticeDay = endpoint({
  method: 'GET',
  path: '/v1/booking/practice-day',
  summary:
    'The day of the practice: its appointments, the next one after it, and how much waits of what the reader may read. A therapist sees their own. Counting is no look at what is counted.',
  access: requires('RESERVATION', 'READ'),
  answer: practiceDay,
});
