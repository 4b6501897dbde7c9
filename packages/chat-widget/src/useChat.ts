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

/** A failed request. Visitors are only notified about failures during `send` (spec §8). */
export interface ChatFailure {
  error: unknown;
  during: 'history' | 'send';
}

export interface ChatSiteOptions {
  /** The product name shown in the chat. Defaults to "Clothesline". */
  product?: string | undefined;
  /** Limits searches to these categories. Defaults to all. */
  categories?: readonly string[] | undefined;
  /** Limits searches to the surroundings of a place, e.g. "Bernal Heights". */
  place?: string | undefined;
  /** Search radius in miles. Defaults to 5. */
  radius?: number | undefined;
  /** Suggestions for the first message. At most six are shown. */
  quickReplies?: readonly string[] | undefined;
  /** Your own answers to frequent questions. They're labeled with their source. */
  answers?: SiteAnswers | undefined;
  /** URL of a JSON file with such answers. It's loaded when the panel is opened. */
  answersUrl?: string | undefined;
  /** How to reach your organization, e.g. "415-555-0100". Shown if the assistant can't answer a question about it. */
  contact?: string | undefined;
}

export interface ChatSite extends ChatSiteOptions {
  product: string;
}

export interface ConversationOptions {
  /** Called for every message that is sent and every reply. */
  onMessage?: ((message: ChatMessage) => void) | undefined;
  /** Called if sending a message or loading the history fails. */
  onError?: ((failure: ChatFailure) => void) | undefined;
  /** Where to store the session id. Defaults to localStorage. */
  sessionStorage?: KeyValueStore | undefined;
}

interface ChatOptions extends ConversationOptions {
  site: ChatSite;
  isOpen: boolean;
  /** Error messages. */
  words: PanelMessages & Partial<ChatMessages>;
  whenLoaded: () => Promise<Pick<Extras, 'reply'> | undefined>;
}

export interface Chat {
  /** Oldest first. */
  entries: readonly Entry[];
  isWaiting: boolean;
  isLoadingHistory: boolean;
  /** Partial answer. */
  heard: string;
  /** Unread answers. */
  unread: number;
  /** Sends a message. Returns false if the text is blank, a reply is pending or there's no session yet. */
  send(text: string): boolean;
  /** Sends a failed message again. Returns false if that isn't possible right now. */
  retry(entry: Entry): boolean;
  /** Stops the current reply. The text received so far is preserved. */
  stop(): void;
  /** Deletes the conversation both here and on the server. Rejects if the server can't be reached. */
  deleteAll(): Promise<void>;
}

/** Manages a conversation. Nothing is stored or sent until `isOpen` is true. */
export function useChat({ isOpen, site, sessionStorage, words, whenLoaded, onMessage, onError }: ChatOptions): Chat {
  const client = useClient();
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const session = useRef<string>(undefined);
  const isLoaded = useRef(false);
  const [keys] = useState(createWriteKeys);
  const latest = useLatest({ isOpen, site, sessionStorage, whenLoaded, onMessage, onError, words });
  const running = useRef<AbortController>(undefined);
  const [unread, setUnread] = useState(0);
  if (isOpen && unread > 0) setUnread(0);
  const { host } = client;

  // Cancel pending messages if the server changes or the component unmounts.
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
        // The spec only wants this to be logged (§8).
        console.info('Clothesline chat: failed to load the history. Continuing without it.', error);
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
    // Wait for the extras, since questions with a local answer must not be sent to the server.
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
      // After stopping a reply, sending the message again counts as a new message.
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

function storable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll(String.fromCharCode(0), '');
}
