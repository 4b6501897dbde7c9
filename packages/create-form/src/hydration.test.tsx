import { createFakeBackend, createMemoryStore, TestProviders } from '@clothesline/api-client/testing';
import { ToastProvider } from '@clothesline/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CreateForm } from './CreateForm/CreateForm.js';
import { createFormMessages as texts } from './messages.js';

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${texts.title}`) });

test('restores and keeps a draft after hydration', async () => {
  const draftStorage = createMemoryStore();
  const backend = createFakeBackend();
  const page = (
    <TestProviders backend={backend} ask="never">
      <ToastProvider>
        <CreateForm draftStorage={draftStorage} />
      </ToastProvider>
    </TestProviders>
  );
  const before = render(page);
  await userEvent.type(title(), 'Marmalade coat');
  before.unmount();

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(title().value).toBe('');
  // A hydration mismatch logs an error, which fails the test.
  const after = render(page, { container, hydrate: true });
  await waitFor(() => expect(title().value).toBe('Marmalade coat'));
  screen.getByText(texts.restored);
  after.unmount();
  render(page);
  expect(title().value).toBe('Marmalade coat');
});
