import { anyone, endpoint, requires } from '../endpoint.ts';
import { helpLine, helpNumber, helpNumberBody } from './help-line.schema.ts';
import { helpNumberDetails } from './help-number-details.ts';

// Beside SPEC 7, and DOMAIN 8: see docs/decisions/016-the-help-line-numbers.md.
const keepsTheSite = requires('THERAPIST', 'WRITE_SELF');

export const readHelpLine = endpoint({
  method: 'GET',
  path: '/v1/client/help-line',
  summary: 'The numbers of the help line as every page shows them, in French, English and Arabic.',
  access: anyone,
  answer: helpLine,
  cache: 'READABLE_OFFLINE',
});

export const addHelpNumber = endpoint({
  method: 'POST',
  path: '/v1/client/help-line/',
  summary: 'Adds a number, the last of its group.',
  access: keepsTheSite,
  body: helpNumberDetails,
  answer: helpNumber,
  creates: true,
  problems: ['HELP_LINE_FULL'],
});

export const updateHelpNumber = endpoint({
  method: 'PUT',
  path: '/v1/client/help-line/{numberId}',
  summary: 'Says something else of a number, or moves it within its group; another number is not verified until somebody has called it.',
  access: keepsTheSite,
  body: helpNumberBody,
  answer: helpNumber,
  problems: ['NOT_FOUND', 'LAST_EMERGENCY_NUMBER'],
});

export const verifyHelpNumber = endpoint({
  method: 'PUT',
  path: '/v1/client/help-line/{numberId}/verification',
  summary: 'Notes that somebody of the practice has called the number today.',
  access: keepsTheSite,
  answer: helpNumber,
  problems: ['NOT_FOUND'],
});

export const removeHelpNumber = endpoint({
  method: 'DELETE',
  path: '/v1/client/help-line/{numberId}',
  summary: 'Takes a number off the help line, which always keeps one for emergencies; answers it as it was.',
  access: keepsTheSite,
  answer: helpNumber,
  problems: ['NOT_FOUND', 'LAST_EMERGENCY_NUMBER'],
});
