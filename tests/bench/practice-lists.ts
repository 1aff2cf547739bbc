import { listAccounts as accountsEndpoint } from '#contract/auth/accounts.endpoints.ts';
import { listReservations as reservationsEndpoint } from '#contract/booking/booking.endpoints.ts';
import { initialAccess } from '#contract/permissions.ts';
import { seedAccounts } from '#server/database/seed/seed-accounts.ts';
import { writePractice } from '#server/database/seed/write-practice.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/actor.ts';
import { listAccounts } from '#server/modules/auth/list-accounts.ts';
import { roleIdNamed } from '#server/modules/auth/role.queries.ts';
import { listReservations } from '#server/modules/booking/list-reservations.ts';
import { readAgenda } from '#server/modules/booking/read-agenda.ts';
import { readPracticeDay } from '#server/modules/booking/read-practice-day.ts';
import { medianMs, withBenchDeps } from './bench-deps.ts';

// What a practitioner opens between two sessions must not slow with the years: as many clients as appointments, for the search's sake.
const sizes = [200, 20_000];
const runs = 40;

async function fill(deps: Deps, from: number, to: number, practice: { roleId: string; therapistId: string; serviceId: string }) {
  const numbers = [from, to - 1];
  await deps.database.run(
    `insert into accounts (id, user_name, email, first_name, last_name, phone_number, role_id, is_activated, created_at, updated_at)
     select 'c' || lpad(to_hex(n), 23, '0'), 'client-' || n, 'client-' || n || '@bench.test', 'Leïla', 'Ben-Ali ' || n, '+2169' || lpad(n::text, 7, '0'), $1,
       true, now(), now()
     from generate_series($2::int, $3::int) n`,
    [practice.roleId, ...numbers],
  );
  await deps.database.run(
    `insert into reservations (id, user_id, therapist_id, service_id, mode, start_date_time, end_date_time, blocked_range,
       price_millimes, status, payment_kind, created_at, updated_at)
     select lpad(to_hex(n), 24, '0'), 'c' || lpad(to_hex(n), 23, '0'), $1, $2, 'OFFICE', starts, starts + interval '50 minutes',
       tstzrange(starts, starts + interval '60 minutes'), 80000, case when n % 50 = 0 then 'ON_STAND_BY' else 'ACCEPTED' end, 'OFFICE', starts, starts
     from generate_series($3::int, $4::int) n,
       lateral (select timestamptz '2027-01-15 08:00Z' - (n / 8) * interval '1 day' + (n % 8) * interval '1 hour' as starts) s`,
    [practice.therapistId, practice.serviceId, ...numbers],
  );
}

await withBenchDeps(async (deps) => {
  const people = await seedAccounts(deps, 'bench');
  const { therapistId, serviceIds } = await writePractice(deps, people.therapistId);
  const practice = { roleId: await roleIdNamed(deps.db, 'CLIENT'), therapistId, serviceId: serviceIds[0] };
  const actor: Actor = {
    accountId: people.therapistId,
    deviceId: '',
    roleName: 'THERAPIST',
    access: initialAccess.THERAPIST,
    isActivated: true,
  };
  const asked = <Query>(query: { parse: (given: object) => Query }, given: object) => query.parse(given);
  const works: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a month of the agenda', () => readAgenda(deps, actor, { from: '2026-12-28', to: '2027-02-07' })],
    ['the day', () => readPracticeDay(deps, actor)],
    ['appointments to decide', () => listReservations(deps, actor, asked(reservationsEndpoint.query, { needsDecision: 'true' }))],
    ['appointments of a name', () => listReservations(deps, actor, asked(reservationsEndpoint.query, { keyword: 'ben-ali 19' }))],
    ['clients of a name', () => listAccounts(deps, actor, asked(accountsEndpoint.query, { keyword: 'leila 19', limit: '6' }))],
    ['a client found', () => listAccounts(deps, actor, asked(accountsEndpoint.query, { keyword: 'ALI leila 199', limit: '6' }))],
  ];
  const firsts = new Map<string, number>();
  let rows = 0;
  for (const size of sizes) {
    await fill(deps, rows, size, practice);
    rows = size;
    await deps.database.run('analyze');
    for (const [name, work] of works) {
      const median = await medianMs(runs, work);
      firsts.set(name, firsts.get(name) ?? median);
      const ratio = median / (firsts.get(name) ?? median);
      process.stdout.write(
        `${name}, ${String(size).padStart(6)} reservations: ${median.toFixed(2)} ms (${ratio.toFixed(2)} of the first)\n`,
      );
    }
  }
});
