import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { callers, type Caller } from '#tests/support/every-endpoint-world.ts';
import { openEveryEndpoint, type EveryEndpoint, type Request } from '#tests/support/every-endpoint.ts';
import { rows, type Row } from './every-endpoint.rows.ts';

let practice: EveryEndpoint;
beforeAll(async () => {
  practice = await openEveryEndpoint();
});
afterAll(() => practice.close());

interface Answer {
  readonly cell: string;
  readonly status: number;
  readonly text: string;
}

const words: Record<string, string> = {
  '403 ACCESS_MISMATCH': 'no',
  '403 ACCOUNT_INCOMPLETE': 'inc',
  '403 BANNED': 'ban',
  '403 SUSPENDED': 'sus',
  '409 PRACTICE_ACCOUNT': 'prac',
};

function cellOf(status: number, text: string): string {
  if (status >= 200 && status < 300) return 'ok';
  const { reason, fields } = (text.startsWith('{') ? JSON.parse(text) : {}) as { reason?: string; fields?: { fieldName: string }[] };
  if (status === 400 && fields) return `400:${fields.map(({ fieldName }) => fieldName).join()}`;
  return words[`${status} ${reason}`] ?? `${status}${status === 401 || status === 404 ? '' : ` ${text}`}`;
}

async function ask({ call }: Row, caller: Caller, request: Request): Promise<Answer> {
  const { statusCode: status, payload: text } = await practice.ask(call, caller, request);
  return { cell: cellOf(status, text), status, text };
}

/** Whoever is answered gets the declared fields and no others, at any depth. */
function expectDeclared({ call }: Row, caller: Caller, text: string): void {
  const declared = allEndpoints.find(({ method, path }) => `${method} ${path}` === call)?.answer;
  if (!declared || !/^[[{]/.test(text)) return;
  const answered = JSON.parse(text) as unknown;
  expect(declared.parse(answered), `${caller}: the declared fields and no others`).toEqual(answered);
}

test('every endpoint that is served has a row', () => {
  expect(rows.map(({ call }) => call).toSorted()).toEqual(allEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted());
});

describe('who may', () => {
  test.each(rows)('$call', async (row) => {
    const { world } = practice;
    const expected = row.cells.trim().split(/\s+/);
    expect(expected).toHaveLength(callers.length);
    const cells: string[] = [];
    for (const caller of callers) {
      const answer = await ask(row, caller, await row.request(world, caller));
      cells.push(answer.cell);
      expect(answer.text, 'nothing that opens a door leaves').not.toMatch(/"(passwordHash|password_hash|refreshTokenHash|p256dh|stack)"/);
      if (answer.cell === 'ok') expectDeclared(row, caller, answer.text);
      if (/^40[04]/.test(answer.cell) && row.missing) {
        const none = await ask(row, caller, await row.missing(world, caller));
        expect([none.status, none.text], `${caller}: as if it were not there`).toEqual([answer.status, answer.text]);
      }
    }
    expect(Object.fromEntries(callers.map((caller, index) => [caller, cells[index]]))).toEqual(
      Object.fromEntries(callers.map((caller, index) => [caller, expected[index]])),
    );
  });
});
