import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('says where an error rose and what the database called it, never what it holds', () => {
  const refusal = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(amel@example.tn) already exists.' });
  const error = new Error('Failed query: insert into accounts\nparams: amel@example.tn', { cause: refusal });
  const described = describeError(error);
  expect(described).toMatchObject({ type: 'Error', code: '23505' });
  expect(described.at[0]).toContain('describe-error.test.ts');
  expect(JSON.stringify(described)).not.toContain('amel@example.tn');
  expect(describeError('just a text')).toMatchObject({ type: 'Error', code: undefined });
});
