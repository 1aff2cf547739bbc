import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { entryCount } from '#tests/support/audit.ts';
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

describe('what only looks like the name of a thing', () => {
  const named = rows.filter(({ call }) => call.includes('{'));
  /** An id in a column of fixed length is found with blanks behind it; a slug by nothing but itself. */
  const spoilt: readonly [string, (value: string) => string][] = [
    ['a blank behind', (value) => `${value}%20`],
    ['a blank before', (value) => `%20${value}`],
    ['capitals', (value) => value.toUpperCase()],
    ['a zero byte', (value) => `${value}%00`],
    ['a percent sign', () => '%25'],
  ];
  test.each(named)('$call', async (row) => {
    const { world, test: tested } = practice;
    const [method, path = ''] = row.call.split(' ');
    const isWrite = method !== 'GET';
    for (const [how, spoil] of spoilt) {
      const request = await row.request(world, 'GOD');
      const [pathname = '', query] = request.path.split('?');
      const segments = path.split('/');
      const wrong = pathname
        .split('/')
        .map((segment, index) => (segments[index]?.startsWith('{') && segment !== spoil(segment) ? spoil(segment) : segment))
        .join('/');
      if (wrong === pathname) continue;
      const entries = isWrite ? await entryCount(tested) : 0;
      const answer = await ask(row, 'GOD', { ...request, path: query === undefined ? wrong : `${wrong}?${query}` });
      expect([how, answer.status], answer.text).toEqual([how, 404]);
      if (isWrite) expect(await entryCount(tested), how).toBe(entries);
    }
  });
});
