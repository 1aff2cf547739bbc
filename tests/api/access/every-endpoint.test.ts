import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { callers, everyEndpointWorld, type Caller, type World } from '#tests/support/every-endpoint-world.ts';
import { startRemoteHost, type RemoteHost } from '#tests/support/remote-host.ts';
import { startSocialProvider, type LocalSocialProvider } from '#tests/support/social-provider.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { pictureUrl, rows, type Request, type Row } from './every-endpoint.rows.ts';

let app: TestApp;
let provider: LocalSocialProvider;
let world: World;
let host: RemoteHost;
beforeAll(async () => {
  // The address of the browser that is saved, and of a picture, lie on a network the test says it knows.
  host = await startRemoteHost(new URL(pictureUrl).hostname);
  provider = await startSocialProvider();
  app = await startTestApp({ network: host.network(() => Promise.resolve(['93.184.216.34'])), env: provider.env });
  world = await everyEndpointWorld(app, provider);
  host.serve(new URL(pictureUrl).pathname, world.picture);
});
afterAll(async () => {
  await app.close();
  await host.close();
  await provider.close();
});

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

async function ask({ call }: Row, caller: Caller, { path, body, headers, token = 'access' }: Request): Promise<Answer> {
  const tokens = await world.tokens(caller);
  const { statusCode: status, payload: text } = await app.app.inject({
    method: call.split(' ')[0] as 'GET',
    url: `/api${path}`,
    headers: { ...(tokens ? { authorization: `Bearer ${tokens[token]}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { cell: cellOf(status, text), status, text };
}

test('every endpoint that is served has a row', () => {
  expect(rows.map(({ call }) => call).toSorted()).toEqual(allEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted());
});

describe('who may', () => {
  test.each(rows)('$call', async (row) => {
    const expected = row.cells.trim().split(/\s+/);
    expect(expected).toHaveLength(callers.length);
    const cells: string[] = [];
    for (const caller of callers) {
      const answer = await ask(row, caller, await row.request(world, caller));
      cells.push(answer.cell);
      expect(answer.text, 'nothing that opens a door leaves').not.toMatch(/"(passwordHash|password_hash|refreshTokenHash|p256dh|stack)"/);
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

describe('answers', () => {
  test('hold the declared fields and no others', async () => {
    for (const row of rows) {
      const declared = allEndpoints.find(({ method, path }) => `${method} ${path}` === row.call);
      const { status, text } = await ask(row, 'GOD', await row.request(world, 'GOD'));
      if (status >= 300 || !declared?.answer || !/^[[{]/.test(text)) continue;
      const answered = JSON.parse(text) as unknown;
      expect(declared.answer.parse(answered), row.call).toEqual(answered);
    }
  });
});
