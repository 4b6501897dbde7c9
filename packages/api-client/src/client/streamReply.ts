import { createParser } from 'eventsource-parser';
import { type ChatPart, chatStreamPath, readChatPart } from '../contract/chatPart.js';
import type { ChatReply } from '../contract/chat.js';
import type { Client } from './createClient.js';
import { ApiError, NetworkError } from './errors.js';
import type { RequestInput } from './types.js';

/** Message with idempotency key and abort signal. */
export type ChatCall = RequestInput<'sendMessage'> & { key: string; signal: AbortSignal };

/** Maximum ms between parts. */
const longestPause = 20_000;

/** The server lacks the call. */
const missing = new Set([404, 405, 501]);

/** Clients of servers without streaming. */
const plain = new WeakSet<Client>();

/**
 * Sends a message and receives the answer in parts, or as a whole if the server does not stream. Rejects with
 * `ApiError`, with `NetworkError` if the stream breaks or pauses for over 20 s, or with the signal's reason.
 * @param onText Called with the text so far
 */
export async function streamReply(client: Client, call: ChatCall, onText: (text: string) => void): Promise<ChatReply> {
  if (plain.has(client)) return client.request('sendMessage', call);
  const assistantMessage = await stream(client, call, onText);
  if (assistantMessage) return { assistantMessage };
  const reply = await client.request('sendMessage', call);
  plain.add(client);
  return reply;
}

/** Undefined if the server lacks the call, or CORS hides that. */
async function stream(
  { host, fetch }: Client,
  { body, key, signal }: ChatCall,
  onText: (text: string) => void,
): Promise<ChatReply['assistantMessage'] | undefined> {
  const abort = new AbortController();
  const stop = () => abort.abort(signal.reason);
  const broken = (cause?: unknown) => new NetworkError('The answer of the assistant broke off.', { cause });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(broken()), longestPause);
  };
  signal.addEventListener('abort', stop);
  try {
    wait();
    // Chats need no cookies.
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
    // Servers without this call may respond with anything.
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
    // Closes an unfinished response.
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
