import type { App } from '../app.ts';

/** Calls the API for a page that is being rendered, in process: the same checks as over HTTP, without the network. */
export function inProcessTransport(app: App) {
  return async (request: { method: string; url: string; headers: Record<string, string> }): Promise<{ status: number; body: unknown }> => {
    const response = await app.inject({ method: request.method as 'GET', url: request.url, headers: request.headers });
    return { status: response.statusCode, body: response.payload === '' ? undefined : (JSON.parse(response.payload) as unknown) };
  };
}
