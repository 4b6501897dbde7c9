import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { ChatWidget } from './ChatWidget.js';
import { chatMessages as texts } from './messages.js';
import { unsentKey } from './useUnsentText.js';

test('restores an unsent message after hydration, ready to send', async () => {
  const page = (
    <TestProviders backend={createFakeBackend()} ask="never">
      <ChatWidget defaultOpen />
    </TestProviders>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  sessionStorage.setItem(unsentKey, 'warm coats');
  onTestFinished(() => sessionStorage.removeItem(unsentKey));
  // A hydration mismatch logs an error, which fails the test.
  render(page, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('warm coats'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.send }).disabled).toBe(false);
});
