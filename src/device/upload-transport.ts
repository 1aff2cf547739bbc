import { retryOf, speaksByStatus, type ApiAnswer, type Transport } from './transport.ts';

/** An upload that moves no byte for so long has lost its network: it counts as unsure, not as failed. */
const silenceMs = 60_000;

export interface UploadWatch {
  /** Whole percents of what has left the device, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

function answerOf(request: XMLHttpRequest): ApiAnswer {
  const retry = retryOf(request.getResponseHeader('retry-after'));
  try {
    return { status: request.status, body: JSON.parse(request.responseText), ...retry };
  } catch (cause) {
    if (!speaksByStatus(request.status)) throw cause;
    return { status: request.status, body: undefined, ...retry };
  }
}

/**
 * Carries an upload and reports its progress, which fetch cannot. Aborting the signal rejects with an AbortError;
 * silence of 60 s rejects as a lost network does. For the page only: service workers have no XMLHttpRequest.
 */
export function createUploadTransport({ onProgress, signal }: UploadWatch): Transport {
  return ({ method, url, headers, form }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let silence: ReturnType<typeof setTimeout> | undefined;
      const hear = () => {
        clearTimeout(silence);
        silence = setTimeout(() => request.abort(), silenceMs);
      };
      const abort = () => request.abort();
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        hear();
        if (total > 0) onProgress(Math.floor((loaded / total) * 100));
      });
      request.addEventListener('progress', hear);
      request.addEventListener('load', () => {
        try {
          resolve(answerOf(request));
        } catch {
          reject(new TypeError('Answered by somebody else'));
        }
      });
      request.addEventListener('error', () => reject(new TypeError('The network was lost')));
      request.addEventListener('abort', () =>
        reject(signal.aborted ? new DOMException('Given up', 'AbortError') : new TypeError('Silent for too long')),
      );
      request.addEventListener('loadend', () => {
        clearTimeout(silence);
        signal.removeEventListener('abort', abort);
      });
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      if (signal.aborted) return reject(new DOMException('Given up', 'AbortError'));
      signal.addEventListener('abort', abort);
      hear();
      request.send(form ?? null);
    });
}
