import { issueTexts, requiredText } from '@clothesline/api-client';
import { createFakeBackend } from '@clothesline/api-client/testing';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { CreateFormProps } from '../CreateForm/CreateForm.js';
import { createFormMessages as texts } from '../messages.js';
import { addImage, getCategorySelect, fill, findField, imageMenu, imageUrl, sent, getSubmitButton } from './fill.js';
import { foreignSite } from './foreignSite.js';
import type { Setup } from './suite.js';

const refusal = (issues: readonly { path: string; message: string }[]) =>
  ({
    endpoint: 'createDonation',
    status: 400,
    body: JSON.stringify({ message: 'Something is wrong', issues }),
    times: 1,
  }) as const;

export function sendingSuite(setup: Setup) {
  describe('sending', () => {
    test('sends exactly the payload of the spec', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      const before = Date.now();
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      const [body] = sent(backend.calls);
      expect(body).toEqual({
        title: 'Winter coat',
        description: 'Warm and dry.',
        category: 'Men',
        images: [imageUrl],
        userId: 1,
        latitude: 37.7749,
        longitude: -122.4194,
        locationName: 'San Francisco, CA',
        distance: 0,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
      const createdAt = Date.parse(String(Object.entries(Object(body)).find(([name]) => name === 'createdAt')?.[1]));
      expect(createdAt).toBeGreaterThanOrEqual(before);
      expect(createdAt).toBeLessThanOrEqual(Date.now());
    });

    test("shows 'Creating Donation...' and is disabled while pending", async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', hang: true }] });
      const form = setup({}, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(form.getByRole('button', { name: 'Creating Donation...' })).toHaveProperty('disabled', true);
      await userEvent.type(findField(form, texts.title), ' and more');
      expect(findField(form, texts.title).value).toBe('Winter coat');
      backend.recover();
      expect(await form.findByRole('button', { name: 'Create Donation' })).toHaveProperty('disabled', false);
    });

    test('shows an error at each field, announces the count, and focuses the first', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await form.findByRole('option', { name: 'Men' });
      await userEvent.click(getSubmitButton(form));
      expect(form.getByRole('textbox', { name: texts.title, description: requiredText })).toHaveProperty(
        'ariaInvalid',
        'true',
      );
      expect(form.getByRole('textbox', { name: texts.description, description: requiredText })).toBeTruthy();
      expect(form.getByRole('combobox', { description: 'Please select a category' })).toBeTruthy();
      expect(
        form.getByRole('textbox', { name: texts.imageUrl, description: /Please add at least one image/ }),
      ).toBeTruthy();
      expect(form.getByText(texts.wrongFields({ count: 4 })).closest('[role=alert]')).toBeTruthy();
      expect(findField(form, texts.imageUrl).matches(':focus')).toBe(true);
      expect(sent(backend.calls)).toEqual([]);
    });

    test('validates on change only after the first submit', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await form.findByRole('option', { name: 'Men' });
      await userEvent.type(findField(form, texts.title), 'C{Backspace}');
      expect(form.queryByText(requiredText)).toBeNull();
      await userEvent.click(getSubmitButton(form));
      expect(form.getByText(issueTexts.noCategory)).toBeTruthy();
      await userEvent.selectOptions(getCategorySelect(form), 'Men');
      expect(form.queryByText(issueTexts.noCategory)).toBeNull();
      await addImage(form, imageUrl);
      expect(form.queryByText(issueTexts.noImage)).toBeNull();
      await userEvent.clear(findField(form, texts.location));
      expect(form.getByRole('combobox', { name: texts.location, description: new RegExp(requiredText) })).toBeTruthy();
    });

    test('confirms success and calls onCreated', async () => {
      const onCreated = vi.fn<NonNullable<CreateFormProps['onCreated']>>();
      const backend = createFakeBackend();
      const form = setup({ onCreated, userId: 7 }, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText('Donation Created')).toBeTruthy();
      expect(form.getByText('Your donation has been successfully listed.')).toBeTruthy();
      expect(onCreated).toHaveBeenCalledExactlyOnceWith(backend.donations.find(({ title }) => title === 'Winter coat'));
      expect(onCreated.mock.calls[0]?.[0]).toMatchObject({ userId: 7, title: 'Winter coat' });
      expect(findField(form, texts.title).value).toBe('');
    });

    test('shows an error on failure and keeps the input', async () => {
      const onCreated = vi.fn<NonNullable<CreateFormProps['onCreated']>>();
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', networkError: true, times: 1 }] });
      const onError = vi.fn<NonNullable<CreateFormProps['onError']>>();
      const form = setup({ onCreated, onError }, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText('Error')).toBeTruthy();
      expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
      expect(form.getByText('Failed to create donation. Please try again.')).toBeTruthy();
      expect(onCreated).not.toHaveBeenCalled();
      expect(findField(form, texts.title).value).toBe('Winter coat');
      expect(findField(form, texts.description).value).toBe('Warm and dry.');
      expect(getCategorySelect(form).value).toBe('Men');
      expect(form.getAllByRole('listitem')).not.toHaveLength(0);
      await userEvent.click(getSubmitButton(form));
      await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    });

    test('shows an error if the site may not list, and keeps the input', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', ...foreignSite, times: 1 }] });
      const form = setup({}, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText(texts.refusedText)).toBeTruthy();
      expect(form.queryByText(texts.failedText)).toBeNull();
      expect(findField(form, texts.title).value).toBe('Winter coat');
    });

    test('shows the server’s message if the account may not list', async () => {
      const body = JSON.stringify({ message: 'A moderator suspended this account.' });
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', status: 403, body }] });
      const form = setup({}, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText('A moderator suspended this account.')).toBeTruthy();
      expect(form.queryByText(texts.refusedText)).toBeNull();
    });

    test('shows a rate limit error and keeps the input', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', status: 429, times: 1 }] });
      const form = setup({}, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText(texts.tooManyText({ when: 'in 60 seconds' }))).toBeTruthy();
      expect(findField(form, texts.title).value).toBe('Winter coat');
    });

    test("shows the server's issues at their fields until they change", async () => {
      const issues = [
        { path: 'images.0', message: 'This picture cannot be shown' },
        { path: 'title', message: 'This title is taken' },
      ];
      const form = setup({}, { backend: createFakeBackend({ faults: [refusal(issues)] }) });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText(texts.failedText)).toBeTruthy();
      expect(
        form.getByRole('button', {
          name: texts.imageMenu({ position: 1 }),
          description: 'This picture cannot be shown',
        }),
      ).toBeTruthy();
      const title = form.getByRole('textbox', { name: texts.title, description: 'This title is taken' });
      expect(imageMenu(form, 1).matches(':focus')).toBe(true);
      await userEvent.type(title, '!');
      expect(form.queryByText('This title is taken')).toBeNull();
      expect(form.getByText('This picture cannot be shown')).toBeTruthy();
    });

    test('calls onSignIn instead of requesting a code, and keeps the input', async () => {
      const onSignIn = vi.fn<() => void>();
      const form = setup({ onSignIn }, { backend: createFakeBackend({ needsAccount: true }) });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.signInText);
      expect(onSignIn).toHaveBeenCalledOnce();
      expect(form.queryByRole('group', { name: texts.stepsLabel })).toBeNull();
      expect(findField(form, texts.title).value).toBe('Winter coat');
    });

    test('shows an issue without a field', async () => {
      const backend = createFakeBackend({
        faults: [refusal([{ path: 'latitude', message: 'Latitude is from -90 to 90' }])],
      });
      const form = setup({}, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText('Latitude is from -90 to 90')).toBeTruthy();
    });

    test('does not submit twice', async () => {
      const backend = createFakeBackend({ delay: 20 });
      const form = setup({}, { backend });
      await fill(form);
      // Clicks twice before React renders.
      const submit = getSubmitButton(form);
      act(() => {
        submit.click();
        submit.click();
      });
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toHaveLength(1);
    });

    test('does not call onCreated after unmounting, but still shows a toast', async () => {
      const onCreated = vi.fn<NonNullable<CreateFormProps['onCreated']>>();
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', hang: true }] });
      const form = setup({ onCreated }, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      form.removeForm();
      backend.recover();
      expect(await form.findByText(texts.createdTitle)).toBeTruthy();
      expect(onCreated).not.toHaveBeenCalled();
    });

    test('keeps two forms on a page independent', async () => {
      const first = setup({}, { backend: createFakeBackend() });
      const second = setup({}, { backend: createFakeBackend() });
      await userEvent.type(findField(first, texts.title), 'Coat');
      await userEvent.click(getSubmitButton(second));
      expect(findField(second, texts.title).value).toBe('');
      expect(second.getAllByText(requiredText)).not.toHaveLength(0);
      expect(first.queryByText(requiredText)).toBeNull();
      await first.findByRole('option', { name: 'Men' });
      await second.findByRole('option', { name: 'Men' });
    });
  });
}
