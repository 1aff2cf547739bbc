import { hash, verify } from '@node-rs/argon2';
import { refused } from '../../http/problem.ts';
import { inTurn } from '../../in-turn.ts';

const costs = {
  /** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
  strong: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** The least there is, for tests, which make accounts by the hundred. */
  light: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const;
const atOnce = 4;
/** Some seconds of work: whoever would come after is asked to come back, rather than waiting while more arrive. */
const mostWaiting = 500;

/** Hashes and compares passwords, a few at a time: each one takes 19 MiB and a core. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no hash (unknown account) it takes the same time and answers false. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

export async function argon2Hasher(cost: keyof typeof costs): Promise<PasswordHasher> {
  const options = costs[cost];
  const turn = inTurn(atOnce, { mostWaiting, whenFull: () => refused('UNAVAILABLE', {}, { 'retry-after': '10' }) });
  const nobodys = await hash('nobody has this password', options);
  return {
    hash: (password) => turn(() => hash(password, options)),
    matches: async (passwordHash, password) => {
      const isSame = await turn(() => verify(passwordHash ?? nobodys, password));
      return isSame && passwordHash !== null;
    },
  };
}
