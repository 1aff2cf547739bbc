import { Readable } from 'node:stream';
import type { Endpoint, EventOf } from '#contract/endpoint.ts';

/** Proxies and phone networks drop what has been silent for a minute or less. */
const beatMs = 25_000;
/** Ten minutes, as long as an access token: who listens on has come back, and been looked at again, by then. */
const longestBeats = 24;
const beat = ':\n\n';

/**
 * Events of one endpoint for one caller, as text/event-stream. It ends by itself after ten minutes, and is dropped when
 * the caller takes nothing for a whole beat. Events say that something has changed, so one that is still on its way is
 * not told twice: a caller who does not read costs no memory.
 */
export class EventStream<Event = unknown> extends Readable {
  readonly #schema: NonNullable<Endpoint['answersEvents']>;
  readonly #beating: NodeJS.Timeout;
  readonly #untaken = new Set<string>();
  #beats = 0;

  constructor(schema: NonNullable<Endpoint['answersEvents']>) {
    super();
    this.#schema = schema;
    this.#beating = setInterval(() => this.#beat(), beatMs).unref();
    // The caller, and whatever stands between, learns at once that it has begun.
    this.push(beat);
  }

  static of<E extends Endpoint & { answersEvents: object }>(endpoint: E): EventStream<EventOf<E>> {
    return new EventStream(endpoint.answersEvents);
  }

  tell(event: Event): void {
    if (this.destroyed || this.readableEnded) return;
    const text = `data: ${JSON.stringify(this.#schema.parse(event))}\n\n`;
    if (this.readableLength === 0) this.#untaken.clear();
    if (this.#untaken.has(text)) return;
    this.#untaken.add(text);
    this.push(text);
  }

  /** Ends it as a whole answer; one that is not being read is cut off instead, or nobody would see its end. */
  finish(): void {
    if (this.destroyed) return;
    clearInterval(this.#beating);
    if (this.readableLength > 0) this.destroy();
    else this.push(null);
  }

  #beat(): void {
    this.#beats += 1;
    if (this.readableLength > 0) this.destroy();
    else if (this.#beats >= longestBeats) this.finish();
    else this.push(beat);
  }

  // Whoever has something to say says it: nothing is produced on demand.
  override _read(): void {}

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.#beating);
    done(error);
  }
}
