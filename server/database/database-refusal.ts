/** What the database refused: its SQLSTATE and the constraint it names, or null when the error is not the database's. */
export function databaseRefusal(error: unknown): { code: string; constraint: string | undefined } | null {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
  if (typeof code !== 'string') return null;
  return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
}

const overlap = '23P01';
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const retryable = ['40P01', '40001'];

export const isOverlap = (error: unknown): boolean => databaseRefusal(error)?.code === overlap;

export const isDuplicateOf = (error: unknown, constraint: string): boolean => {
  const refusal = databaseRefusal(error);
  return refusal?.code === uniqueViolation && refusal.constraint === constraint;
};

/** Something still refers to what was to go. */
export const isStillReferred = (error: unknown): boolean => databaseRefusal(error)?.code === foreignKeyViolation;

/** Runs a transaction again, three times at most, when the database gave it up to let another one through. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === 3 || !retryable.includes(databaseRefusal(error)?.code ?? '')) throw error;
    }
  }
}
