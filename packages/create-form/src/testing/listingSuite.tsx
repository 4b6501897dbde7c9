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

  describe('where listing a donation needs an account', () => {
    test('MUST ask for an email address and a code inside of the form, list with them, and lose nothing', async () => {
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
      // The last digit sends it.
      await userEvent.type(findField(form, texts.code), fakeCode);
      await form.findByText(texts.createdTitle);
      expect(form.queryByRole('group', { name: texts.stepsLabel })).toBeNull();
      expect(onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Winter coat' }));
      expect(onError).not.toHaveBeenCalled();
      // One refused call, one with the token.
      expect(sent(backend.calls)).toHaveLength(2);
      expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(1);
      expect(findField(form, texts.title).value).toBe('');
    });

    test('MUST list what is typed in the end, also while the code is on its way', async () => {
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

    test('MUST show who somebody is once for all donations of a visit', async () => {
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

    test('MUST say what is wrong with an address or a code, and take the right one after it', async () => {
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

    test('MUST send the code again, and take another address', async () => {
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

    test('MUST ask again once the hour is over, with the address that was given', async () => {
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

    test('MUST go back to the question where it is sent without an answer', async () => {
      const form = await open(createFakeBackend(needsAccount));
      getSubmitButton(form).focus();
      await userEvent.click(getSubmitButton(form));
      await hasFocus(form, texts.email);
      expect(form.getAllByRole('group', { name: texts.stepsLabel })).toHaveLength(1);
    });

    test('MUST say why no code could be sent', async () => {
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

    test('MUST say why an account may not list, in the words of the server', async () => {
      const backend = createFakeBackend(needsAccount);
      const form = await open(backend);
      await askForCode(form);
      const body = JSON.stringify({ message: 'A moderator suspended this account.' });
      backend.fail({ endpoint: 'createDonation', status: 403, body });
      await userEvent.type(findField(form, texts.code), fakeCode);
      expect(await form.findByText('A moderator suspended this account.')).toBeTruthy();
    });

    test('MUST keep what it lists with in memory alone, and send no cookie for it', async () => {
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
