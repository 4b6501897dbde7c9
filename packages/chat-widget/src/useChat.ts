import {
  createWriteKeys,
  errorStatus,
  type KeyValueStore,
  retryTime,
  safeStorage,
  useClient,
} from '@clothesline/api-client';
import type { ChatMessage } from '@clothesline/api-client/contract';
import { useLatest } from '@clothesline/ui';
import { useEffect, useReducer, useRef, useState } from 'react';
import { chatReducer, emptyChat, type Entry } from './chatReducer.js';
import type { ChatMessages } from './messages.js';
import { openSession } from './session.js';

/** What went wrong while doing what. The visitor is told of a failed `send` only (spec §8). */
export interface ChatFailure {
  error: unknown;
  during: 'history' | 'send';
}

interface ChatOptions {
  isOpen: boolean;
  storage: KeyValueStore | undefined;
  /** The words of the bubble that says so when a message could not be sent, or when too many were. */
  words: Pick<ChatMessages, 'sendFailed' | 'tooMany'>;
  onMessage: ((message: ChatMessage) => void) | undefined;
  onError: ((failure: ChatFailure) => void) | undefined;
}

export interface Chat {
  /** Oldest first. */
  entries: readonly Entry[];
  isWaiting: boolean;
  isLoadingHistory: boolean;
  /** Says something. Gives false, and does nothing, for a blank text, while a reply is awaited or without a session id. */
  send(text: string): boolean;
  /** Says a failed message once more. Gives false where it cannot be said now. */
  retry(entry: Entry): boolean;
}

/** One conversation: its session, its history and what is said. Before `isOpen` nothing is stored and nothing sent. */
export function useChat({ isOpen, storage, words, onMessage, onError }: ChatOptions): Chat {
  const client = useClient();
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const session = useRef<string>(undefined);
  /** What is said later is known here: the history is asked for once, and again only after a failure. */
  const isLoaded = useRef(false);
  const [keys] = useState(createWriteKeys);
  const latest = useLatest({ storage, onMessage, onError, words });

  useEffect(() => {
    if (!isOpen || isLoaded.current) return;
    const sessionId = (session.current ??= openSession(safeStorage(latest.current.storage ?? 'localStorage')));
    const abort = new AbortController();
    dispatch({ type: 'historyAsked' });
    client.request('getChatHistory', { params: { sessionId }, signal: abort.signal }).then(
      (messages) => {
        if (abort.signal.aborted) return;
        isLoaded.current = true;
        dispatch({ type: 'historyLoaded', messages });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        dispatch({ type: 'historyFailed' });
        // Spec §8: logged only, no interface. Nothing is broken for the visitor, so it is no warning either.
        console.info('Clothesline chat: the history could not be loaded. The chat goes on without it.', error);
        latest.current.onError?.({ error, during: 'history' });
      },
    );
    return () => abort.abort();
  }, [client, isOpen, latest]);

  const ask = async (content: string, timestamp: string, id: string) => {
    latest.current.onMessage?.({ role: 'user', content, timestamp });
    const body = { role: 'user' as const, content, sessionId: id, timestamp };
    const sent = await client.request('sendMessage', { body, key: keys.of(body) }).then(
      ({ assistantMessage }) => ({ reply: assistantMessage }),
      (error: unknown) => ({ error }),
    );
    if ('reply' in sent) {
      keys.settle(body);
      dispatch({ type: 'answered', ...sent.reply });
      latest.current.onMessage?.({ role: 'assistant', ...sent.reply });
    } else {
      const { sendFailed, tooMany } = latest.current.words;
      const content = errorStatus(sent.error) === tooManyRequests ? tooMany(retryTime(sent.error)) : sendFailed;
      dispatch({ type: 'failed', content, timestamp: now() });
      latest.current.onError?.({ error: sent.error, during: 'send' });
    }
  };

  const isWaiting = state.waitingFor !== undefined;

  return {
    entries: state.entries,
    isWaiting,
    isLoadingHistory: state.historyAskedAt !== undefined,
    send: (text) => {
      const content = storable(text);
      const sessionId = session.current;
      if (sessionId === undefined || isWaiting || content.trim() === '') return false;
      const timestamp = now();
      dispatch({ type: 'sent', content, timestamp });
      void ask(content, timestamp, sessionId);
      return true;
    },
    retry: ({ id, content }) => {
      const sessionId = session.current;
      if (sessionId === undefined || isWaiting) return false;
      const timestamp = now();
      dispatch({ type: 'retried', id, timestamp });
      void ask(content, timestamp, sessionId);
      return true;
    },
  };
}

const tooManyRequests = 429;

const now = () => new Date().toISOString();

/** The text to the letter, but for what no store keeps: NUL, and halves of surrogate pairs. */
function storable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll(String.fromCharCode(0), '');
}
