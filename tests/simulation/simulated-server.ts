import { tokenMessage } from '#contract/problem.ts';
import type { ApiAnswer, ApiRequest } from '#src/device/transport.ts';

/** One thing the server has really done, and for whom. */
export interface Effect {
  kind: 'PROOF' | 'COMMENT';
  itemId: string;
  authID: string;
}

const file = { _id: 'f'.repeat(24), key: 'k', url: '/k', name: 'recu.jpg', type: 'image/jpeg' };
const tokenProblem: ApiAnswer = { status: 403, body: { message: tokenMessage, reason: 'TOKEN' } };

/** The server as the outbox's steps see it: what the contract promises of them, idempotency included. */
export class SimulatedServer {
  readonly effects: Effect[] = [];
  /** Items the server will never take: the person must correct them. */
  readonly unfit = new Set<string>();
  private readonly answers = new Map<string, { body: string; answer: ApiAnswer }>();
  private access = new Map<string, string>();
  private readonly refresh = new Map<string, string>();
  private lastToken = 0;

  signIn(authID: string): { authID: string; accessToken: string; refreshToken: string } {
    const refreshToken = `refresh-${(this.lastToken += 1)}`;
    this.refresh.set(refreshToken, authID);
    return { authID, accessToken: this.newAccess(authID), refreshToken };
  }

  /** Every access token dies, as ten minutes later. */
  expireAccess(): void {
    this.access = new Map([...this.access].filter(([token]) => token.startsWith('upload-')));
  }

  private newAccess(authID: string, kind = 'access'): string {
    const token = `${kind}-${(this.lastToken += 1)}`;
    this.access.set(token, authID);
    return token;
  }

  handle(request: ApiRequest): ApiAnswer {
    const bearer = request.headers['authorization']?.replace('Bearer ', '') ?? '';
    if (request.url.includes('/z/refresh-token')) {
      const owner = this.refresh.get(bearer);
      return owner ? { status: 200, body: { accessToken: this.newAccess(owner) } } : tokenProblem;
    }
    if (bearer === '') return { status: 401, body: { message: 'Unauthenticated', reason: 'UNAUTHENTICATED' } };
    const authID = this.access.get(bearer);
    if (!authID) return tokenProblem;
    if (request.url.includes('/z/upload-token')) return { status: 200, body: { token: this.newAccess(authID, 'upload'), expiresAt: '' } };
    return this.once(authID, request);
  }

  private once(authID: string, request: ApiRequest): ApiAnswer {
    const key = `${authID} ${request.headers['idempotency-key'] ?? ''}`;
    const body = request.json ?? '';
    const known = this.answers.get(key);
    if (known) return known.body === body ? known.answer : { status: 422, body: { message: 'reused', reason: 'IDEMPOTENCY_KEY_REUSED' } };
    const answer = this.act(authID, request);
    if (answer.status < 400) this.answers.set(key, { body, answer });
    return answer;
  }

  private act(authID: string, request: ApiRequest): ApiAnswer {
    const itemId = request.headers['idempotency-key']?.split('/')[0] ?? '';
    if (request.url.includes('/bucket/file/')) return { status: 201, body: file };
    if (request.url.endsWith('/manual-pay')) return { status: 201, body: { id: 'm'.repeat(24) } };
    if (this.unfit.has(request.json ?? '')) return { status: 400, body: { message: 'Validation error!', fields: [] } };
    const kind = request.url.includes('/add-comment/') ? 'COMMENT' : 'PROOF';
    this.effects.push({ kind, itemId, authID });
    return { status: 200, body: { clientItemId: itemId } };
  }
}
