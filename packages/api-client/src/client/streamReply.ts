import { createParser } from 'eventsource-parser';
import { type ChatPart, chatStreamPath, readChatPart } from '../contract/chatPart.js';
import type { ChatReply } from '../contract/chat.js';
import type { Client } from './createClient.js';
import { ApiError, NetworkError } from './errors.js';
import type { RequestInput } from './types.js';

export type ChatCall = RequestInput<'sendMessage'> & { key: string; signal: AbortSignal };

/** How long (in ms) the stream may stall. */
const longestPause = 20_000;

const missing = new Set([404, 405, 501]);

const plain = new WeakSet<Client>();

/**
 * Sends a message and streams the reply. Falls back to a plain response if the server can't stream.
 * Rejects with an `ApiError`, with the signal's reason, or with a `NetworkError` if the stream breaks or stalls for
 * more than 20 s.
 * @param onText Called with the text received so far
 */
export async function streamReply(client: Client, call: ChatCall, onText: (text: string) => void): Promise<ChatReply> {
  if (plain.has(client)) return client.request('sendMessage', call);
  const assistantMessage = await stream(client, call, onText);
  if (assistantMessage) return { assistantMessage };
  const reply = await client.request('sendMessage', call);
  plain.add(client);
  return reply;
}

/** Returns `undefined` if the server lacks this endpoint. With CORS, that can look like a network error. */
async function stream(
  { host, fetch }: Client,
  { body, key, signal }: ChatCall,
  onText: (text: string) => void,
): Promise<ChatReply['assistantMessage'] | undefined> {
  const abort = new AbortController();
  const stop = () => abort.abort(signal.reason);
  const broken = (cause?: unknown) => new NetworkError("The assistant's reply ended early.", { cause });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(broken()), longestPause);
  };
  signal.addEventListener('abort', stop);
  try {
    wait();
    const response = await fetch(host + chatStreamPath, {
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: abort.signal,
    }).catch((error: unknown) => {
      if (abort.signal.aborted) throw error;
      return undefined;
    });
    // A server without this endpoint may respond with anything, e.g. a 200 HTML page. Check the content type as well.
    const isStream = response?.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!response || missing.has(response.status) || (response.ok && !isStream)) return undefined;
    if (!response.ok) throw new ApiError(response, await response.text().catch(() => ''));
    return await readParts(response, { onText, onPart: wait });
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw broken(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    abort.abort();
  }
}

async function readParts(
  { body }: Response,
  { onText, onPart }: { onText: (text: string) => void; onPart: () => void },
): Promise<ChatReply['assistantMessage']> {
  let text = '';
  let whole: ChatPart['assistantMessage'];
  const parser = createParser({
    onEvent({ data }) {
      const part = readChatPart(data);
      whole ??= part.assistantMessage;
      text = part.restart ? '' : text + (part.text ?? '');
      if (!whole) onText(text);
    },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    onPart();
    parser.feed(read.value);
  }
  if (!whole) throw new Error('The last part is missing.');
  return whole;
}
