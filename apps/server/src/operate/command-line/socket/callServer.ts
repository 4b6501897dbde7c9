import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { errorCode, errorReason, StartError } from '../../../config/startError.js';
import { ActError, UsageError, type Answer } from '../command.js';
import { withShortPath } from './socketPath.js';

const answerSchema = z.object({ json: z.unknown(), text: z.string(), exitCode: z.optional(z.int()) });
const failureSchema = z.object({ message: z.string(), kind: z.string() });

/** A running server that listens at its socket. */
export interface RunningServer {
  /** Lets it do a word of the command line. Throws what the word throws. */
  act(name: string, input: unknown): Promise<Answer>;
  /** The same with a file that is sent. */
  send(name: string, body: Readable): Promise<Answer>;
  /** The same with a file that is received. */
  receive(name: string): Promise<IncomingMessage>;
}

/** Milliseconds in which a server says that it is there; an act of its own may take longer. */
const standardTimeout = 10_000;

/**
 * The server that has the data folder; undefined where none listens. Throws a `StartError` where it may not be asked, or
 * does not answer in `timeout` milliseconds.
 */
export async function findServer(dataDir: string, timeout = standardTimeout): Promise<RunningServer | undefined> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await call(dataDir, '', (outgoing) => outgoing.end(), signal);
    response.resume();
  } catch (error) {
    if (signal.aborted) {
      throw new StartError(
        `The server in ${dataDir} does not answer; look at its process and its log, or restart it.`,
        {
          cause: error,
        },
      );
    }
    // Refused is a socket that a killed server left.
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    throw new StartError(`The server in ${dataDir} cannot be asked (${errorReason(error)}); be its user.`, {
      cause: error,
    });
  }
  return {
    async act(name, input) {
      return readAnswer(await call(dataDir, name, (outgoing) => outgoing.end(JSON.stringify(input))));
    },
    async send(name, body) {
      let failure: unknown;
      const response = await call(dataDir, name, (outgoing) => {
        pipeline(body, outgoing).catch((error: unknown) => {
          failure = error;
          outgoing.destroy();
        });
      }).catch((error: unknown) => {
        throw failure ?? error;
      });
      return readAnswer(response);
    },
    async receive(name) {
      const response = await call(dataDir, name, (outgoing) => outgoing.end());
      if (response.statusCode !== 200) await readAnswer(response);
      return response;
    },
  };
}

async function call(
  dataDir: string,
  name: string,
  send: (outgoing: ClientRequest) => void,
  signal?: AbortSignal,
): Promise<IncomingMessage> {
  return withShortPath(dataDir, async (socketPath) => {
    const outgoing = request({
      socketPath,
      path: `/${encodeURIComponent(name)}`,
      method: 'POST',
      ...(signal && { signal }),
    });
    send(outgoing);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return response;
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const text = (await response.setEncoding('utf8').toArray()).join('');
  if (response.statusCode === 200) return answerSchema.parse(JSON.parse(text));
  const { message, kind } = failureSchema.parse(JSON.parse(text));
  if (kind === 'usage') throw new UsageError(message);
  throw new ActError(message);
}
