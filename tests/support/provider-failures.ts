import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a call to a provider is answered in place of the documented way; NONE: in the documented way. */
export type Failure = 'NONE' | 'ERROR_500' | 'GARBAGE' | 'CUT' | 'SILENCE' | 'STRANGE_JSON' | 'KEY_REFUSED';

/** Every one of them but silence, which costs its patience. */
export const failures = ['ERROR_500', 'GARBAGE', 'CUT', 'STRANGE_JSON', 'KEY_REFUSED'] as const satisfies readonly Failure[];

/** Answers a call in the way of a failure; false where it is to be answered as documented. */
export function failAs(failure: Failure | undefined, request: IncomingMessage, response: ServerResponse): boolean {
  const json = { 'content-type': 'application/json' };
  switch (failure) {
    case 'SILENCE':
      return true;
    case 'CUT':
      request.socket.destroy();
      return true;
    case 'ERROR_500':
      response.writeHead(500).end('{"error":"internal"}');
      return true;
    case 'GARBAGE':
      response.writeHead(200).end('<!doctype html><p>Captive portal');
      return true;
    case 'STRANGE_JSON':
      response.writeHead(200, json).end('{"strange":true}');
      return true;
    case 'KEY_REFUSED':
      response.writeHead(401, json).end('{"error":"invalid_client"}');
      return true;
    default:
      return false;
  }
}
