import { seedAccounts } from '#server/database/seed/seed-accounts.ts';
import { askPasswordReset } from '#server/modules/auth/ask-password-reset.ts';
import { signIn } from '#server/modules/auth/sign-in.ts';
import { medianMs, withBenchDeps } from './bench-deps.ts';

// The time of an answer must not tell who is a client: both ratios are to be near 1.
const runs = 100;
const [known, unknown] = ['client@demo.test', 'nobody@demo.test'];

await withBenchDeps(async (deps) => {
  await seedAccounts(deps, 'the right password');
  const visit = { locale: 'fr', address: '10.0.0.1', userAgent: null, deviceMark: '' } as const;
  const guess = (email: string) => signIn(deps, { ...visit, email, password: 'a wrong one', roles: [], access: [] }).catch(() => undefined);
  const forget = (emailOrUsername: string) => askPasswordReset(deps, { emailOrUsername, address: visit.address, locale: 'fr' });
  for (const [name, ask] of [
    ['sign-in with a wrong password', guess],
    ['a new password asked for', forget],
  ] as const) {
    await medianMs(runs, () => ask(known));
    const [ofKnown, ofUnknown] = [await medianMs(runs, () => ask(known)), await medianMs(runs, () => ask(unknown))];
    const times = `known ${ofKnown.toFixed(2)} ms, unknown ${ofUnknown.toFixed(2)} ms`;
    process.stdout.write(`${name}: ${times}, ratio ${(ofKnown / ofUnknown).toFixed(2)}\n`);
  }
});
