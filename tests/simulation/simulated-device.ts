import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { DBCore, DBCoreTable } from 'dexie';
import { openDatabase, type DeviceDatabase } from '#src/device/database.ts';

/** The tab or the worker has been killed: nothing it was doing goes on. */
export class Killed extends Error {}

/** One tab, or the worker, of the device: it may be killed at any of its steps. */
export class Process {
  private stepsLeft = Number.POSITIVE_INFINITY;
  isDead = false;
  readonly database: DeviceDatabase;

  constructor(
    private readonly device: SimulatedDevice,
    readonly mayFailStorage: () => boolean,
  ) {
    this.database = openDatabase('accalmie', { indexedDB: device.storage, IDBKeyRange });
    this.database.use({ stack: 'dbcore', name: 'faults', create: (core) => this.faulty(core) });
  }

  killAfter(steps: number): void {
    this.stepsLeft = steps;
  }

  kill(): void {
    this.isDead = true;
    this.device.release(this);
    this.database.close();
  }

  /** Before each use of the disk or the network. */
  step(): void {
    if (this.isDead) throw new Killed();
    const isTheOne = this.device.isCrashNow();
    if ((this.stepsLeft -= 1) >= 0 && !isTheOne) return;
    this.kill();
    throw new Killed();
  }

  private faulty(core: DBCore): DBCore {
    return { ...core, table: (name) => this.faultyTable(core.table(name)) };
  }

  private faultyTable(table: DBCoreTable): DBCoreTable {
    return {
      ...table,
      get: (request) => (this.step(), table.get(request)),
      query: (request) => (this.step(), table.query(request)),
      mutate: (request) => {
        this.step();
        if (this.mayFailStorage()) throw new DOMException('The disk is full', 'QuotaExceededError');
        return table.mutate(request);
      },
    };
  }
}

type LockCallback = (lock: object | null) => Promise<unknown>;

/** A phone: one disk, any number of tabs and one worker. */
export class SimulatedDevice {
  readonly storage = new IDBFactory();
  private readonly holders = new Map<string, Process>();
  private stepsTaken = 0;

  /** Whoever takes the step of this number dies before it; the first step is 1, and without a number nobody does. */
  constructor(private readonly crashAtStep?: number) {}

  /** How many uses of the disk or the network its processes have come to. */
  get steps(): number {
    return this.stepsTaken;
  }

  isCrashNow(): boolean {
    this.stepsTaken += 1;
    return this.stepsTaken === this.crashAtStep;
  }

  /** Web Locks as one process sees them: `ifAvailable` only, let go when the process dies. */
  locksOf(process: Process): Pick<LockManager, 'request'> {
    const request = async (name: string, _options: object, work: LockCallback): Promise<unknown> => {
      process.step();
      if (this.holders.has(name)) return work(null);
      this.holders.set(name, process);
      try {
        return await work({ name });
      } finally {
        if (this.holders.get(name) === process) this.holders.delete(name);
      }
    };
    return { request: request as LockManager['request'] };
  }

  release(process: Process): void {
    for (const [name, holder] of this.holders) if (holder === process) this.holders.delete(name);
  }
}
