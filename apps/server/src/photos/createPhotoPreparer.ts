import { photoLimits } from '@clothesline/api-client/contract';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../http/turns.js';
import { BadPhoto } from './badPhoto.js';
import type { PhotoRequest, PhotoResponse } from './photoProcess.js';
import type { PreparedPhoto } from './preparePhoto.js';

/** Beside the built server; in tests the source, which Node can run. */
const program = fileURLToPath(
  new URL(`./photoProcess.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
);

export interface PhotoPreparer {
  /** Makes the files of a photo when its network has its turn. Rejects with a `BadPhoto`, or a `HttpError` (503) if too many wait. */
  prepare(bytes: Uint8Array, network: string): Promise<PreparedPhoto>;
  /** Ends the processes that decode. */
  close(): void;
}

export interface PhotoPreparerOptions {
  /** Processor time per photo in ms, and elapsed time on a busy machine. */
  processor?: number;
  timeout?: number;
  /** Milliseconds without a photo until a process is ended. */
  idle?: number;
  /** Processes, each with a photo in memory; `photoProcesses()` by default. */
  processes?: number;
}

/** Photos that may wait, in total and per network. */
const mostWaiting = { waiting: 120, ofNetwork: 12 };

/**
 * Two processes if two cores remain for the rest of the server, so that a slow photo blocks no other; otherwise one.
 */
export function photoProcesses(): number {
  return availableParallelism() >= 4 ? 2 : 1;
}

/**
 * Decodes photos in separate processes. Memory holds one photo per process, however many are sent, and a photo that
 * takes too long or crashes the decoder ends only that process.
 */
export function createPhotoPreparer({
  processes = photoProcesses(),
  ...options
}: PhotoPreparerOptions = {}): PhotoPreparer {
  const inTurn = createTurns({ parallel: processes, ...mostWaiting });
  const all = Array.from({ length: processes }, () => createDecoder(options));
  const free = [...all];

  async function prepare(bytes: Uint8Array): Promise<PreparedPhoto> {
    // Reuses the most recent decoder, which is running. There is one, since no more photos are decoded at once than
    // there are decoders.
    const decoder = free.pop() ?? createDecoder(options);
    try {
      return await decoder.prepare(bytes);
    } finally {
      free.push(decoder);
    }
  }

  return {
    prepare: (bytes, network) => inTurn(network, () => prepare(bytes), { cost: guessCost(bytes) }),
    close() {
      for (const decoder of all) decoder.close();
    },
  };
}

/** Milliseconds that a photo takes about. A small PNG may hold many pixels; other photos have the more bytes. */
function guessCost(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = bytes.byteLength > 25 && view.getUint32(0) === 0x89_50_4e_47;
  const pixels = isPng ? (view.getUint32(16) * view.getUint32(20) * view.getUint8(24)) / 8 : bytes.byteLength * 10;
  return Math.min(pixels / 30_000, 10_000);
}

/** A process that starts with its first photo and decodes one at a time. 64 megapixels take two seconds. */
function createDecoder({ processor = 8000, timeout = 30_000, idle = 30_000 }: PhotoPreparerOptions) {
  let child: ChildProcess | undefined;
  let idling: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      // Passes no settings, since the process reads untrusted bytes. Limits arenas, which would keep freed memory.
      env: { MALLOC_ARENA_MAX: '2' },
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    // The pending request rejects with the error as well; an error event without a listener would end the server.
    started.on('error', () => {});
    started.unref();
    started.channel?.unref();
    return started;
  }

  function close(): void {
    clearTimeout(idling);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function prepare(bytes: Uint8Array): Promise<PreparedPhoto> {
    clearTimeout(idling);
    child ??= start();
    const response = await ask(child, { bytes, rules: photoLimits, processor }, timeout);
    idling = setTimeout(close, idle);
    idling.unref();
    if ('bad' in response && response.bad === 'slow') close();
    if ('bad' in response) throw new BadPhoto(response.bad);
    return response.photo;
  }

  return { prepare, close };
}

async function ask(child: ChildProcess, request: PhotoRequest, timeout: number): Promise<PhotoResponse> {
  const over = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, timeout);
  try {
    const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => {
      if (isLate) throw new BadPhoto('slow');
      if (code === null) throw new BadPhoto('broken');
      throw new Error(`The process that decodes photos ended with code ${code}.`);
    });
    const responded = once(child, 'message', { signal: over.signal }).then(([response]) => response as PhotoResponse);
    child.send(request);
    return await Promise.race([responded, ended]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
