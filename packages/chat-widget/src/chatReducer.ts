import type { ChatMessage } from '@clothesline/api-client/contract';
import { mergeHistory } from './mergeHistory.js';

export interface Entry extends ChatMessage {
  id: number;
  /**
   * `failed` messages were rejected by the server, `failure` is an error shown by the assistant, and `stopped` is a
   * partial reply.
   */
  kind: 'message' | 'failed' | 'failure' | 'stopped';
  about?: number;
}

export interface ChatState {
  /** Oldest first. */
  entries: readonly Entry[];
  waitingFor: number | undefined;
  /** Set while the history is loading. Later entries go after the history. */
  historyAskedAt: number | undefined;
  /** Partial reply. */
  heard: string;
  nextId: number;
}

interface Said {
  content: string;
  timestamp: string;
}

export type ChatAction =
  | ({ type: 'sent' } & Said)
  | { type: 'heard'; text: string }
  | ({ type: 'answered' } & Said & Pick<ChatMessage, 'donations' | 'suggestions'>)
  | { type: 'stopped'; timestamp: string }
  | ({ type: 'failed' } & Said)
  | { type: 'retried'; id: number; timestamp: string }
  | { type: 'historyAsked' }
  | { type: 'historyLoaded'; messages: readonly ChatMessage[] }
  | { type: 'historyFailed' }
  | { type: 'deleted' };

export const emptyChat: ChatState = {
  entries: [],
  waitingFor: undefined,
  historyAskedAt: undefined,
  heard: '',
  nextId: 1,
};

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'sent':
      return state.waitingFor === undefined ? send(state, action) : state;
    case 'retried':
      return retry(state, action);
    case 'answered':
      return answer(state, action);
    case 'heard':
      return { ...state, heard: action.text };
    case 'stopped':
      return stop(state, action.timestamp);
    case 'failed':
      return fail(state, action);
    case 'historyAsked':
      return { ...state, historyAskedAt: state.nextId };
    case 'historyLoaded':
      return { ...mergeHistory(state, action.messages), historyAskedAt: undefined };
    case 'historyFailed':
      return { ...state, historyAskedAt: undefined };
    case 'deleted':
      return { ...emptyChat, nextId: state.nextId };
  }
}

function add(state: ChatState, entry: Omit<Entry, 'id'>): ChatState {
  return { ...state, entries: [...state.entries, { ...entry, id: state.nextId }], nextId: state.nextId + 1 };
}

function send(state: ChatState, { content, timestamp }: Said): ChatState {
  return { ...add(state, { role: 'user', kind: 'message', content, timestamp }), waitingFor: state.nextId, heard: '' };
}

function retry(state: ChatState, { id, timestamp }: { id: number; timestamp: string }): ChatState {
  const unanswered = state.entries.find((entry) => entry.id === id);
  const isAbout = ({ about }: Entry) => about === id;
  if (!unanswered || !state.entries.some(isAbout) || state.waitingFor !== undefined) return state;
  const entries = state.entries.filter((entry) => entry !== unanswered && !isAbout(entry));
  return send({ ...state, entries }, { content: unanswered.content, timestamp });
}

function stop(state: ChatState, timestamp: string): ChatState {
  if (state.waitingFor === undefined) return state;
  const { waitingFor: about, heard: content } = state;
  return add({ ...state, waitingFor: undefined }, { role: 'assistant', kind: 'stopped', content, timestamp, about });
}

function answer(
  state: ChatState,
  { content, timestamp, donations, suggestions }: Extract<ChatAction, { type: 'answered' }>,
): ChatState {
  if (state.waitingFor === undefined) return state;
  const settled = { ...state, waitingFor: undefined };
  // The history may have been requested before this reply but already contain it.
  const isKnown = state.entries.some(
    (entry) =>
      entry.role === 'assistant' && entry.content === content && Date.parse(entry.timestamp) === Date.parse(timestamp),
  );
  return isKnown
    ? settled
    : add(settled, { role: 'assistant', kind: 'message', content, timestamp, donations, suggestions });
}

function fail(state: ChatState, { content, timestamp }: Said): ChatState {
  if (state.waitingFor === undefined) return state;
  const about = state.waitingFor;
  const entries = state.entries.map((entry) => (entry.id === about ? { ...entry, kind: 'failed' as const } : entry));
  return add(
    { ...state, entries, waitingFor: undefined },
    { role: 'assistant', kind: 'failure', content, timestamp, about },
  );
}
