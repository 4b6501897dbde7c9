import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useChat, type ChatHookOptions } from './hook.js';

beforeEach(() => localStorage.clear());

function start(initialProps: ChatHookOptions = {}, backend = createFakeBackend()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestProviders backend={backend}>{children}</TestProviders>
  );
  const { result, rerender } = renderHook((props: ChatHookOptions) => useChat(props), { wrapper, initialProps });
  return { chat: () => result.current, rerender, backend };
}

test('sends a message and receives the reply', async () => {
  const { chat } = start({}, createFakeBackend({ answer: { content: 'Two coats fit.' } }));
  act(() => {
    expect(chat().send('Any coats?')).toBe(true);
  });
  expect(chat().isWaiting).toBe(true);
  expect(chat().send('Hello?')).toBe(false);
  await waitFor(() => expect(chat().entries.map(({ content }) => content)).toEqual(['Any coats?', 'Two coats fit.']));
});

test('reports a failed message with the page’s text and retries it', async () => {
  const backend = createFakeBackend();
  const { chat } = start({ messages: { sendFailed: 'Not sent.' } }, backend);
  await waitFor(() => expect(chat().isLoadingHistory).toBe(false));
  backend.fail({ networkError: true });
  act(() => void chat().send('Any coats?'));
  await waitFor(() => expect(chat().entries.at(-1)).toMatchObject({ kind: 'failure', content: 'Not sent.' }));
  backend.recover();
  const [failed] = chat().entries;
  act(() => {
    expect(failed && chat().retry(failed)).toBe(true);
  });
  await waitFor(() => expect(chat().entries.at(-1)).toMatchObject({ role: 'assistant', kind: 'message' }));
});

test('stores and requests nothing until opened', async () => {
  const { chat, rerender, backend } = start({ open: false });
  expect(chat().send('Any coats?')).toBe(false);
  expect(localStorage.length).toBe(0);
  expect(backend.calls).toEqual([]);
  rerender({ open: true });
  await waitFor(() => expect(backend.calls).toHaveLength(1));
});
