import { photoLimits } from '@clothesline/api-client/contract';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../http/turns.js';
import { BadPhoto } from './badPhoto.js';
import type { PhotoRequest, PhotoResponse } from './photoProcess.js';
import type { PreparedPhoto } from './preparePhoto.js';

const program = fileURLToPath(
  new URL(`./photoProcess.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
);

export interface PhotoPreparer {
  /**
   * Decodes a photo when it's the network's turn. Rejects with `BadPhoto`, or with a 503 `HttpError` if the queue is
   * full.
   */
  prepare(bytes: Uint8Array, network: string): Promise<PreparedPhoto>;
  close(): void;
}

export interface PhotoPreparerOptions {
  /** Limits for CPU time and elapsed time per photo (in ms) */
  processor?: number;
  timeout?: number;
  idle?: number;
  processes?: number;
}

const maxWaiting = { waiting: 120, ofNetwork: 12 };

/** Leaves at least two cores for everything else. */
export function photoProcesses(): number {
  return availableParallelism() >= 4 ? 2 : 1;
}

/**
 * Decodes photos in separate processes that handle a single photo at a time to limit memory usage. If a photo is slow
 * or crashes the decoder, it only takes that process down.
 */
export function createPhotoPreparer({
  processes = photoProcesses(),
  ...options
}: PhotoPreparerOptions = {}): PhotoPreparer {
  const inTurn = createTurns({ parallel: processes, ...maxWaiting });
  const all = Array.from({ length: processes }, () => createDecoder(options));
  const free = [...all];

  async function prepare(bytes: Uint8Array): Promise<PreparedPhoto> {
    // Prefer the most recently used decoder. A free decoder is always available: the queue never runs more work than
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

/**
 * Estimates the cost in ms. PNGs can pack lots of pixels into few bytes, whereas the cost of other formats grows with
 * their size.
 */
function guessCost(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = bytes.byteLength > 25 && view.getUint32(0) === 0x89_50_4e_47;
  const pixels = isPng ? (view.getUint32(16) * view.getUint32(20) * view.getUint8(24)) / 8 : bytes.byteLength * 10;
  return Math.min(pixels / 30_000, 10_000);
}

/** Wraps a process that decodes a single photo at a time. 64 megapixels typically take two seconds. */
function createDecoder({ processor = 8000, timeout = 30_000, idle = 30_000 }: PhotoPreparerOptions) {
  let child: ChildProcess | undefined;
  let idling: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      // Pass no environment, as this process handles untrusted data. Having fewer malloc arenas saves memory.
      env: { MALLOC_ARENA_MAX: '2' },
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
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
      throw new Error(`The photo decoder exited with code ${code}.`);
    });
    const responded = once(child, 'message', { signal: over.signal }).then(([response]) => response as PhotoResponse);
    child.send(request);
    return await Promise.race([responded, ended]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
