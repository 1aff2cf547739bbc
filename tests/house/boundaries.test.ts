import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Boundary {
  /** Where a file stands, and a word of the reason the linter gives when it takes what it may not. */
  readonly file: string;
  readonly reason: string;
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

const pageOnly = ['#server/deps.ts', '#server/modules/auth/deep.ts', '../../../server/http/route.ts', '#tests/support/api.ts'];

const boundaries: readonly Boundary[] = [
  {
    file: 'contract/booking/probe.ts',
    reason: 'zod only',
    may: ['zod/mini', 'zod', '../endpoint.ts', './booking.schema.ts', '#contract/auth/auth.schema.ts'],
    mayNot: [
      'react',
      'dexie',
      'date-fns',
      'node:fs',
      '#server/env.ts',
      '#server/http/deep/route.ts',
      '../../src/page/messages.ts',
      '#src/ui/class-names.ts',
    ],
  },
  {
    file: 'server/modules/booking/probe.ts',
    reason: '(server imports contract|run in a browser)',
    may: ['#contract/booking/booking.schema.ts', '../../deps.ts', 'fastify', 'node:fs'],
    mayNot: [
      '#src/entry-server.tsx',
      '#src/features/blogs/deep.ts',
      '../../../src/page/messages.ts',
      'react',
      'dexie',
      '#tests/support/api.ts',
    ],
  },
  {
    file: 'server/start.ts',
    reason: 'renderer',
    may: ['#src/entry-server.tsx', './app.ts'],
    mayNot: ['#src/main.tsx', '#src/app/router.tsx', '../src/app/router.tsx'],
  },
  {
    file: 'src/device/probe.ts',
    reason: 'service worker',
    may: ['dexie', './outbox.ts', '#src/device/outbox.ts', '#contract/booking/booking.schema.ts'],
    mayNot: [
      'react',
      'react-dom/client',
      'jotai',
      '@tanstack/react-query',
      '#src/page/messages.ts',
      '../ui/class-names.ts',
      '#src/features/blogs/deep.ts',
      '#server/env.ts',
    ],
  },
  {
    file: 'src/ui/form/probe.tsx',
    reason: 'another product',
    may: ['react', 'radix-ui', 'react-dropzone', '../Button.tsx', '#src/ui/Button.tsx', '#contract/dates-in-words.ts'],
    mayNot: [
      'jotai',
      '@tanstack/react-query',
      '#contract/constants.ts',
      '#contract/booking/booking.schema.ts',
      '../../page/messages.ts',
      '#src/features/blogs/x.ts',
    ],
  },
  {
    file: 'src/page/probe.ts',
    reason: '(leans on|never imports)',
    may: ['react', '#src/ui/class-names.ts', '../features/blogs/blogs.messages.fr.json', '#src/device/outbox.ts'],
    mayNot: ['../features/blogs/blogs.queries.ts', '#src/features/blogs/x.ts', '../session/session.ts', '../app/router.tsx', ...pageOnly],
  },
  {
    file: 'src/session/probe.ts',
    reason: '(may import|never imports)',
    may: ['react', '#src/page/messages.ts', '#src/device/outbox.ts', '../ui/Button.tsx', '#contract/auth/auth.schema.ts'],
    mayNot: [
      '#src/features/blogs/x.ts',
      '../features/blogs/x.ts',
      '../app/router.tsx',
      '#src/app/router.tsx',
      '../practice/x.ts',
      '#src/practice/x.ts',
      ...pageOnly,
    ],
  },
  {
    file: 'src/practice/probe.ts',
    reason: '(may import|never imports)',
    may: ['react', '#src/page/messages.ts', '#src/session/session.ts', '../ui/Button.tsx', '#contract/practice/practice.endpoints.ts'],
    mayNot: ['#src/features/blogs/x.ts', '../features/blogs/x.ts', '../app/router.tsx', '#src/app/router.tsx', ...pageOnly],
  },
  {
    file: 'src/features/booking/probe.ts',
    reason: '(imports no other|shell|never imports)',
    may: ['react', './hours.ts', '#src/session/session.ts', '../../page/messages.ts', '#contract/booking/booking.schema.ts'],
    mayNot: [
      '../blogs/x.ts',
      '#src/features/reservations/x.ts',
      '../../features/blogs/x.ts',
      '#src/app/router.tsx',
      '../../app/router.tsx',
      ...pageOnly,
    ],
  },
  ...[
    ['home', ['booking']],
    ['outbox', ['payments', 'threads']],
    ['payments', ['uploads']],
    ['practice-clients', ['practice-reservations', 'reservations']],
    ['practice-reservations', ['notifications', 'reservations']],
    ['profile', ['notifications', 'uploads']],
    ['reservations', ['booking', 'notifications']],
    ['therapist', ['booking']],
  ].map(([name, may]) => ({
    file: `src/features/${String(name)}/probe.ts`,
    reason: '(may lean on|shell|never imports)',
    may: ['../../page/messages.ts', ...[may].flat().flatMap((other) => [`../${other}/x.ts`, `#src/features/${other}/x.ts`])],
    mayNot: ['../blogs/x.ts', '#src/features/legal/x.ts', '#src/app/router.tsx', ...pageOnly],
  })),
  { file: 'src/app/probe.ts', reason: 'never imports', may: ['#src/features/blogs/x.ts', '../session/session.ts'], mayNot: pageOnly },
  {
    file: 'sw/probe.ts',
    reason: 'The worker imports',
    may: ['workbox-strategies', './push.ts', '#contract/locale.ts', '#src/device/outbox.ts', '#src/features/outbox/outbox.command.ts'],
    mayNot: [
      'react',
      'workbox-window',
      '../src/device/outbox.ts',
      '#src/page/messages.ts',
      '#src/features/outbox/OutboxPage.tsx',
      '#server/env.ts',
    ],
  },
];

/** `file <- import` for every import the linter refuses, with the reason it gives; the probes stand in a folder of their own. */
function refusals(): Map<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'accalmie-boundaries-'));
  try {
    copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
    for (const { file, may, mayNot } of boundaries) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), [...may, ...mayNot].map((from) => `import '${from}';\n`).join(''));
    }
    const linted = spawnSync(resolve('node_modules/.bin/oxlint'), ['-c', '.oxlintrc.json', '--format', 'json'], {
      cwd: root,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(linted.stdout) as {
      diagnostics: { message: string; code: string; help: string; filename: string }[];
    };
    const ours = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
    return new Map(ours.map(({ filename, message, help }) => [`${filename} <- ${/'(.+?)'/.exec(message)?.[1]}`, help]));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const refused = refusals();

test.each(boundaries)('$file takes what its folder may, and nothing else', ({ file, reason, may, mayNot }) => {
  expect(may.filter((from) => refused.has(`${file} <- ${from}`))).toEqual([]);
  for (const from of mayNot) expect(refused.get(`${file} <- ${from}`), from).toMatch(new RegExp(reason));
});
