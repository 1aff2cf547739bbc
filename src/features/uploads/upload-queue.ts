import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { createPageState, type PageState } from '#src/page/page-state.ts';
import { isUploadTokenProblem, type Upload } from './upload-file.ts';
import { uploaded, withoutItem, type UploadItem } from './upload-item.ts';

/** HELD: no network, so files are taken and sent later. REFUSED: the media service is closed to this person. */
export type Gate = { state: 'PENDING' | 'OPEN' | 'HELD' } | { state: 'REFUSED'; error: ApiProblem };
export interface Uploads {
  gate: Gate;
  items: UploadItem[];
}

export interface UploadQueueOptions {
  isSingle: boolean;
  initialRecords: readonly FileRecord[];
  /** Made ready in an earlier life of the page, and not sent. */
  initialFiles?: readonly File[];
  getToken: () => Promise<string>;
  send: (upload: Upload) => Promise<FileRecord>;
  prepare?: (file: File) => Promise<File>;
  onTokenFailure?: (error: unknown) => void;
  /** The file could not be taken: the item is gone. */
  onDropped: (error: unknown, file: File) => void;
}

/** A token that has not come by then is waited for with the area open: on a dead network it may never come. */
const tokenPatienceMs = 8000;

const isRefusal = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status < 500;

/** Sends files one after the other, through a lost network too, for as long as the page lives. */
export class UploadQueue {
  readonly state: PageState<Uploads>;
  private token: string | undefined;
  private running: Promise<void> | undefined;
  private isWokenAgain = false;
  private readonly ready = new Map<string, Promise<File | undefined>>();
  private lastReady: Promise<unknown> = Promise.resolve();
  private readonly aborts = new Map<string, AbortController>();

  constructor(private readonly options: UploadQueueOptions) {
    const { isSingle, initialRecords, initialFiles = [] } = options;
    const [replaces] = isSingle && initialFiles.length > 0 ? initialRecords : [];
    const kept = initialFiles.map((file): UploadItem => ({
      state: 'WAITING',
      id: crypto.randomUUID(),
      file,
      ready: file,
      ...(replaces && { replaces }),
    }));
    const items = [...(replaces ? [] : initialRecords.map((record) => uploaded(record))), ...kept];
    this.state = createPageState<Uploads>({ gate: { state: 'PENDING' }, items });
    for (const { id, ready } of kept) this.ready.set(id, Promise.resolve(ready));
  }

  /** Asks for the token, and sends what waits: at the start, and each time the network may be back. */
  wake(): Promise<void> {
    this.isWokenAgain = this.running !== undefined;
    this.running ??= this.work().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  add(files: readonly File[]): void {
    const replaced = this.options.isSingle ? this.state.get().items : [];
    const kept = this.options.isSingle ? [] : this.state.get().items;
    for (const { id } of replaced) this.aborts.get(id)?.abort();
    const [old] = replaced;
    const replaces = old?.state === 'UPLOADED' ? old.record : old?.replaces;
    const added = files.map((file): UploadItem => ({ state: 'WAITING', id: crypto.randomUUID(), file, ...(replaces && { replaces }) }));
    this.setItems([...kept, ...added]);
    for (const [index, file] of files.entries()) this.makeReady(added[index]?.id ?? '', file);
    void this.wake();
  }

  remove(id: string): void {
    this.aborts.get(id)?.abort();
    this.setItems(withoutItem(this.state.get().items, id));
  }

  /** Leaving the screen: whatever is on its way is given up. */
  stop(): void {
    for (const abort of this.aborts.values()) abort.abort();
    this.setItems(this.state.get().items.filter(({ state }) => state === 'UPLOADED'));
  }

  private async work(): Promise<void> {
    do {
      this.isWokenAgain = false;
      if (this.state.get().gate.state === 'REFUSED') return;
      if (await this.hasToken()) await this.sendAll();
    } while (this.isWokenAgain);
  }

  private setItems(items: UploadItem[]): void {
    this.state.set({ ...this.state.get(), items });
  }

  private setGate(gate: Gate): void {
    this.state.set({ ...this.state.get(), gate });
  }

  /** At once, network or not, since the host may have it sent by other means; one by one, since photos are large. */
  private makeReady(id: string, picked: File): void {
    const making = this.lastReady.then(async () => {
      try {
        const file = (await this.options.prepare?.(picked)) ?? picked;
        this.replace(id, (item) => ({ ...item, ready: file }));
        return file;
      } catch (error) {
        this.drop(id, error, picked);
        return undefined;
      }
    });
    this.lastReady = making;
    this.ready.set(id, making);
  }

  private drop(id: string, error: unknown, file: File): void {
    const isGivenUp = !this.state.get().items.some((item) => item.id === id);
    this.setItems(withoutItem(this.state.get().items, id));
    if (!isGivenUp) this.options.onDropped(error, file);
  }

  private async hasToken(): Promise<boolean> {
    if (this.token !== undefined) return true;
    const patience = setTimeout(() => this.state.get().gate.state === 'PENDING' && this.setGate({ state: 'HELD' }), tokenPatienceMs);
    try {
      this.token = await this.options.getToken();
      this.setGate({ state: 'OPEN' });
      return true;
    } catch (error) {
      this.setGate(isRefusal(error) ? { state: 'REFUSED', error } : { state: 'HELD' });
      this.options.onTokenFailure?.(error);
      return false;
    } finally {
      clearTimeout(patience);
    }
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const item = this.state.get().items.find(({ state }) => state === 'WAITING');
      if (item?.state !== 'WAITING') return;
      try {
        const record = await this.sendOne(item.id);
        this.replace(item.id, ({ ready }) => uploaded(record, ready));
        this.setGate({ state: 'OPEN' });
      } catch (error) {
        if (error instanceof NetworkFailure) {
          this.replace(item.id, (current) => ({ ...current, state: 'WAITING' }));
          this.setGate({ state: 'HELD' });
          return;
        }
        this.drop(item.id, error, item.file);
        if (this.token === undefined) return;
      } finally {
        this.aborts.delete(item.id);
      }
    }
  }

  private async sendOne(id: string): Promise<FileRecord> {
    const abort = new AbortController();
    this.aborts.set(id, abort);
    const file = await this.ready.get(id);
    abort.signal.throwIfAborted();
    if (!file) throw new DOMException('It could not be made ready, and is gone', 'AbortError');
    const onProgress = (percent: number) => this.replace(id, (current) => ({ ...current, state: 'UPLOADING', percent }));
    const send = () => {
      onProgress(0);
      return this.options.send({ id, file, token: this.token ?? '', onProgress, signal: abort.signal });
    };
    try {
      return await send();
    } catch (error) {
      if (!isUploadTokenProblem(error)) throw error;
      this.token = undefined;
      // The reason why no new one came is told by the gate.
      if (!(await this.hasToken())) throw this.state.get().gate.state === 'HELD' ? new NetworkFailure(error) : error;
      return send();
    }
  }

  private replace(id: string, change: (item: Exclude<UploadItem, { state: 'UPLOADED' }>) => UploadItem): void {
    this.setItems(this.state.get().items.map((item) => (item.id === id && item.state !== 'UPLOADED' ? change(item) : item)));
  }
}
