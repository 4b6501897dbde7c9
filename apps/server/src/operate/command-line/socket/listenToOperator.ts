import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Log } from '../../../observe/createLog.js';
import { acts } from '../acts/index.js';
import { describeFailure } from '../failure.js';
import { UsageError, type Operator } from '../command.js';
import { socketPath, withShortPath } from './socketPath.js';

/** Bytes of the longest act with its options. */
const mostBytes = 100_000;

/** Streams a file from or to a request. */
export type StreamCall = (operator: Operator, request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface OperatorSocket {
  stop(): Promise<void>;
}

/**
 * Listens at a socket in the data folder that only the server's own user may open, so that the command line works on the
 * store while this process has it. Needs the folder's lock: a socket that is left from a killed server is replaced.
 */
export async function listenToOperator(
  operator: Operator,
  log: Log,
  streams: Record<string, StreamCall>,
): Promise<OperatorSocket> {
  const { dataDir } = operator.config;
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    void respond(request, response).catch((error: unknown) => {
      const { message, kind } = describeFailure(error);
      if (kind === 'bug') log.error({ error: String(error) }, 'an act of the operator failed');
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, { message, kind });
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const stream = streams[name];
    if (stream) return stream(operator, request, response);
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
    if (!act) throw new UsageError(`The running server does not know "${name}"; it may be of another version.`);
    const answer = await act.run(operator, await readJson(request));
    log.info({ act: name }, 'an act of the operator');
    sendJson(response, 200, answer);
  }

  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  await withShortPath(dataDir, async (short) => {
    // Bound at once in the mode that it keeps: no other user can open it in between.
    const before = process.umask(0o177);
    try {
      server.listen(short);
    } finally {
      process.umask(before);
    }
    await once(server, 'listening');
  });
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      rmSync(path, { force: true });
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new UsageError('The words are too long.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}
