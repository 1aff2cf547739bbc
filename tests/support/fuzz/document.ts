/** The parts of a JSON schema that the contract's document uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Operation {
  /** As the matrix of access names it: `PUT /v1/auth/n/me`. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly schema: JsonSchema }[];
  readonly body: JsonSchema | null;
  readonly isMultipart: boolean;
  /** The token it asks for; null where it asks for none, or can do without. */
  readonly token: 'access' | 'refresh' | 'upload' | null;
  readonly responses: Readonly<Record<string, DeclaredResponse>>;
}

interface DeclaredResponse {
  readonly description: string;
  readonly content?: { readonly 'application/json'?: { readonly schema: JsonSchema } };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: { readonly Problem: JsonSchema } };
}

interface DocumentedOperation {
  readonly parameters: Operation['parameters'];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Operation['responses'];
}

const tokens = { accessToken: 'access', refreshToken: 'refresh', uploadToken: 'upload' } as const;

function tokenOf(security: DocumentedOperation['security']): Operation['token'] {
  const [name] = Object.keys(security.at(-1) ?? {}) as (keyof typeof tokens)[];
  return name === undefined ? null : tokens[name];
}

/** The operations of an OpenAPI document, flat. */
export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { parameters, security, requestBody, responses }]) => {
      const method = name.toUpperCase();
      const body = requestBody?.content['application/json']?.schema ?? null;
      const isMultipart = requestBody?.content['multipart/form-data'] !== undefined;
      return { call: `${method} ${path}`, method, path, parameters, body, isMultipart, token: tokenOf(security), responses };
    }),
  );

export type { Document };
