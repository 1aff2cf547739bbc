import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { signIn, signUp, updateMe } from '#contract/auth/auth.endpoints.ts';
import { listBlogs } from '#contract/blogs/blogs.endpoints.ts';
import { addComment } from '#contract/threads/threads.endpoints.ts';
import { databaseKinds, startFreshServer } from '../support/built-server.ts';
import { callServer } from '../support/http.ts';

/** What a person gives away of themselves in a visit: none of it may be found in the server's log. */
const planted = {
  email: 'plantee.dans.le.journal@demo.test',
  password: 'mot-de-passe-plante-7431',
  phoneNumber: '+21629743100',
  firstName: 'Prénomplanté',
  lastName: 'Nomplanté',
  userAgent: 'Navigateur-planté-7431',
  search: 'recherche-plantee-7431',
  comment: 'Réponse planté 7431 : je n’en peux plus.',
  address: '203.0.113.74',
};

/** As one types an address: what is wrong with it reaches the server as it is. */
async function visit(url: string, path: string): Promise<number | undefined> {
  const sending = request(url, {
    path,
    headers: { 'user-agent': encodeURIComponent(planted.userAgent), 'x-forwarded-for': planted.address },
  }).end();
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test.each(databaseKinds)('the log tells what was asked and how it went, and nothing of who asked (%s)', async (kind) => {
  const server = await startFreshServer(kind, { env: { LOG_LEVEL: 'debug', TRUST_PROXY: 'loopback' } });
  const { email, password, phoneNumber, firstName, lastName } = planted;
  const { body } = await callServer(server.url, signUp, { body: { email, password, confirmPassword: password } });
  const bearer = body.token.accessToken;
  const person = { bearer, body: { phoneNumber, firstName, lastName } };
  expect((await callServer(server.url, updateMe, person)).status).toBe(200);
  // Refused for what they hold, too.
  expect((await callServer(server.url, signUp, { body: { email, password, confirmPassword: password } })).status).toBe(409);
  expect((await callServer(server.url, signIn, { body: { email, password: `${password}!` } })).status).toBe(401);
  expect(
    (await callServer(server.url, updateMe, { ...person, body: { ...person.body, phoneNumber: `${phoneNumber}99999999` } })).status,
  ).toBe(400);
  const slug = 'comment-faire-quand-le-telephone-sonne-k3v9';
  const comment = { parameters: { slug }, bearer, body: { content: planted.comment }, idempotencyKey: `${crypto.randomUUID()}/comment` };
  expect((await callServer(server.url, addComment, comment)).status).toBe(200);
  expect((await callServer(server.url, listBlogs, { query: { keyword: planted.search } })).status).toBe(200);
  for (const path of [
    `/${planted.search}`,
    `/api/v1/${planted.search}`,
    `/blogs?q=${planted.search}`,
    `/profile?email=${email}`,
    `/%E0%A4%A${email}`,
  ])
    await visit(server.url, path);
  const broken = await fetch(`${server.url}/api/v1/auth/n/classic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${email}","password":"${password}`,
  });
  expect(broken.status).toBe(400);
  // Letters are written by then: their sending is logged too.
  await server.stop();

  const output = server.output();
  expect(output.match(/"msg":"answered"/g)?.length).toBeGreaterThan(10);
  expect(output).toContain('"status":409');
  const said = [
    ...Object.values(planted),
    phoneNumber.slice(4),
    encodeURIComponent(planted.userAgent),
    bearer,
    bearer.split('.')[2] ?? bearer,
  ];
  expect(said.filter((text) => output.includes(text))).toEqual([]);
  await server.remove();
});
