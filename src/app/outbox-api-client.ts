import type { Locale } from '#contract/locale.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { withPatience } from '#src/device/patient-transport.ts';
import { tokensOf } from '#src/device/person-tokens.ts';
import { fetchTransport, type Transport } from '#src/device/transport.ts';
import { createUploadTransport } from '#src/device/upload-transport.ts';
import { createPageApiClient } from './page-api-client.ts';

const patienceMs = 60_000;
const inTime = withPatience(fetchTransport, { call: patienceMs, upload: patienceMs });
const neverGivenUp = new AbortController().signal;

// An upload may take its time as long as it moves: it has a watch of its own.
const transport: Transport = (request) =>
  request.form ? createUploadTransport({ onProgress: () => undefined, signal: neverGivenUp })(request) : inTime(request);

/** The client through which this page delivers what one person has written, and nobody else. */
export function createOutboxApiClient(authID: string, locale: Locale): ApiClient {
  return createPageApiClient(locale, { tokens: tokensOf(authID), transport });
}
