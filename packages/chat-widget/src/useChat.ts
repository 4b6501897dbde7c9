import {
  createWriteKeys,
  errorStatus,
  type KeyValueStore,
  retryTime,
  safeStorage,
  useClient,
} from '@clothesline/api-client';
import { chatScopeLimits, type ChatMessage, type ChatScope, type SiteAnswers } from '@clothesline/api-client/contract';
import { useLatest } from '@clothesline/ui';
import { useEffect, useReducer, useRef, useState } from 'react';
import { chatReducer, emptyChat, type Entry } from './chatReducer.js';
import type { ChatMessages } from './messages.js';
import type { PanelMessages } from './parts/panelMessages.js';
import { openSession, createSessionKey } from './session.js';
import type { Extras } from './useExtras.js';

/** An error, and the request that failed by it. The visitor sees a failed `send` only (spec §8). */
export interface ChatFailure {
  error: unknown;
  during: 'history' | 'send';
}

/** The settings of the site that shows the chat. */
export interface ChatSiteOptions {
  /** The product's name, for the title and the greeting; "Clothesline" by default. */
  product?: string | undefined;
  /** Categories that the chat searches; all by default. */
  categories?: readonly string[] | undefined;
  /** Place around which the chat searches, such as "Bernal Heights"; everywhere by default. */
  place?: string | undefined;
  /** Search radius around the place, in miles; 5 by default. */
  radius?: number | undefined;
  /** Buttons that send a first message, at most six. */
  quickReplies?: readonly string[] | undefined;
  /** The site's own answers, shown as text with their source to messages that ask for them. */
  answers?: SiteAnswers | undefined;
  /** The address of such answers as JSON. Loaded once the panel is open. */
  answersUrl?: string | undefined;
  /** How to reach the organization, such as "415-555-0100"; shown if a question about it has no answer. */
  contact?: string | undefined;
}

/** The settings with their defaults. */
export interface ChatSite extends ChatSiteOptions {
  product: string;
}

/** Options of a conversation, in `<ChatWidget>` and in `useChat`. */
export interface ConversationOptions {
  /** Called for each message that the visitor sends and for each reply. */
  onMessage?: ((message: ChatMessage) => void) | undefined;
  /** Called when sending or loading the history fails. The visitor sees the former only. */
  onError?: ((failure: ChatFailure) => void) | undefined;
  /** Stores the id of the session, under a separate key per server. The browser's localStorage by default. */
  sessionStorage?: KeyValueStore | undefined;
}

interface ChatOptions extends ConversationOptions {
  site: ChatSite;
  isOpen: boolean;
  /** Error texts shown when sending fails, or when there were too many messages. */
  words: PanelMessages & Partial<ChatMessages>;
  /** Resolves with undefined if the extras cannot be loaded. */
  whenLoaded: () => Promise<Pick<Extras, 'reply'> | undefined>;
}

export interface Chat {
  /** Oldest first. */
  entries: readonly Entry[];
  isWaiting: boolean;
  isLoadingHistory: boolean;
  /** The awaited answer so far. */
  heard: string;
  /** Answers that arrived while the panel was closed. */
  unread: number;
  /** Sends a message. Returns false for blank text, while a reply is pending, or without a session id. */
  send(text: string): boolean;
  /** Sends a failed message again. Returns false if it cannot be sent now. */
  retry(entry: Entry): boolean;
  /** Stops the pending answer and keeps its text so far. */
  stop(): void;
  /** Deletes the conversation here and on the server. Rejects if the server fails. */
  deleteAll(): Promise<void>;
}

/** A conversation: its session, history, and messages. Before `isOpen`, nothing is stored or sent. */
export function useChat({ isOpen, site, sessionStorage, words, whenLoaded, onMessage, onError }: ChatOptions): Chat {
  const client = useClient();
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const session = useRef<string>(undefined);
  /** Loads the history once, and again only after a failure: later messages are known here. */
  const isLoaded = useRef(false);
  const [keys] = useState(createWriteKeys);
  const latest = useLatest({ isOpen, site, sessionStorage, whenLoaded, onMessage, onError, words });
  const running = useRef<AbortController>(undefined);
  const [unread, setUnread] = useState(0);
  if (isOpen && unread > 0) setUnread(0);
  const { host } = client;

  // Drops pending messages when the server changes or the chat unmounts.
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = session.current = undefined;
      isLoaded.current = false;
      setUnread(0);
      dispatch({ type: 'deleted' });
    },
    [host],
  );

  useEffect(() => {
    if (!isOpen || isLoaded.current) return;
    const sessionId = (session.current ??= openSession(
      safeStorage(latest.current.sessionStorage ?? 'localStorage'),
      host,
    ));
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
  }, [client, host, isOpen, latest]);

  const ask = async (content: string, timestamp: string, id: string) => {
    latest.current.onMessage?.({ role: 'user', content, timestamp });
    const { site, words: messages } = latest.current;
    const scope = readScope(site);
    const body = { role: 'user' as const, content, sessionId: id, timestamp, ...(scope && { scope }) };
    const abort = (running.current = new AbortController());
    const call = { body, key: keys.of(body), signal: abort.signal };
    const onText = (text: string) => dispatch({ type: 'heard', text });
    // Waits for the site's own answers: a question that they answer must not go to the server.
    const extras = await latest.current.whenLoaded();
    const reply = extras ? extras.reply(client, call, { onText, site, messages }) : client.request('sendMessage', call);
    const sent = await reply.catch((error: unknown) => ({ error }));
    if (running.current !== abort) return;
    if ('assistantMessage' in sent) {
      keys.settle(body);
      dispatch({ type: 'answered', ...sent.assistantMessage });
      if (!latest.current.isOpen) setUnread((count) => count + 1);
      latest.current.onMessage?.({ role: 'assistant', ...sent.assistantMessage });
    } else if (abort.signal.aborted) {
      // A retry is a new message: the server may have stored this one.
      keys.settle(body);
      dispatch({ type: 'stopped', timestamp: now() });
    } else {
      const texts = latest.current.words;
      const content =
        errorStatus(sent.error) === tooManyRequests
          ? texts.tooMany({ when: retryTime(sent.error, texts) })
          : texts.sendFailed;
      dispatch({ type: 'failed', content, timestamp: now() });
      latest.current.onError?.({ error: sent.error, during: 'send' });
    }
  };

  const isWaiting = state.waitingFor !== undefined;

  return {
    entries: state.entries,
    isWaiting,
    isLoadingHistory: state.historyAskedAt !== undefined,
    heard: state.heard,
    unread,
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
    stop: () => running.current?.abort(),
    async deleteAll() {
      const sessionId = session.current ?? '';
      await client.request('deleteChat', { params: { sessionId } });
      const storage = safeStorage(latest.current.sessionStorage ?? 'localStorage');
      storage.removeItem(createSessionKey(host));
      if (session.current !== sessionId) return;
      session.current = openSession(storage, host);
      dispatch({ type: 'deleted' });
    },
  };
}

/** The search limits, if there are any. */
function readScope({ categories, place, radius, contact }: ChatSite): ChatScope | undefined {
  const narrowed = {
    categories: categories?.length ? categories.slice(0, chatScopeLimits.categories) : undefined,
    place: place?.trim().slice(0, chatScopeLimits.place) || undefined,
    radius,
    contact: contact?.trim().slice(0, chatScopeLimits.contact) || undefined,
  };
  return narrowed.categories || narrowed.place || narrowed.contact ? narrowed : undefined;
}

const tooManyRequests = 429;

const now = () => new Date().toISOString();

/** Removes characters that cannot be stored: NUL and lone surrogates. */
function storable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll(String.fromCharCode(0), '');
}
