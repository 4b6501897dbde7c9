import { createFakeBackend, fakeCode, type FakeBackend } from '@clothesline/api-client/testing';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { CreateFormProps } from '../CreateForm/CreateForm.js';
import { createFormMessages as texts } from '../messages.js';
import { findField, fill, sent, getSubmitButton } from './fill.js';
import { foreignSite } from './foreignSite.js';
import type { Setup, Stage } from './suite.js';

const address = 'ines@example.org';

export function listingSuite(setup: Setup) {
  async function open(backend: FakeBackend, props: CreateFormProps = {}): Promise<Stage> {
    const form = setup(props, { backend });
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByRole('group', { name: texts.stepsLabel });
    return form;
  }

  async function askForCode(form: Stage, email = address): Promise<void> {
    await userEvent.type(findField(form, texts.email), `${email}{Enter}`);
    await form.findByRole('textbox', { name: texts.code });
  }

  const hasFocus = (form: Stage, label: string) =>
    waitFor(() => expect(findField(form, label).matches(':focus')).toBe(true));
  const needsAccount = { needsAccount: true };

  describe('if listing requires an account', () => {
    test('verifies an email address with a code inside the form and lists the donation', async () => {
      const backend = createFakeBackend(needsAccount);
      const [onCreated, onError] = [
        vi.fn<NonNullable<CreateFormProps['onCreated']>>(),
        vi.fn<(error: unknown) => void>(),
      ];
      const form = await open(backend, { onCreated, onError });
      await hasFocus(form, texts.email);
      expect(findField(form, texts.title).value).toBe('Winter coat');
      await askForCode(form);
      await hasFocus(form, texts.code);
      expect(form.getByText(texts.codeSent({ email: address }))).toBeTruthy();
      // The last digit submits the code.
      await userEvent.type(findField(form, texts.code), fakeCode);
      await form.findByText(texts.createdTitle);
      expect(form.queryByRole('group', { name: texts.stepsLabel })).toBeNull();
      expect(onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Winter coat' }));
      expect(onError).not.toHaveBeenCalled();
      // The rejected request, and one with the token.
      expect(sent(backend.calls)).toHaveLength(2);
      expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(1);
      expect(findField(form, texts.title).value).toBe('');
    });

    test('includes edits made while the code is being verified', async () => {
      const backend = createFakeBackend(needsAccount);
      const form = await open(backend);
      await askForCode(form);
      backend.fail({ endpoint: 'createListingToken', hang: true });
      await userEvent.type(findField(form, texts.code), fakeCode);
      await userEvent.type(findField(form, texts.title), ' and scarf');
      backend.recover();
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls).at(-1)).toMatchObject({ title: 'Winter coat and scarf' });
    });

    test('verifies the email address once per visit', async () => {
      const backend = createFakeBackend(needsAccount);
      const form = await open(backend);
      await askForCode(form);
      await userEvent.type(findField(form, texts.code), fakeCode);
      await form.findByText(texts.createdTitle);
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      await waitFor(() => expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(2));
      expect(backend.calls.filter(({ endpoint }) => endpoint === 'sendListingCode')).toHaveLength(1);
    });

    test('reports an invalid address or code and accepts a corrected one', async () => {
      const backend = createFakeBackend(needsAccount);
      const form = await open(backend);
      await userEvent.type(findField(form, texts.email), 'ines{Enter}');
      expect((await form.findByText(texts.emailWrong)).closest('[role=alert]')).toBeTruthy();
      expect(form.getByRole('textbox', { name: texts.email, description: new RegExp(texts.emailWrong) })).toBeTruthy();
      await userEvent.clear(findField(form, texts.email));
      expect(form.queryByText(texts.emailWrong)).toBeNull();
      await askForCode(form);
      await userEvent.type(findField(form, texts.code), '000000');
      await form.findByText(texts.codeWrong);
      expect(findField(form, texts.code).value).toBe('000000');
      await userEvent.clear(findField(form, texts.code));
      await userEvent.paste(` ${fakeCode.slice(0, 3)} ${fakeCode.slice(3)} `);
      await form.findByText(texts.createdTitle);
    });

    test('can resend the code and change the address', async () => {
      const backend = createFakeBackend(needsAccount);
      const form = await open(backend);
      await askForCode(form);
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await userEvent.type(findField(form, texts.code), '000000');
        await form.findByText(texts.codeWrong);
        await userEvent.clear(findField(form, texts.code));
      }
      await userEvent.type(findField(form, texts.code), fakeCode);
      await form.findByText(texts.codeWrong);
      await userEvent.click(form.getByRole('button', { name: texts.newCode }));
      await waitFor(() => expect(findField(form, texts.code).value).toBe(''));
      await hasFocus(form, texts.code);
      await userEvent.click(form.getByRole('button', { name: texts.otherEmail }));
      await hasFocus(form, texts.email);
      expect(findField(form, texts.email).value).toBe(address);
      await userEvent.clear(findField(form, texts.email));
      await askForCode(form, 'rosa@example.org');
      await userEvent.type(findField(form, texts.code), fakeCode);
      await form.findByText(texts.createdTitle);
    });

    test('requests a new code after an hour, with the address prefilled', async () => {
      let time = Date.now();
      const backend = createFakeBackend({ ...needsAccount, now: () => new Date(time) });
      const form = await open(backend);
      await askForCode(form);
      await userEvent.type(findField(form, texts.code), fakeCode);
      await form.findByText(texts.createdTitle);
      time += 3_600_000;
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      await form.findByRole('group', { name: texts.stepsLabel });
      expect(findField(form, texts.email).value).toBe(address);
      expect(findField(form, texts.title).value).toBe('Winter coat');
    });

    test('focuses the email field again if submitted without a code', async () => {
      const form = await open(createFakeBackend(needsAccount));
      getSubmitButton(form).focus();
      await userEvent.click(getSubmitButton(form));
      await hasFocus(form, texts.email);
      expect(form.getAllByRole('group', { name: texts.stepsLabel })).toHaveLength(1);
    });

    test('shows why the code could not be sent', async () => {
      const backend = createFakeBackend(needsAccount);
      const form = await open(backend);
      for (const [fault, text] of [
        [{ status: 429 }, texts.tooManyCodesText({ when: 'in 60 seconds' })],
        [foreignSite, texts.refusedText],
        [{ networkError: true }, texts.codeFailed],
      ] as const) {
        backend.fail({ endpoint: 'sendListingCode', times: 1, ...fault });
        await userEvent.type(findField(form, texts.email), 'x{Enter}');
        expect(await form.findByText(text)).toBeTruthy();
      }
    });

    test('shows the server’s message if the account may not list', async () => {
      const backend = createFakeBackend(needsAccount);
      const form = await open(backend);
      await askForCode(form);
      const body = JSON.stringify({ message: 'A moderator suspended this account.' });
      backend.fail({ endpoint: 'createDonation', status: 403, body });
      await userEvent.type(findField(form, texts.code), fakeCode);
      expect(await form.findByText('A moderator suspended this account.')).toBeTruthy();
    });

    test('keeps the token only in memory, and sends no cookies', async () => {
      const backend = createFakeBackend(needsAccount);
      const form = await open(backend);
      const kept = () => JSON.stringify([localStorage, sessionStorage, document.cookie]);
      const before = kept();
      await askForCode(form);
      await userEvent.type(findField(form, texts.code), fakeCode);
      await form.findByText(texts.createdTitle);
      expect(kept()).toBe(before);
      const asked = backend.calls.filter(({ endpoint }) => endpoint?.includes('Listing'));
      expect(asked.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
    });
  });
}
