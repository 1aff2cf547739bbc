import { createApiClient } from '#src/device/api-client.ts';
import { createOutbox, type Outbox } from '#src/device/outbox.ts';
import { sendOutbox, type OutboxCommands } from '#src/device/send-outbox.ts';
import { randomOf, type Random } from './random.ts';
import { Process, SimulatedDevice } from './simulated-device.ts';
import { faults, simulatedTransport, type Fault } from './simulated-network.ts';
import { SimulatedServer } from './simulated-server.ts';

const people = ['ana', 'bilel'] as const;
type Person = (typeof people)[number];

/** What the screen has said of an item. */
interface Promised {
  id: string;
  owner: Person;
  kind: 'PROOF' | 'COMMENT';
  isGivenUp: boolean;
}

export interface ScheduleOptions {
  seed: number;
  commands: OutboxCommands;
  /** A broken outbox, to show that the simulation sees it. */
  spoil?: (outbox: Outbox) => Outbox;
}

/** One life of a phone: items written, networks and tabs dying, people changing; then a calm end. Names what went wrong. */
export async function runSchedule({ seed, commands, spoil = (outbox) => outbox }: ScheduleOptions): Promise<string[]> {
  const random = randomOf(seed);
  const device = new SimulatedDevice();
  const server = new SimulatedServer();
  const promised: Promised[] = [];
  let isCalm = false;
  let now = 1_800_000_000_000;
  let session: ReturnType<SimulatedServer['signIn']> | undefined = server.signIn('ana');
  const faultShare = random.pick([0, 0.1, 0.3, 0.6]);
  const killShare = random.pick([0, 0.3, 0.7]);

  const pickFault = (): Fault | undefined => (!isCalm && random.chance(faultShare) ? random.pick(faults) : undefined);
  const open = (): Process => {
    const process = new Process(device, () => !isCalm && random.chance(faultShare / 20));
    if (!isCalm && random.chance(killShare)) process.killAfter(random.below(60));
    return process;
  };
  const outboxOf = (process: Process): Outbox => spoil(createOutbox(process.database, () => now));

  async function send(process: Process): Promise<void> {
    const transport = simulatedTransport(server, process, random, pickFault);
    await sendOutbox({
      outbox: outboxOf(process),
      commands,
      readAuthID: async () => session?.authID,
      apiClientFor: (authID) =>
        createApiClient({
          transport,
          locale: 'fr',
          tokens: {
            read: async () => (session?.authID === authID ? session : undefined),
            saveAccessToken: async (accessToken) => {
              if (session?.authID === authID) session = { ...session, accessToken };
            },
          },
          onSessionRefused: (refused) => {
            if (session?.refreshToken === refused) session = undefined;
          },
        }),
      isNetworkNews: random.chance(0.5),
      locks: device.locksOf(process),
      now: () => now,
    });
  }

  async function write(process: Process): Promise<void> {
    const owner = session?.authID as Person | undefined;
    if (!owner) return;
    const kind = random.pick(['PROOF', 'COMMENT'] as const);
    const mark = `${owner} ${kind} ${promised.length}`;
    const payload =
      kind === 'PROOF' ? { reservationId: 'a'.repeat(24), transferCode: mark } : { slug: 'un-fil', content: mark, isAnonymous: true };
    const file = kind === 'PROOF' ? new File([mark], 'recu.jpg', { type: 'image/jpeg' }) : undefined;
    const id = await outboxOf(process).enqueue({ authID: owner, kind, payload, file });
    promised.push({ id, owner, kind, isGivenUp: false });
  }

  async function giveUp(process: Process): Promise<void> {
    const own = promised.filter(({ owner, isGivenUp }) => owner === session?.authID && !isGivenUp);
    if (own.length === 0) return;
    const item = random.pick(own);
    await outboxOf(process).discard(item.id);
    item.isGivenUp = true;
  }

  /** What one tab or the worker does before it is closed, or dies; a failure of the disk is told to the person. */
  async function live(actions: number): Promise<void> {
    const process = open();
    try {
      for (let action = 0; action < actions; action += 1) await act(process, random);
    } catch (error) {
      if (!(error instanceof Error || error instanceof DOMException)) throw error;
    } finally {
      if (!process.isDead) process.kill();
    }
  }

  async function act(process: Process, { below }: Random): Promise<void> {
    const choice = below(10);
    if (choice < 3) await write(process);
    else if (choice < 7) await send(process);
    else if (choice === 7) now += below(20 * 60_000);
    else if (choice === 8) await giveUp(process);
    else session = random.chance(0.3) ? undefined : server.signIn(random.pick(people));
  }

  for (let lives = 2 + random.below(4); lives > 0; lives -= 1) await Promise.all([live(4), random.chance(0.6) ? live(3) : undefined]);

  isCalm = true;
  for (const person of people) {
    session = server.signIn(person);
    for (let wake = 0; wake < 3; wake += 1) {
      now += 3_600_000;
      const process = open();
      await send(process);
      process.kill();
    }
  }
  return wrongs(promised, server, await endOf(device));
}

async function endOf(device: SimulatedDevice) {
  const process = new Process(device, () => false);
  const outbox = createOutbox(process.database);
  const entries = (await Promise.all(people.map((person) => outbox.list(person)))).flat();
  const bytes = await process.database.outboxBytes.count();
  process.kill();
  return { entries, bytes };
}

function wrongs(promised: readonly Promised[], server: SimulatedServer, end: Awaited<ReturnType<typeof endOf>>): string[] {
  const found: string[] = [];
  const delivered = new Map<string, number>();
  for (const { itemId } of server.effects) delivered.set(itemId, (delivered.get(itemId) ?? 0) + 1);
  for (const [id, count] of delivered) if (count > 1) found.push(`${id} was delivered ${count} times`);
  for (const { id, owner, isGivenUp } of promised) {
    const entry = end.entries.find((each) => each.id === id);
    const isHeld = entry !== undefined && entry.state !== 'SENT' && entry.isReadable;
    if (!isGivenUp && !delivered.has(id) && !isHeld) found.push(`${id} was lost`);
    if (entry?.state === 'SENT' && !delivered.has(id)) found.push(`${id} is called sent and was not`);
    if (entry?.state === 'QUEUED' || entry?.state === 'SENDING') found.push(`${id} was never sent`);
    const wrongly = server.effects.find((effect) => effect.itemId === id && effect.authID !== owner);
    if (wrongly) found.push(`${id} of ${owner} was sent as ${wrongly.authID}`);
  }
  if (end.bytes > end.entries.filter(({ state, kind }) => state !== 'SENT' && kind === 'PROOF').length) found.push('a file stayed behind');
  return found;
}
