import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { allEndpoints } from '#contract/endpoints.ts';
import { uploadDefaultMaxFiles } from '#contract/constants.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import type { Deps } from './deps.ts';
import { serveDiscovery } from './discovery/serve-discovery.ts';
import { addAntiForgery } from './http/anti-forgery.ts';
import { serveHealth, version } from './http/health.ts';
import { openEventStreams } from './http/event-streams.ts';
import { assertEveryEndpointIsServed, mountEndpoint } from './http/mount-endpoint.ts';
import { openApiDocument } from './http/openapi.ts';
import { handleProblems } from './http/problem-handler.ts';
import { refused } from './http/problem.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { answerUnreadable } from './http/unreadable-address.ts';
import { serveCalendar } from './modules/booking/serve-calendar.ts';
import { serveOneClick } from './modules/mailing/serve-one-click.ts';
import { routes } from './routes.ts';

/** An article of 12 kB: 4.22 kB in 0.4 ms; one less makes it 4.38 kB in 0.3 ms, 9 gains nothing in 5 ms. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface App extends FastifyInstance {}

/** The API over its services; pages are added by `servePages`. */
export async function createApp(deps: Deps, isStopping: () => boolean = () => false): Promise<App> {
  assertEveryEndpointIsServed(allEndpoints, routes);
  const isHttps = deps.env.siteUrl?.startsWith('https:') ?? false;
  const log: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance: log,
    // Our own line below: the built-in one writes addresses and full urls, which can hold personal data.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.env.trustProxy,
    bodyLimit: 1_000_000,
    requestTimeout: 120_000,
    frameworkErrors: (error, request, reply) => answerUnreadable(error, request, reply),
    // As long as a path can come (Node takes 16 KiB of headers): each operation itself refuses what is too long for it.
    routerOptions: { maxParamLength: 16_384 },
  });
  // GET /category/bulk is sent with a body.
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true });
  handleProblems(app);
  addSecurityHeaders(app, deps.env.siteUrl);
  await app.register(cookie);
  addAntiForgery(app, isHttps);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions });
  await app.register(multipart, { limits: { files: uploadDefaultMaxFiles, fileSize: proofImage.pickerMaxBytes, fields: 4, parts: 32 } });
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument(version) as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', () => openApiDocument(version));
  serveHealth(app, deps, isStopping);
  const streams = openEventStreams();
  await serveOneClick(app, deps);
  serveCalendar(app, deps);
  serveDiscovery(app, deps);
  for (const route of routes) mountEndpoint(app, deps, route, streams);
  // Before the server waits for what is under way: a stream would be for minutes.
  app.addHook('preClose', async () => streams.close());
  app.all('/api/*', () => {
    throw refused('NOT_FOUND');
  });
  app.addHook('onResponse', async (request, reply) => {
    const fields = { method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(fields, 'answered');
  });
  return app;
}
