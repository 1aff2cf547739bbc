import { endpoint, requires } from '../endpoint.ts';
import { deviceList } from './devices.schema.ts';

// Not of SPEC 7, which names no call for devices.

export const listDevices = endpoint({
  method: 'GET',
  path: '/v1/auth/devices/',
  summary: 'The devices that are signed in to the own account, the one used last first.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ_SELF'),
  answer: deviceList,
});

export const revokeDevice = endpoint({
  method: 'DELETE',
  path: '/v1/auth/devices/{id}',
  summary: 'Signs one of the own devices out, at its next call. Answers the devices that are left.',
  access: requires('AUTHENTICATED_CLIENTS', 'DELETE_SELF'),
  answer: deviceList,
  problems: ['NOT_FOUND'],
});
