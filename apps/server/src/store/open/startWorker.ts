import { Worker } from 'node:worker_threads';
import type { StatementResult, WorkerRequest, WorkerResponse } from './embeddedWorker.js';

/** Beside the built server; in tests the source, which Node runs as it is. */
const program = new URL(`./embeddedWorker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Sends the thread a request, and resolves with its result. */
export type AskWorker = (statement: WorkerRequest['statement']) => Promise<StatementResult | undefined>;

/**
 * Starts the thread of the embedded PostgreSQL, and resolves once its database is open. Rejects with PostgreSQL's or the
 * file system's error.
 */
export async function startWorker(folder: string): Promise<AskWorker> {
  const worker = new Worker(program, { workerData: { folder } });
  const waiting = new Map<number, PromiseWithResolvers<StatementResult | undefined>>();
  let newestId = 0;

  function responseTo(id: number): Promise<StatementResult | undefined> {
    const response = Promise.withResolvers<StatementResult | undefined>();
    waiting.set(id, response);
    return response.promise;
  }

  worker.on('message', ({ id, result, error }: WorkerResponse) => {
    const response = waiting.get(id);
    waiting.delete(id);
    if (error) response?.reject(Object.assign(new Error(error.message), error));
    else response?.resolve(result);
  });
  // An error that the thread does not catch has no listener here: it ends the process.
  worker.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The embedded store ended with code ${code}.`));
  });

  await responseTo(0);
  return (statement) => {
    newestId += 1;
    const response = responseTo(newestId);
    worker.postMessage({ id: newestId, statement } satisfies WorkerRequest);
    return response;
  };
}
