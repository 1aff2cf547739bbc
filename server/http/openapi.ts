import { pathParameters } from '#contract/path-parameters.ts';
import * as z from 'zod/mini';
import { successStatuses, type Endpoint } from '#contract/endpoint.ts';
import { endpointsByService } from '#contract/endpoints.ts';
import { problemSentences, type ProblemReason } from '#contract/problem.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: NonNullable<Endpoint['body']>, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const problemSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['fieldName', 'message'],
        properties: { fieldName: { type: 'string' }, message: { type: 'string' } },
      },
    },
    reason: { type: 'string', enum: Object.keys(problemSentences) },
    ressource: { type: 'string' },
  },
};

const securityOf: Record<Endpoint['access']['kind'], Json[]> = {
  PUBLIC: [],
  OPTIONAL: [{}, { accessToken: [] }],
  SIGNED_IN: [{ accessToken: [] }],
  REFRESH_TOKEN: [{ refreshToken: [] }],
  UPLOAD_TOKEN: [{ uploadToken: [] }],
};

/** The reasons a call can be refused for: its own, and those its access and body bring with them. */
function reasonsOf(endpoint: Endpoint): ProblemReason[] {
  const reasons = new Set<ProblemReason>(endpoint.problems ?? []);
  if (endpoint.access.kind !== 'PUBLIC')
    for (const reason of ['UNAUTHENTICATED', 'TOKEN', 'BANNED', 'SUSPENDED'] as const) reasons.add(reason);
  if (endpoint.access.kind === 'SIGNED_IN') reasons.add('ACCESS_MISMATCH');
  if (endpoint.method !== 'GET') for (const reason of ['CSRF', 'UNSUPPORTED_BODY', 'FILE_TOO_LARGE'] as const) reasons.add(reason);
  if (endpoint.isIdempotent) for (const reason of ['IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'] as const) reasons.add(reason);
  if (endpoint.limit) reasons.add('RATE_LIMITED');
  reasons.add('BAD_REQUEST');
  return [...reasons];
}

function successOf({ answer, answersEvents, answersFile }: Endpoint): Json {
  const content = (type: string, schema: NonNullable<Endpoint['answer']>) => ({
    content: { [type]: { schema: jsonSchema(schema, 'output') } },
  });
  if (answer) return { description: 'Done', ...content('application/json', answer) };
  if (answersEvents) return { description: 'The data of each event', ...content('text/event-stream', answersEvents) };
  return { description: answersFile ? 'The bytes of the file' : 'Done' };
}

function responsesOf(endpoint: Endpoint): Json {
  const success = successOf(endpoint);
  const refusals = new Map<number, string[]>();
  for (const reason of reasonsOf(endpoint)) {
    const { status: code } = problemSentences[reason];
    refusals.set(code, [...(refusals.get(code) ?? []), reason]);
  }
  const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return {
    ...Object.fromEntries(successStatuses(endpoint).map((status) => [status, success])),
    ...Object.fromEntries([...refusals].map(([code, reasons]) => [code, { description: reasons.join(', '), content: problem }])),
  };
}

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: pathParameters[name] },
  }));
  if (!endpoint.query) return inPath;
  const { properties = {}, required = [] } = jsonSchema(endpoint.query, 'input') as { properties?: Json; required?: string[] };
  return [
    ...inPath,
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
  ];
}

function bodyOf(endpoint: Endpoint): Json {
  if (endpoint.isMultipart) {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { content: { 'multipart/form-data': { schema } } } };
  }
  return endpoint.body ? { requestBody: { content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } } } : {};
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [service, endpoints] of Object.entries(endpointsByService)) {
    for (const endpoint of endpoints) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: {
          tags: [service],
          summary: endpoint.summary,
          security: securityOf[endpoint.access.kind],
          parameters: parametersOf(endpoint),
          ...bodyOf(endpoint),
          responses: responsesOf(endpoint),
        },
      };
    }
  }
  const bearer = { type: 'http', scheme: 'bearer' };
  return {
    openapi: '3.1.0',
    info: { title: 'Accalmie', version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { accessToken: bearer, refreshToken: bearer, uploadToken: bearer },
      schemas: { Problem: problemSchema },
    },
  };
}
