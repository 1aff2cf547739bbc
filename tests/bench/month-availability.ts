import { seedAccounts } from '#server/database/seed/seed-accounts.ts';
import { writePractice } from '#server/database/seed/write-practice.ts';
import type { Deps } from '#server/deps.ts';
import { readAvailability } from '#server/modules/booking/read-availability.ts';
import { medianMs, withBenchDeps } from './bench-deps.ts';

// What a month costs must not grow with the years behind it: an eight-session working day, every day, back from
// the horizon, all of them still accepted, which is more than a practice ever has.
const sizes = [1_000, 10_000, 100_000];
const sessionsADay = 8;
const runs = 200;
// The embedded database is WebAssembly: its engine compiles it better and better over the first seconds.
const warmUpRuns = 2000;
const query = { from: '2026-12-01', to: '2026-12-31', mode: undefined };

async function fill(deps: Deps, from: number, to: number, practice: { clientId: string; therapistId: string; serviceId: string }) {
  await deps.database.run(
    `insert into reservations (id, user_id, therapist_id, service_id, mode, start_date_time, end_date_time, blocked_range,
       price_millimes, status, payment_kind, created_at, updated_at)
     select lpad(to_hex(n), 24, '0'), $1, $2, $3, 'OFFICE', starts, starts + interval '50 minutes',
       tstzrange(starts, starts + interval '60 minutes'), 80000, 'ACCEPTED', 'OFFICE', starts, starts
     from generate_series($4::int, $5::int) n,
       lateral (select timestamptz '2027-01-15 08:00Z' - (n / ${sessionsADay}) * interval '1 day' + (n % ${sessionsADay}) * interval '1 hour' as starts) s`,
    [practice.clientId, practice.therapistId, practice.serviceId, from, to - 1],
  );
}

await withBenchDeps(async (deps) => {
  const people = await seedAccounts(deps, 'bench');
  const { therapistId, serviceIds } = await writePractice(deps, people.therapistId);
  const practice = { clientId: people.clientId, therapistId, serviceId: serviceIds[0] };
  const medians: number[] = [];
  let rows = 0;
  for (const size of sizes) {
    await fill(deps, rows, size, practice);
    rows = size;
    await deps.database.run('analyze reservations');
    const month = () => readAvailability(deps, { ...query, slug: therapistId, serviceId: serviceIds[0] });
    for (let run = 0; medians.length === 0 && run < warmUpRuns; run += 1) await month();
    const median = await medianMs(runs, month);
    medians.push(median);
    const ratio = median / (medians[0] ?? median);
    process.stdout.write(
      `month availability, ${String(size).padStart(6)} reservations: ${median.toFixed(2)} ms (${ratio.toFixed(2)} of the first)\n`,
    );
  }
});
