import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { StatementResult, WorkerChange, WorkerRequest, WorkerResponse } from './embeddedWorker.js';

/** Beside the built server; in tests the source, which Node runs as it is. */
const program = new URL(`./embeddedWorker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** PGlite's PostgreSQL, compiled once for all threads of this process: that is half of the time in which a store opens. */
let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
}

/** Parts that the thread is started with. */
export interface WorkerData {
  folder: string;
  postgres: WebAssembly.Module;
}

/** Milliseconds that a statement may run beyond its time limit until the thread is ended. */
const grace = 2000;

/** Milliseconds between two looks at what the thread does. */
const lookInterval = 250;

/** PostgreSQL's code for a database that ended: callers get 503. */
const endedCode = '57P02';

/**
 * Sends the thread a request, and resolves with its result. `timeout` is the statement's time limit in milliseconds: the
 * thread is ended where the statement runs far longer. Rejects with PostgreSQL's 57P02 where the thread has ended.
 */
export type AskWorker = (
  statement: WorkerRequest['statement'],
  timeout?: number,
) => Promise<StatementResult | undefined>;

export interface WorkerEvents {
  /** Called when the thread has ended, for whatever reason. */
  onEnd?: () => unknown;
  /** Called with the statement that the thread is ended for. */
  onRunaway?: (sql: string) => void;
  /** Called with each change that was committed. */
  onChange?: (text: string) => void;
}

interface Waiting extends PromiseWithResolvers<StatementResult | undefined> {
  statement: WorkerRequest['statement'];
  timeout: number | undefined;
}

/**
 * Starts the thread of the embedded PostgreSQL, and resolves once its database is open. Rejects with PostgreSQL's or the
 * file system's error.
 */
export async function startWorker(
  folder: string,
  { onEnd = () => {}, onRunaway = () => {}, onChange = () => {} }: WorkerEvents = {},
): Promise<AskWorker> {
  compiled ??= compile();
  const workerData: WorkerData = { folder, postgres: await compiled };
  const worker = new Worker(program, { workerData });
  /** In the order in which the thread works on them: the first is the one that runs. */
  const waiting = new Map<number, Waiting>();
  let newestId = 0;
  let hasEnded = false;

  function responseTo(id: number, statement: Waiting['statement'], timeout?: number): Waiting['promise'] {
    const response = { ...Promise.withResolvers<StatementResult | undefined>(), statement, timeout };
    waiting.set(id, response);
    return response.promise;
  }

  worker.on('message', (message: WorkerResponse | WorkerChange) => {
    if ('change' in message) return onChange(message.change);
    const { id, result, error } = message;
    const response = waiting.get(id);
    // Closed is what has ended: its folder may be opened again then.
    if (response?.statement === 'close' && !error) return;
    waiting.delete(id);
    if (error) response?.reject(Object.assign(new Error(error.message), error));
    else response?.resolve(result);
  });
  // An error that the thread does not catch has no listener here: it ends the process.
  worker.once('exit', () => {
    hasEnded = true;
    clearInterval(watching);
    for (const { statement, resolve, reject } of waiting.values()) {
      if (statement === 'close') resolve(undefined);
      else reject(endedError());
    }
    onEnd();
  });

  // Looks are counted, not milliseconds: while the process is paused no statement runs.
  let watched = { id: -1, looks: 0 };
  const watching = setInterval(() => {
    const [id, running] = waiting.entries().next().value ?? [-1, undefined];
    watched = { id, looks: id === watched.id ? watched.looks + 1 : 0 };
    if (running?.timeout === undefined || watched.looks * lookInterval < running.timeout + grace) return;
    clearInterval(watching);
    onRunaway(running.statement === 'close' ? '' : running.statement.sql);
    void worker.terminate();
  }, lookInterval);
  watching.unref();

  try {
    await responseTo(0, { sql: '', parameters: [] });
  } catch (error) {
    // No other process may open the folder before the thread is gone.
    await worker.terminate();
    throw error;
  }
  return (statement, timeout) => {
    if (hasEnded) return Promise.reject(endedError());
    newestId += 1;
    const response = responseTo(newestId, statement, timeout);
    worker.postMessage({ id: newestId, statement } satisfies WorkerRequest);
    return response;
  };
}

function endedError(): Error {
  return Object.assign(new Error('The embedded store has ended.'), { code: endedCode });
}
