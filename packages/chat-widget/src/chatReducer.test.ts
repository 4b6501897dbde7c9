import type { ChatMessage } from '@clothesline/api-client/contract';
import { describe, expect, it } from 'vitest';
import { chatReducer, emptyChat, type ChatAction } from './chatReducer.js';

const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
const run = (...actions: ChatAction[]) => actions.reduce(chatReducer, emptyChat);
const sent = (content: string, minute = 1): ChatAction => ({ type: 'sent', content, timestamp: at(minute) });
const answered = (content: string, minute = 2): ChatAction => ({ type: 'answered', content, timestamp: at(minute) });
const failed = (minute = 2): ChatAction => ({ type: 'failed', content: 'Sorry', timestamp: at(minute) });
const asked: ChatAction = { type: 'historyAsked' };
const loaded = (...messages: ChatMessage[]): ChatAction => ({ type: 'historyLoaded', messages });
const user = (content: string, minute = 1): ChatMessage => ({ role: 'user', content, timestamp: at(minute) });
const assistant = (content: string, minute = 2): ChatMessage => ({ role: 'assistant', content, timestamp: at(minute) });
const shown = (state: typeof emptyChat) =>
  state.entries.map(({ kind, content }) => (kind === 'message' ? content : `${content} (${kind})`));

describe('sending', () => {
  it('appends the message and waits for the reply', () => {
    const state = run(sent('Hello'));
    expect(state.entries).toEqual([{ id: 1, kind: 'message', role: 'user', content: 'Hello', timestamp: at(1) }]);
    expect(state.waitingFor).toBe(1);
  });

  it('ignores a second message while waiting', () => {
    expect(shown(run(sent('One'), sent('Two')))).toEqual(['One']);
  });

  it('appends the reply as an assistant message', () => {
    const state = run(sent('Hello'), answered('Hi'));
    expect(state.entries.at(-1)).toMatchObject({ role: 'assistant', content: 'Hi', timestamp: at(2) });
    expect(state.waitingFor).toBeUndefined();
  });

  it('appends an error as an assistant message and keeps the sent message', () => {
    const state = run(sent('Hello'), failed());
    expect(shown(state)).toEqual(['Hello (failed)', 'Sorry (failure)']);
    expect(state.entries.at(-1)).toMatchObject({ role: 'assistant', about: 1 });
    expect(state.waitingFor).toBeUndefined();
  });

  it('ignores an unexpected reply or failure', () => {
    expect(run(answered('Hi'), failed())).toBe(emptyChat);
  });
});

describe('retry', () => {
  it('resends the message and removes its error', () => {
    const state = run(sent('Hello'), failed(), { type: 'retried', id: 1, timestamp: at(5) });
    expect(state.entries).toMatchObject([{ kind: 'message', role: 'user', content: 'Hello', timestamp: at(5) }]);
    expect(state.waitingFor).toBe(state.entries[0]?.id);
  });

  it('moves the message to the end, above its reply', () => {
    const state = run(
      sent('One'),
      failed(),
      sent('Two'),
      answered('Second'),
      { type: 'retried', id: 1, timestamp: at(6) },
      answered('First', 7),
    );
    expect(shown(state)).toEqual(['Two', 'Second', 'One', 'First']);
  });

  it('does nothing while another message is pending, or if the message did not fail', () => {
    const waiting = run(sent('One'), failed(), sent('Two'));
    expect(chatReducer(waiting, { type: 'retried', id: 1, timestamp: at(6) })).toBe(waiting);
    const settled = run(sent('One'), answered('Hi'));
    expect(chatReducer(settled, { type: 'retried', id: 1, timestamp: at(6) })).toBe(settled);
  });
});

describe('history', () => {
  it('replaces the local messages', () => {
    expect(shown(run(sent('Old'), answered('Gone'), asked, loaded(user('Kept', 0))))).toEqual(['Kept']);
  });

  it('changes nothing if empty', () => {
    expect(shown(run(sent('Old'), answered('Still'), asked, loaded()))).toEqual(['Old', 'Still']);
  });

  it('keeps messages sent while the history was loading', () => {
    const state = run(asked, sent('New', 9), loaded(user('Past', 0), assistant('Reply', 1)));
    expect(shown(state)).toEqual(['Past', 'Reply', 'New']);
    expect(shown(chatReducer(state, answered('Hi', 10)))).toEqual(['Past', 'Reply', 'New', 'Hi']);
  });

  it('keeps an exchange completed while the history was loading', () => {
    expect(shown(run(asked, sent('New', 9), answered('Hi', 10), loaded(user('Past', 0))))).toEqual([
      'Past',
      'New',
      'Hi',
    ]);
  });

  it('merges messages that are in both the history and the chat', () => {
    const state = run(asked, sent('New', 9), loaded(user('Past', 0), user('New', 9), assistant('Hi', 10)));
    expect(shown(state)).toEqual(['Past', 'New', 'Hi']);
    expect(state.waitingFor).toBe(state.entries[1]?.id);
    expect(shown(chatReducer(state, answered('Hi', 10)))).toEqual(['Past', 'New', 'Hi']);
  });

  it('matches equal timestamps in different formats', () => {
    const past: ChatMessage = { role: 'user', content: 'New', timestamp: '2026-03-01T10:09:00Z' };
    expect(shown(run(asked, sent('New', 9), loaded(past)))).toEqual(['New']);
  });

  it('keeps identical messages sent twice', () => {
    expect(shown(run(asked, sent('Hello', 9), loaded(user('Hello', 0))))).toEqual(['Hello', 'Hello']);
  });

  it('keeps failed messages with their errors', () => {
    expect(shown(run(sent('Lost'), failed(), asked, loaded(user('Past', 0))))).toEqual([
      'Past',
      'Lost (failed)',
      'Sorry (failure)',
    ]);
  });

  it('marks a failed message as sent if the server received it', () => {
    expect(shown(run(sent('Hello', 1), failed(), asked, loaded(user('Hello', 1), assistant('Hi'))))).toEqual([
      'Hello',
      'Hi',
    ]);
  });

  it('gives each bubble a unique id', () => {
    const state = run(
      sent('A', 1),
      answered('B', 2),
      asked,
      sent('C', 3),
      loaded(user('A', 1), assistant('B', 2)),
      answered('D', 4),
    );
    expect(new Set(state.entries.map(({ id }) => id)).size).toBe(state.entries.length);
    expect(shown(state)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('stops loading after a failure', () => {
    expect(run(asked, { type: 'historyFailed' })).toEqual(emptyChat);
  });
});
