import { spawnSync } from 'node:child_process';
import { installFromDebian, isDebianRoot } from '../tests/support/find-browser.ts';
import { buildStep, databaseProjects, emptyResults, journeyStep, runSteps, vitestStep, type Step } from './run-steps.ts';
import { conclude, judge } from './verdict.ts';

/** The tests of `npm test` that take a number, with big ones. */
const numbers = {
  PROVE: 'on',
  PROVE_CRASHES: '20000',
  PROVE_EDITS: '2000',
  PROVE_FUZZ: '1000000',
  PROVE_KILLS: '500',
  PROVE_MONEY: '3000',
  PROVE_OPENERS: '200',
  PROVE_ROUNDS: '50',
  PROVE_RUNS: '10000',
  PROVE_SCHEDULES: '10000',
  PROVE_SOAK: '500',
  PROVE_WEBHOOKS: '5000',
};

/** What reads, books, pays and decides by the calendar. */
const byTheCalendar = [
  'journeys/booking',
  'journeys/reservations',
  'journeys/near-appointments',
  'journeys/proof',
  'journeys/practice.spec',
  'journeys/main-job',
  'journeys/specified-words',
  'offline/reading',
];

/** Instants in Africa/Tunis at which a calendar is not like on other days. */
const instants = {
  'a Saturday evening, the 28th': '2026-11-28 18:30:00',
  'a Sunday': '2026-11-29 11:00:00',
  'the last day of a short month': '2026-11-30 10:00:00',
  'the first minutes of a month': '2026-12-01 00:10:00',
  'the last half hour of a year': '2026-12-31 23:30:00',
  'a day of Ramadan': '2027-02-20 09:00:00',
  'the day that comes every four years': '2028-02-29 12:00:00',
};

const zones = ['America/Los_Angeles', 'Asia/Tokyo'];

/** Moves node, the servers it starts and the browser to another instant; a PostgreSQL server does not start under it. */
function hasFaketime(): boolean {
  const isThere = () => spawnSync('faketime', ['--version']).error === undefined;
  return isThere() || (isDebianRoot() && installFromDebian('faketime') && isThere());
}

const calendarStep = (name: string, env: Readonly<Record<string, string>>): Step =>
  journeyStep(name, { env, given: [...byTheCalendar, '--project=embedded', '--project=offline-reading'] });

function atInstant(name: string, instant: string): Step {
  const step = calendarStep(name.replaceAll(/\W+/g, '-'), { TZ: 'Africa/Tunis' });
  return { ...step, command: ['faketime', instant, ...step.command] };
}

const inZone = (zone: string): Step => calendarStep(`everything-in-${zone.replace('/', '-')}`, { TZ: zone, JOURNEY_ZONE: zone });

function provenNumbers(): Step {
  const step = vitestStep('numbers', ['unit', 'house', 'simulation', 'load', ...databaseProjects], [], ['--testTimeout', '7200000']);
  return { ...step, env: { ...step.env, ...numbers } };
}

const parts: Readonly<Record<string, () => Step[]>> = {
  journeys: () => [journeyStep('journeys', { env: { PROVE: 'on', PROVE_LANGUAGES: 'both' } })],
  instants: () => Object.entries(instants).map(([name, instant]) => atInstant(name, instant)),
  zones: () => zones.map(inZone),
  numbers: () => [provenNumbers()],
};

/** `npm run prove`, or some of its parts by name. Nothing is asked twice: what fails here fails. */
async function prove(asked: readonly string[]): Promise<void> {
  const unknown = asked.find((name) => !(name in parts));
  const needsFaketime = asked.length === 0 || asked.includes('instants');
  const problem =
    unknown === undefined
      ? needsFaketime && !hasFaketime() && 'faketime is needed to move the clock: install it (Debian: apt-get install faketime).'
      : `There is no part "${unknown}": ${Object.keys(parts).join(', ')}.`;
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
    return;
  }
  emptyResults();
  const steps = Object.entries(parts).flatMap(([name, stepsOf]) => (asked.length === 0 || asked.includes(name) ? stepsOf() : []));
  conclude(judge(await runSteps([buildStep, ...steps], { asksAgain: false }), 0));
}

await prove(process.argv.slice(2));
