import type { ChatMessage } from '@clothesline/api-client/contract';
import type { ChatState, Entry } from './chatReducer.js';

export function mergeHistory(state: ChatState, history: readonly ChatMessage[]): ChatState {
  if (history.length === 0) return state;
  let nextId = state.nextId;
  const localIds = idsByMessage(state.entries);
  const known = new Set<number>();
  const past = history.map(({ role, content, timestamp, donations, suggestions }): Entry => {
    const id = localIds.get(createKey({ role, content, timestamp }))?.shift();
    if (id !== undefined) known.add(id);
    return { id: id ?? nextId++, kind: 'message', role, content, timestamp, donations, suggestions };
  });
  const since = state.historyAskedAt ?? state.nextId;
  const kept = state.entries.filter(({ id, kind, about }) => {
    if (known.has(about ?? id)) return false;
    return kind !== 'message' || id >= since || id === state.waitingFor;
  });
  return { ...state, entries: [...past, ...kept], nextId };
}

function idsByMessage(entries: readonly Entry[]): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const entry of entries) {
    if (entry.about !== undefined) continue;
    const key = createKey(entry);
    ids.set(key, [...(ids.get(key) ?? []), entry.id]);
  }
  return ids;
}

function createKey({ role, content, timestamp }: ChatMessage): string {
  return `${role} ${Date.parse(timestamp)} ${content}`;
}
