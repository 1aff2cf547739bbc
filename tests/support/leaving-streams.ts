import { buffer } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { allEndpoints } from '#contract/endpoints.ts';
import type { App } from '#server/app.ts';
import { responseOf } from './second-process.ts';

const streams = new Set(allEndpoints.filter(({ answersEvents }) => answersEvents).map(({ path }) => `/api${path}`));

function isStream(options: InjectOptions | string): options is InjectOptions {
  const url = typeof options === 'string' ? options : options.url;
  return typeof url === 'string' && streams.has(url.split('?')[0] ?? '');
}

/** The application, but that a caller leaves a stream of events as soon as it has begun: asked for whole, it would take minutes. */
export function leavingStreams(app: App): App {
  const inject = app.inject.bind(app);
  const leave = async (options: InjectOptions) => {
    const answer = await inject({ ...options, payloadAsStream: true });
    const { statusCode, headers, cookies } = answer;
    const hasBegun = String(headers['content-type']).startsWith('text/event-stream');
    if (hasBegun) answer.raw.res.destroy();
    return responseOf({ statusCode, headers, cookies, rawPayload: hasBegun ? new Uint8Array() : await buffer(answer.stream()) });
  };
  app.inject = ((options: InjectOptions | string) => (isStream(options) ? leave(options) : inject(options))) as App['inject'];
  return app;
}
