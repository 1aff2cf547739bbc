import { describe, expect, test, vi } from 'vitest';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { tokenMessage } from '#contract/problem.ts';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { isUploadTokenProblem, type Upload } from './upload-file.ts';
import { recordsOf } from './upload-item.ts';
import { UploadQueue, type UploadQueueOptions } from './upload-queue.ts';

/** Whatever else the machine does. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

const recordOf = (name: string): FileRecord => ({ _id: `id-${name}`, key: name, url: `/${name}`, name, type: 'image/png' });
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const refused = (status: number, message = 'Non') => new ApiProblem(status, { message });

function start(options: Partial<UploadQueueOptions> = {}) {
  const dropped = vi.fn();
  const send = vi.fn(async ({ file: { name } }: Upload) => recordOf(name));
  const getToken = vi.fn(async () => 'token');
  const queue = new UploadQueue({ isSingle: false, initialRecords: [], getToken, send, onDropped: dropped, ...options });
  const states = () => queue.state.get().items.map(({ state }) => state);
  const settled = () => eventually(() => expect(states()).not.toContain('UPLOADING'));
  return { queue, states, settled, dropped, getToken, gate: () => queue.state.get().gate.state };
}

describe('the upload queue', () => {
  test('asks for the token first, then replaces each local file by its record', async () => {
    const { queue, states, gate } = start();
    expect(gate()).toBe('PENDING');
    await queue.wake();
    expect(gate()).toBe('OPEN');
    queue.add([file('a.png'), file('b.png')]);
    await eventually(() => expect(states()).toEqual(['UPLOADED', 'UPLOADED']));
    expect(recordsOf(queue.state.get().items).map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  });

  test('an item waits, uploads from 0 to 100 percent, then is the server’s record and no local file', async () => {
    const seen: string[] = [];
    const send = async ({ onProgress, file: { name } }: Upload) => {
      for (const percent of [1, 50, 100]) onProgress(percent);
      return recordOf(name);
    };
    const { queue } = start({ send });
    queue.state.subscribe(() => {
      const [item] = queue.state.get().items;
      const now = item?.state === 'UPLOADING' ? `UPLOADING ${item.percent}` : item?.state;
      if (now !== undefined && now !== seen.at(-1)) seen.push(now);
    });
    queue.add([file('a.png')]);
    await eventually(() => expect(seen.at(-1)).toBe('UPLOADED'));
    expect(seen).toEqual(['WAITING', 'UPLOADING 0', 'UPLOADING 1', 'UPLOADING 50', 'UPLOADING 100', 'UPLOADED']);
    const [item] = queue.state.get().items;
    expect(item).toMatchObject({ record: recordOf('a.png') });
    expect(item).not.toHaveProperty('file');
  });

  test('stays shut and says why when the token is refused', async () => {
    const onTokenFailure = vi.fn();
    const { queue, gate } = start({ getToken: () => Promise.reject(refused(403)), onTokenFailure });
    await queue.wake();
    expect(gate()).toBe('REFUSED');
    expect(onTokenFailure).toHaveBeenCalledOnce();
  });

  test('opens without a network, keeps the file, and sends it when woken', async () => {
    const getToken = vi.fn().mockRejectedValueOnce(new NetworkFailure()).mockResolvedValue('late');
    const { queue, states, gate } = start({ getToken });
    await queue.wake();
    expect(gate()).toBe('HELD');
    getToken.mockRejectedValueOnce(new NetworkFailure());
    queue.add([file('a.png')]);
    await eventually(() => expect(getToken).toHaveBeenCalledTimes(2));
    expect(states()).toEqual(['WAITING']);
    await queue.wake();
    expect(states()).toEqual(['UPLOADED']);
    expect(gate()).toBe('OPEN');
  });

  test('keeps a file whose network was lost on the way, under the same id', async () => {
    const send = vi.fn().mockRejectedValueOnce(new NetworkFailure()).mockResolvedValue(recordOf('a.png'));
    const { queue, states, gate, dropped } = start({ send });
    queue.add([file('a.png')]);
    await eventually(() => expect(gate()).toBe('HELD'));
    expect(states()).toEqual(['WAITING']);
    await queue.wake();
    expect(states()).toEqual(['UPLOADED']);
    expect(send.mock.calls[0]?.[0].id).toBe(send.mock.calls[1]?.[0].id);
    expect(dropped).not.toHaveBeenCalled();
  });

  test('drops what the server refuses, and goes on with the next', async () => {
    const send = vi.fn().mockRejectedValueOnce(refused(415)).mockResolvedValue(recordOf('b.png'));
    const { queue, states, dropped } = start({ send });
    queue.add([file('a.png'), file('b.png')]);
    await eventually(() => expect(states()).toEqual(['UPLOADED']));
    expect(dropped).toHaveBeenCalledOnce();
  });

  test('asks for a new token once when the old one has died', async () => {
    const dead = new ApiProblem(403, { message: tokenMessage, reason: 'TOKEN' });
    expect(isUploadTokenProblem(dead)).toBe(true);
    const send = vi.fn().mockRejectedValueOnce(dead).mockResolvedValue(recordOf('a.png'));
    const { queue, states, getToken, dropped } = start({ send });
    queue.add([file('a.png')]);
    await eventually(() => expect(states()).toEqual(['UPLOADED']));
    expect(getToken).toHaveBeenCalledTimes(2);
    send.mockRejectedValue(dead);
    queue.add([file('b.png')]);
    await eventually(() => expect(dropped).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledTimes(4);
  });

  test('takes a cancelled upload for neither a failure nor a success', async () => {
    const send = ({ signal }: Upload) =>
      new Promise<FileRecord>((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
    const { queue, states, dropped } = start({ send });
    queue.add([file('a.png')]);
    await eventually(() => expect(states()).toEqual(['UPLOADING']));
    queue.remove(queue.state.get().items[0]?.id ?? '');
    expect(states()).toEqual([]);
    queue.add([file('b.png')]);
    await eventually(() => expect(states()).toEqual(['UPLOADING']));
    queue.stop();
    expect(states()).toEqual([]);
    expect(dropped).not.toHaveBeenCalled();
  });

  test('keeps the old single file until the new one is there, and brings it back when that one fails', async () => {
    const old = recordOf('old.png');
    const send = vi.fn().mockRejectedValueOnce(refused(415)).mockResolvedValue(recordOf('new.png'));
    const { queue, settled } = start({ isSingle: true, initialRecords: [old], send });
    const value = () => recordsOf(queue.state.get().items).map(({ name }) => name);
    queue.add([file('broken.png')]);
    expect(value()).toEqual(['old.png']);
    await eventually(() => expect(send).toHaveBeenCalledOnce());
    await settled();
    expect(value()).toEqual(['old.png']);
    queue.add([file('new.png')]);
    await eventually(() => expect(value()).toEqual(['new.png']));
  });

  test('makes a picked file ready without a network, for the host to keep', async () => {
    const shrunk = file('small.jpg');
    const getToken = vi.fn().mockRejectedValue(new NetworkFailure());
    const { queue, states } = start({ getToken, prepare: () => Promise.resolve(shrunk) });
    queue.add([file('a.png')]);
    await eventually(() => expect(queue.state.get().items[0]?.ready).toBe(shrunk));
    expect(states()).toEqual(['WAITING']);
    getToken.mockResolvedValue('token');
    await queue.wake();
    expect(states()).toEqual(['UPLOADED']);
    expect(queue.state.get().items[0]?.ready).toBe(shrunk);
  });

  test('drops at once, without a network too, what cannot be made ready', async () => {
    const getToken = () => Promise.reject(new NetworkFailure());
    const { queue, states, dropped } = start({ getToken, prepare: () => Promise.reject(new Error('unreadable')) });
    queue.add([file('a.png')]);
    await eventually(() => expect(states()).toEqual([]));
    expect(dropped).toHaveBeenCalledOnce();
  });

  test('sends what the host has kept as it is', async () => {
    const prepare = vi.fn();
    const { queue } = start({ initialFiles: [file('kept.jpg')], prepare });
    await queue.wake();
    expect(recordsOf(queue.state.get().items).map(({ name }) => name)).toEqual(['kept.jpg']);
    expect(prepare).not.toHaveBeenCalled();
  });

  test('sends it in the place of what the field held, which counts until then', async () => {
    const { queue } = start({ isSingle: true, initialRecords: [recordOf('old.jpg')], initialFiles: [file('kept.jpg')] });
    const names = () => recordsOf(queue.state.get().items).map(({ name }) => name);
    expect(names()).toEqual(['old.jpg']);
    await queue.wake();
    expect(names()).toEqual(['kept.jpg']);
  });
});
