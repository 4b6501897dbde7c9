import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from './entityTag.js';

/** An answer as it was sent, to be sent again. */
interface Kept {
  version: string;
  route: string;
  /** Names and values in turn, as `writeHead` takes them with the least work; the last is the id of the request. */
  heads: string[];
  /** The same for a 304, which tells of no body. */
  unchangedHeads: string[];
  tag: string;
  /** A character for each byte: so Node sends it in one piece with the heads, which costs half of what two pieces do. */
  body: string;
}

export interface AnswerCacheOptions {
  /** Bytes of answers that are kept at most; the longest unused go first. */
  capacity: number;
}

export interface AnswerCache {
  /** The name of a request whose answer may be kept; undefined for all others. */
  keyOf(request: IncomingMessage): string | undefined;
  get(key: string, version: string): Kept | undefined;
  /** Keeps a whole answer, where it is one that may be. */
  put(key: string, answer: { version: string; route: string; response: Response; body: Buffer }): void;
  readonly bytes: number;
}

/** Heads that tell of a body. */
const ofBody = new Set(['content-length', 'content-type', 'content-encoding']);

const keptPaths = /^\/api\/(donations|categories)(?=[/?]|$)/;

/**
 * Answers of reading calls, each with the version of the donations that it was made from: it is given away only while
 * they have that version still, which is asked of the store each time. Two requests share one where nothing that tells
 * them apart matters to the answer.
 */
export function createAnswerCache({ capacity }: AnswerCacheOptions): AnswerCache {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= sizeOf(key, kept.get(key));
    kept.delete(key);
  }

  return {
    keyOf({ method, url = '', headers }) {
      if (method !== 'GET' || capacity === 0 || !keptPaths.test(url)) return undefined;
      // Of the heads, what an answer may differ by. The encodings as they are written: browsers write few, and to choose
      // among them takes a fiftieth of a request.
      const { host = '', origin = '', 'sec-fetch-site': site = '', 'accept-encoding': encoding = '' } = headers;
      return `${url}\n${encoding}\n${host}\n${origin}\n${site}`;
    },
    get(key, version) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.version === version ? found : undefined;
    },
    put(key, { version, route, response, body }) {
      const tag = response.headers.get('ETag');
      if (response.status !== 200 || tag === null) return;
      if (kept.has(key)) drop(key);
      const pairs = [...response.headers].filter(([name]) => name !== 'x-request-id');
      const id = ['x-request-id', ''];
      const heads = [...pairs, ['content-length', String(body.byteLength)], id].flat();
      const unchangedHeads = [...pairs.filter(([name]) => !ofBody.has(name)), id].flat();
      const entry = { version, route, heads, unchangedHeads, tag, body: body.toString('latin1') };
      const size = sizeOf(key, entry);
      if (size > capacity / 8) return;
      kept.set(key, entry);
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= capacity) break;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}

/** Sends a kept answer, or 304 where the caller has it. Gives the status. */
export function sendKept(
  request: IncomingMessage,
  answer: ServerResponse,
  { heads, unchangedHeads, tag, body }: Kept,
  requestId: string,
): number {
  const isUnchanged = isKnown(request.headers['if-none-match'], tag);
  const sent = isUnchanged ? unchangedHeads : heads;
  // In place: `writeHead` has read them when it returns, and thirty texts need not be copied for each request.
  sent[sent.length - 1] = requestId;
  if (isUnchanged) answer.writeHead(304, sent).end();
  else answer.writeHead(200, sent).end(body, 'latin1');
  return isUnchanged ? 304 : 200;
}

/** About what the heads of an answer take. */
const headsSize = 1500;

function sizeOf(key: string, kept: Kept | undefined): number {
  return kept ? kept.body.length + key.length * 2 + headsSize : 0;
}
