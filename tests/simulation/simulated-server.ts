import { tokenMessage } from '#contract/problem.ts';

/** One thing the server has really done and that stands, and for whom. */
export interface Effect {
  kind: 'PROOF' | 'COMMENT';
  itemId: string;
  authID: string;
}

/** A request as it arrives; a JSON text, or empty for a form. */
export interface SimulatedRequest {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

const file = { _id: 'f'.repeat(24), key: 'k', url: '/k', name: 'recu.jpg', type: 'image/jpeg' };
const tokenProblem = () => Response.json({ message: tokenMessage, reason: 'TOKEN' }, { status: 403 });

/** The server as the outbox's steps see it: what the contract promises of them, idempotency included. */
export class SimulatedServer {
  effects: Effect[] = [];
  /** Items it has said no to: the person must correct them, or send them again. */
  readonly refused = new Set<string>();
  private readonly answers = new Map<string, { body: string; status: number; answer: object }>();
  private access = new Map<string, string>();
  private refresh = new Map<string, string>();
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

  /** Every session is over, as after a new password. */
  endSessions(): void {
    this.access.clear();
    this.refresh.clear();
  }

  private newAccess(authID: string, kind = 'access'): string {
    const token = `${kind}-${(this.lastToken += 1)}`;
    this.access.set(token, authID);
    return token;
  }

  /** `refusal`: the status with which it says no, unless it has done this already. */
  handle(request: SimulatedRequest, refusal?: number): Response {
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    if (request.url.includes('/z/refresh-token')) {
      const owner = this.refresh.get(bearer);
      return owner ? Response.json({ accessToken: this.newAccess(owner) }) : tokenProblem();
    }
    if (bearer === '') return Response.json({ message: 'Unauthenticated', reason: 'UNAUTHENTICATED' }, { status: 401 });
    const authID = this.access.get(bearer);
    if (!authID) return tokenProblem();
    if (request.url.includes('/z/upload-token')) return Response.json({ token: this.newAccess(authID, 'upload'), expiresAt: '' });
    return this.once(authID, request, refusal);
  }

  private once(authID: string, { url, headers, body }: SimulatedRequest, refusal: number | undefined): Response {
    const step = headers.get('idempotency-key') ?? '';
    const itemId = step.split('/')[0] ?? '';
    const key = `${authID} ${step}`;
    const known = this.answers.get(key);
    if (known && known.body !== body) return Response.json({ message: 'reused', reason: 'IDEMPOTENCY_KEY_REUSED' }, { status: 422 });
    if (known) return Response.json(known.answer, { status: known.status });
    if (refusal !== undefined) {
      this.refused.add(itemId);
      return Response.json({ message: 'Not so', reason: 'NOT_FOUND' }, { status: refusal });
    }
    const { status, answer } = this.act(authID, itemId, url, body);
    this.answers.set(key, { body, status, answer });
    return Response.json(answer, { status });
  }

  private act(authID: string, itemId: string, url: string, body: string): { status: number; answer: object } {
    if (url.includes('/bucket/file/')) return { status: 201, answer: file };
    if (url.endsWith('/manual-pay')) return { status: 201, answer: { id: 'm'.repeat(24) } };
    const isComment = url.includes('/add-comment/');
    const { replaces = [] } = (isComment ? JSON.parse(body) : {}) as { replaces?: string[] };
    this.effects = this.effects.filter((effect) => effect.authID !== authID || !replaces.includes(effect.itemId));
    this.effects.push({ kind: isComment ? 'COMMENT' : 'PROOF', itemId, authID });
    return { status: 200, answer: { clientItemId: itemId } };
  }
}
