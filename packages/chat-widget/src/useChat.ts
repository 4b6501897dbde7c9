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
  /** The only categories of donations that it looks through; all where it is left out. */
  categories?: readonly string[] | undefined;
  /** The place around which it looks, as "Bernal Heights"; everywhere where it is left out. */
  place?: string | undefined;
  /** Search radius around the place, in miles; 5 by default. */
  radius?: number | undefined;
  /** Messages that one can say by a press before the first one, six at most. */
  quickReplies?: readonly string[] | undefined;
  /** The site's own answers: said where a message asks for one, as text, with who gives them. */
  answers?: SiteAnswers | undefined;
  /** The address of such answers as JSON. Loaded once the panel is open. */
  answersUrl?: string | undefined;
  /** How to reach the site's organization, as "415-555-0100": said if a question about it has no answer. */
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
  /** The storage of the session's id, for each server under a key of its own; the browser's localStorage by default. */
  sessionStorage?: KeyValueStore | undefined;
}

interface ChatOptions extends ConversationOptions {
  site: ChatSite;
  isOpen: boolean;
  /** The words of the bubble that says so when a message could not be sent, or when too many were. */
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
  /** Answers that came while the panel was closed. */
  unread: number;
  /** Says something. Gives false, and does nothing, for a blank text, while a reply is awaited or without a session id. */
  send(text: string): boolean;
  /** Says a failed message once more. Gives false where it cannot be said now. */
  retry(entry: Entry): boolean;
  /** Ends the answer that is awaited; what has come of it stays. */
  stop(): void;
  /** Deletes the conversation, here and on the server, whose failure it rejects with. */
  deleteAll(): Promise<void>;
}

/** One conversation: its session, its history and its messages. Before `isOpen` nothing is stored and nothing sent. */
export function useChat({ isOpen, site, sessionStorage, words, whenLoaded, onMessage, onError }: ChatOptions): Chat {
  const client = useClient();
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const session = useRef<string>(undefined);
  /** Later messages are known here: the history is asked for once, and again only after a failure. */
  const isLoaded = useRef(false);
  const [keys] = useState(createWriteKeys);
  const latest = useLatest({ isOpen, site, sessionStorage, whenLoaded, onMessage, onError, words });
  const running = useRef<AbortController>(undefined);
  const [unread, setUnread] = useState(0);
  if (isOpen && unread > 0) setUnread(0);
  const { host } = client;

  // Messages to one server are not for the next one, and a chat that is gone waits for none.
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
    // A site's own answers come with the extras: a question that they answer must not go to the server.
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
      // Said once more it is another message: the server may have stored this one.
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

/** The limits of searches; undefined if there are none. */
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

/** The text to the letter, but for what no store keeps: NUL, and halves of surrogate pairs. */
function storable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll(String.fromCharCode(0), '');
}
