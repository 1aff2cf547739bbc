import { IDBKeyRange } from 'fake-indexeddb';
import { openDatabase } from '#src/device/database.ts';
import { createDrafts } from '#src/device/drafts.ts';
import { eraseDevice } from '#src/device/erase-device.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { createOutbox, NoLongerCorrectable, type NewItem, type Outbox } from '#src/device/outbox.ts';
import { withPatience } from '#src/device/patient-transport.ts';
import { personApiClient } from '#src/device/person-api-client.ts';
import { sendOutbox } from '#src/device/send-outbox.ts';
import { readSession, saveSession } from '#src/device/session-tokens.ts';
import { outboxCommands, publicPlaceOf } from '#src/features/outbox/outbox.command.ts';
import { fetchTransport, type Transport } from '#src/device/transport.ts';
import { randomOf } from './random.ts';
import { Process, SimulatedDevice } from './simulated-device.ts';
import { faults, simulatedFetch, type Fault } from './simulated-network.ts';
import { SimulatedServer } from './simulated-server.ts';

/** How long an answer is waited for, in milliseconds of the real clock: little where it may never come. */
const patience = { amidFaults: 25, else: 5000 };
const people = ['ana', 'bilel'] as const;
type Person = (typeof people)[number];

/** What the screen has said of an item. */
interface Promised {
  id: string;
  owner: Person;
  kind: 'PROOF' | 'COMMENT';
  /** By the person's own word; or erased with the rest when they left in another tab, if it was there by then. */
  end?: 'GIVEN_UP' | 'PERHAPS_ERASED';
  /** What it puts right. */
  corrects?: Promised;
}

/** Each item is written in a draft of its own. */
const draftOf = ({ payload }: Pick<NewItem, 'payload'>): string => JSON.stringify(payload);

/** What the device has of its outbox, and of what was typed for it. */
interface Kept {
  entries: OutboxEntry[];
  files: number;
  /** Their names. */
  drafts: string[];
}

/** One thing that happens in a tab or to its person. */
export type Act =
  | { do: 'WRITE'; kind: Promised['kind'] }
  /** `meets`: the fate of its requests, in their order. */
  | { do: 'SEND'; meets?: readonly (Fault | undefined)[] }
  | { do: 'GIVE_UP' | 'EDIT' | 'RETRY'; isNewest?: boolean }
  | { do: 'WAIT'; ms: number }
  | { do: 'SIGN_IN'; person: Person }
  /** The person logs out, and gives up all that waits on this device; the server ends every session. */
  | { do: 'LEAVE' | 'SESSIONS_END' }
  /** Whatever was refused is sent again as it is. */
  | { do: 'RETRY_ALL' };

export interface ScheduleOptions {
  seed: number;
  /** One tab after the other, where nothing fails but what is said here. Left out: lives that the seed decides. */
  lives?: readonly (readonly Act[])[];
  /** The tab or worker that comes to this use of the disk or the network, counted from 1 over the whole run, dies before it. */
  crashAtStep?: number;
  /** A broken outbox, to show that the simulation sees it. */
  spoil?: (outbox: Outbox) => Outbox;
}

export interface ScheduleOutcome {
  wrongs: string[];
  /** How many steps its tabs and workers came to. */
  steps: number;
}

/** One life of a phone: items written, networks and tabs dying, people changing; then a calm end. Names what went wrong. */
export async function runSchedule({ seed, lives, crashAtStep, spoil = (outbox) => outbox }: ScheduleOptions): Promise<ScheduleOutcome> {
  const random = randomOf(seed);
  const device = new SimulatedDevice(crashAtStep);
  const server = new SimulatedServer();
  const promised: Promised[] = [];
  let isCalm = false;
  let marks = 0;
  let leaves = 0;
  let now = 1_800_000_000_000;
  const faultShare = lives ? 0 : random.pick([0, 0.1, 0.3, 0.6]);
  const killShare = lives ? 0 : random.pick([0, 0.3, 0.7]);

  const pickFault = (): Fault | undefined => (!isCalm && random.chance(faultShare) ? random.pick(faults) : undefined);
  const open = (): Process => {
    const process = new Process(device, () => !isCalm && random.chance(faultShare / 20));
    if (!isCalm && random.chance(killShare)) process.killAfter(random.below(60));
    return process;
  };
  const outboxOf = (process: Process): Outbox => spoil(createOutbox(process.database, () => now));

  async function send(process: Process, meets: readonly (Fault | undefined)[] = []): Promise<void> {
    const fates = [...meets];
    const network = simulatedFetch(server, process, random, () => (fates.length > 0 ? fates.shift() : pickFault()));
    // Each process has a network of its own; the transport asks for it before it waits for anything.
    const overThis: Transport = (request) => {
      globalThis.fetch = network as typeof fetch;
      return fetchTransport(request);
    };
    const waitMs = isCalm || lives ? patience.else : patience.amidFaults;
    const transport = withPatience(overThis, { call: waitMs, upload: waitMs });
    await sendOutbox({
      outbox: outboxOf(process),
      commands: outboxCommands,
      publicPlaceOf,
      readAuthID: () => authIDOf(process),
      apiClientFor: (authID, locale) => personApiClient(authID, locale, transport, process.database),
      isNetworkNews: random.chance(0.5),
      locks: device.locksOf(process),
      now: () => now,
    });
  }

  async function write(process: Process, kind: Promised['kind']): Promise<void> {
    const owner = await authIDOf(process);
    if (!owner) return;
    const before = leaves;
    const id = await outboxOf(process).enqueue(await written(process, newItem(owner, kind)));
    // In another tab the person has left meanwhile.
    promised.push({ id, owner, kind, ...(leaves > before && { end: 'PERHAPS_ERASED' }) });
  }

  /** The form keeps what is typed until it is in the outbox. */
  async function written(process: Process, item: NewItem): Promise<NewItem> {
    const name = draftOf(item);
    await createDrafts(process.database).keep(item.authID, name, item.payload);
    return { ...item, drafts: [[item.authID, name]] };
  }

  function newItem(authID: Person, kind: Promised['kind']): NewItem {
    const mark = `${authID} ${kind} ${(marks += 1)}`;
    const payload =
      kind === 'PROOF' ? { reservationId: 'a'.repeat(24), transferCode: mark } : { slug: 'un-fil', threadTitle: 'Un fil', content: mark };
    return { authID, kind, payload, file: kind === 'PROOF' ? new File([mark], 'recu.jpg', { type: 'image/jpeg' }) : undefined };
  }

  /** Whom this device belongs to, as its own disk says. */
  const authIDOf = async ({ database }: Process) => (await readSession(database))?.authID as Person | undefined;

  async function pickOwn(process: Process, isNewest = false): Promise<Promised | undefined> {
    const authID = await authIDOf(process);
    const own = promised.filter(({ owner, end }) => owner === authID && !end);
    return isNewest ? own.at(-1) : random.pick(own);
  }

  async function giveUp(process: Process, isNewest?: boolean): Promise<void> {
    const item = await pickOwn(process, isNewest);
    if (!item) return;
    await outboxOf(process).discard(item.id);
    item.end = 'GIVEN_UP';
  }

  async function edit(process: Process, isNewest?: boolean): Promise<void> {
    const item = await pickOwn(process, isNewest);
    if (!item) return;
    const before = leaves;
    try {
      const id = await outboxOf(process).replace(item.id, await written(process, newItem(item.owner, item.kind)));
      promised.push({ id, owner: item.owner, kind: item.kind, corrects: item, ...(leaves > before && { end: 'PERHAPS_ERASED' }) });
      item.end = 'GIVEN_UP';
    } catch (error) {
      // A proof that is being sent, or has been, or what is gone: the person is told, and keeps both texts.
      if (!(error instanceof NoLongerCorrectable)) throw error;
    }
  }

  async function retry(process: Process, isNewest?: boolean): Promise<void> {
    const item = await pickOwn(process, isNewest);
    if (item) await outboxOf(process).retry(item.id);
  }

  async function retryAll(process: Process): Promise<void> {
    const outbox = outboxOf(process);
    const authID = await authIDOf(process);
    for (const { id, state } of authID ? await outbox.list(authID) : []) if (state === 'NEEDS_FIX') await outbox.retry(id);
  }

  async function leave({ database }: Process): Promise<void> {
    const here = new Set(promised);
    await eraseDevice(database);
    leaves += 1;
    for (const item of promised) item.end ??= here.has(item) ? 'GIVEN_UP' : 'PERHAPS_ERASED';
  }

  const signIn = (process: Process, person: Person): Promise<void> =>
    saveSession({ ...server.signIn(person), firstName: null }, undefined, process.database);

  async function perform(process: Process, act: Act): Promise<void> {
    if (act.do === 'WRITE') await write(process, act.kind);
    else if (act.do === 'SEND') await send(process, act.meets);
    else if (act.do === 'GIVE_UP') await giveUp(process, act.isNewest);
    else if (act.do === 'EDIT') await edit(process, act.isNewest);
    else if (act.do === 'RETRY') await retry(process, act.isNewest);
    else if (act.do === 'RETRY_ALL') await retryAll(process);
    else if (act.do === 'WAIT') now += act.ms;
    else if (act.do === 'SIGN_IN') await signIn(process, act.person);
    else if (act.do === 'LEAVE') await leave(process);
    else server.endSessions();
  }

  function pickAct(): Act {
    const choice = random.below(60);
    if (choice < 18) return { do: 'WRITE', kind: random.pick(['PROOF', 'COMMENT'] as const) };
    if (choice < 42) return { do: 'SEND' };
    if (choice < 47) return { do: 'WAIT', ms: random.below(20 * 60_000) };
    if (choice < 57)
      return random.pick([{ do: 'GIVE_UP' }, { do: 'EDIT' }, { do: 'RETRY' }, { do: 'SIGN_IN', person: random.pick(people) }]);
    return { do: choice === 57 ? 'LEAVE' : 'SESSIONS_END' };
  }

  /** What one tab or the worker does before it is closed, or dies; a failure of the disk is told to the person. */
  async function live(acts: Iterable<Act>): Promise<void> {
    const process = open();
    try {
      for (const act of acts) await perform(process, act);
    } catch (error) {
      if (!(error instanceof Error || error instanceof DOMException)) throw error;
      // In the calm nothing fails but whoever dies.
      if (isCalm && !process.isDead) throw error;
    } finally {
      if (!process.isDead) process.kill();
    }
  }

  function* picked(count: number): Generator<Act> {
    for (let act = 0; act < count; act += 1) yield pickAct();
  }

  async function livePicked(): Promise<void> {
    for (let left = 2 + random.below(4); left > 0; left -= 1) {
      await Promise.all([live(picked(4)), random.chance(0.6) ? live(picked(3)) : undefined]);
    }
  }

  /** The person comes back, sends again what was refused, and goes on; with a tab to spare for one that dies. */
  async function settle(person: Person): Promise<void> {
    for (let wake = 0; wake < 2; wake += 1) {
      now += 3_600_000;
      await live([{ do: 'SIGN_IN', person }]);
      await live([{ do: 'SIGN_IN', person }, { do: 'RETRY_ALL' }, { do: 'SEND' }]);
    }
  }

  await live([{ do: 'SIGN_IN', person: 'ana' }]);
  if (lives) for (const acts of lives) await live(acts);
  else await livePicked();
  const amid = wrongsAtAnyTime(promised, server, await readDevice(device));

  isCalm = true;
  for (const person of people) await settle(person);
  const end = await readDevice(device);
  return { wrongs: [...amid, ...wrongsAtAnyTime(promised, server, end), ...neverSent(promised, end)], steps: device.steps };
}

/** What lies on the disk, read past every fault. */
async function readDevice({ storage }: SimulatedDevice): Promise<Kept> {
  const database = openDatabase('accalmie', { indexedDB: storage, IDBKeyRange });
  const outbox = createOutbox(database);
  const entries = (await Promise.all(people.map((person) => outbox.list(person)))).flat();
  const files = await database.outboxBytes.count();
  const named = await Promise.all(people.map((person) => createDrafts(database).names(person, '')));
  const drafts = named.flat().map(({ name }) => name);
  database.close();
  return { entries, files, drafts };
}

/** The ids of what was put right in turn, the latest first. */
const earlierOf = (item: Promised | undefined): string[] => (item ? [item.id, ...earlierOf(item.corrects)] : []);

/** At any time: nothing twice, nothing lost, nothing under another name, and no word to the person that is not so. */
function wrongsAtAnyTime(promised: readonly Promised[], server: SimulatedServer, { entries, files, drafts }: Kept): string[] {
  const found: string[] = [];
  const delivered = new Map<string, number>();
  for (const { itemId } of server.effects) delivered.set(itemId, (delivered.get(itemId) ?? 0) + 1);
  for (const [id, count] of delivered) if (count > 1) found.push(`${id} was delivered ${count} times`);
  for (const { id, owner, kind, end, corrects } of promised) {
    const entry = entries.find((each) => each.id === id);
    const isHeld = entry !== undefined && entry.state !== 'SENT' && entry.isReadable;
    if (!end && !delivered.has(id) && !isHeld) found.push(`${id} was lost`);
    if (end === 'GIVEN_UP' && entry) found.push(`${id} was given up and is still here`);
    if (entry?.state === 'SENT' && !delivered.has(id)) found.push(`${id} is called sent and was not`);
    if (entry?.state === 'NEEDS_FIX' && !server.refused.has(id)) found.push(`${id} is called refused and was not`);
    const wrongly = server.effects.find((effect) => effect.itemId === id && effect.authID !== owner);
    if (wrongly) found.push(`${id} of ${owner} was sent as ${wrongly.authID}`);
    // A money order takes one proof, whoever sends it: of comments there may be two.
    const beside = kind === 'COMMENT' && delivered.has(id) ? earlierOf(corrects).filter((earlier) => delivered.has(earlier)) : [];
    for (const earlier of beside) found.push(`${id} and ${earlier}, which it puts right, both stand`);
  }
  if (files > entries.filter(({ state, kind }) => state !== 'SENT' && kind === 'PROOF').length) found.push('a file stayed behind');
  for (const entry of entries) if (entry.payload && drafts.includes(draftOf(entry))) found.push(`${entry.id} could be written twice`);
  return found;
}

/** Once both have come back to a calm network, with what was refused sent again: nothing waits. */
const neverSent = (promised: readonly Promised[], { entries }: Kept): string[] =>
  promised
    .filter(({ id, end }) => !end && entries.some((entry) => entry.id === id && entry.state !== 'SENT'))
    .map(({ id }) => `${id} was never sent`);
