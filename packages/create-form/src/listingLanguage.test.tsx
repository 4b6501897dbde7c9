import { createFakeBackend, fakeCode, TestProviders } from '@clothesline/api-client/testing';
import { LocaleProvider, ToastProvider } from '@clothesline/ui';
import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CreateForm } from './CreateForm/CreateForm.js';
import { createFormMessages as texts } from './messages.js';
import { findField, fill, getSubmitButton } from './testing/fill.js';

test('requests a code in the language of the form', async () => {
  const backend = createFakeBackend({ needsAccount: true });
  const { container } = render(
    <TestProviders backend={backend} ask="never">
      <LocaleProvider language="es-MX">
        <ToastProvider>
          <CreateForm />
        </ToastProvider>
      </LocaleProvider>
    </TestProviders>,
  );
  const form = { ...within(container), removeForm: () => {} };
  await fill(form);
  await userEvent.click(getSubmitButton(form));
  await form.findByRole('group', { name: texts.stepsLabel });
  await userEvent.type(findField(form, texts.email), 'ines@example.org{Enter}');
  await userEvent.type(await form.findByRole('textbox', { name: texts.code }), fakeCode);
  await form.findByText(texts.createdTitle);
  for (const name of ['sendListingCode', 'createListingToken']) {
    const call = backend.calls.find(({ endpoint }) => endpoint === name);
    expect(call?.body).toMatchObject({ language: 'es' });
  }
});
