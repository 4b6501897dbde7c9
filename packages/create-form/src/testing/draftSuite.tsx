import { createBlockedStore, createFakeBackend, createMemoryStore } from '@clothesline/api-client/testing';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFormMessages as texts } from '../messages.js';
import { draftKey } from '../state/draft.js';
import { addImage, getCategorySelect, findField, fill, imageUrl, sent, getSubmitButton, typePlace } from './fill.js';
import type { Setup } from './suite.js';

export function draftSuite(setup: Setup) {
  describe('draft', () => {
    test('stores input on the device and clears it once sent', async () => {
      localStorage.clear();
      const form = setup({ draftStorage: 'device' }, { backend: createFakeBackend() });
      await fill(form);
      expect(JSON.parse(localStorage.getItem('clothesline_draft') ?? '')).toMatchObject({
        title: 'Winter coat',
        category: 'Men',
        images: [imageUrl],
      });
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(localStorage.getItem('clothesline_draft')).toBeNull();
    });

    test('restores a draft with a notice and can start over', async () => {
      const draftStorage = createMemoryStore();
      const before = setup({ draftStorage }, { backend: createFakeBackend() });
      expect(before.queryByText(texts.restored)).toBeNull();
      await fill(before);
      await userEvent.type(findField(before, texts.location), ' 94110');
      before.removeForm();

      const form = setup({ draftStorage }, { backend: createFakeBackend() });
      expect(form.getByText(texts.restored)).toBeTruthy();
      expect(findField(form, texts.title).value).toBe('Winter coat');
      expect(getCategorySelect(form).value).toBe('Men');
      expect(form.getByRole('img', { name: texts.image({ position: 1 }) })).toHaveProperty('src', imageUrl);
      expect(findField(form, texts.location).value).toBe('San Francisco, CA 94110');

      await userEvent.click(form.getByRole('button', { name: texts.startOver }));
      expect(form.queryByText(texts.restored)).toBeNull();
      expect(findField(form, texts.title).value).toBe('');
      expect(findField(form, texts.title).matches(':focus')).toBe(true);
      expect(findField(form, texts.location).value).toBe('San Francisco, CA');
      expect(draftStorage.getItem(draftKey)).toBeNull();
      await form.findByRole('option', { name: 'Men' });
    });

    test('keeps the place for the next donation, even after a reload', async () => {
      const draftStorage = createMemoryStore();
      const backend = createFakeBackend();
      const form = setup({ draftStorage }, { backend });
      await fill(form);
      await typePlace(form, 'oakl');
      await form.findByRole('option', { name: 'Oakland, CA' });
      await userEvent.keyboard('{Enter}');
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(findField(form, texts.location).value).toBe('Oakland, CA');
      form.removeForm();

      const next = setup({ draftStorage }, { backend });
      expect(next.queryByText(texts.restored)).toBeNull();
      expect(findField(next, texts.location).value).toBe('Oakland, CA');
      await fill(next);
      await userEvent.click(getSubmitButton(next));
      await next.findByText(texts.createdTitle);
      expect(sent(backend.calls).slice(-1)).toMatchObject([{ locationName: 'Oakland, CA', latitude: 37.8044 }]);
    });

    test('keeps text added to a restored draft', async () => {
      const draftStorage = createMemoryStore();
      for (const word of ['Winter ', 'coat']) {
        const form = setup({ draftStorage }, { backend: createFakeBackend() });
        await form.findByRole('option', { name: 'Men' });
        await userEvent.type(findField(form, texts.title), word);
        form.removeForm();
      }
      const form = setup({ draftStorage }, { backend: createFakeBackend() });
      expect(findField(form, texts.title).value).toBe('Winter coat');
      await form.findByRole('option', { name: 'Men' });
    });

    test('lists a donation once if the response is lost, even after a reload or in another tab', async () => {
      const draftStorage = createMemoryStore();
      // Loses the response.
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', halfBody: true, times: 2 }] });
      const before = setup({ draftStorage }, { backend });
      await fill(before);
      const otherTab = setup({ draftStorage }, { backend });
      await otherTab.findByRole('option', { name: 'Men' });
      await userEvent.click(getSubmitButton(before));
      expect(await before.findByText(texts.failedText)).toBeTruthy();
      expect(draftStorage.getItem(draftKey)).not.toBeNull();
      before.removeForm();

      const after = setup({ draftStorage }, { backend });
      await after.findByRole('option', { name: 'Men' });
      await userEvent.click(getSubmitButton(after));
      expect(await after.findByText(texts.failedText)).toBeTruthy();
      await userEvent.click(getSubmitButton(after));
      expect(await after.findByText(texts.createdTitle)).toBeTruthy();
      expect(draftStorage.getItem(draftKey)).toBeNull();

      await userEvent.click(getSubmitButton(otherTab));
      expect(await otherTab.findByText(texts.createdTitle)).toBeTruthy();
      expect(sent(backend.calls)).toHaveLength(4);
      expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(1);
    });

    test('merges changes from another tab', async () => {
      const draftStorage = createMemoryStore();
      const backend = createFakeBackend();
      const one = setup({ draftStorage }, { backend });
      const other = setup({ draftStorage }, { backend });
      const comeBack = () => act(() => void globalThis.dispatchEvent(new Event('focus')));
      await userEvent.type(findField(one, texts.title), 'Winter coat');
      await addImage(one, imageUrl);
      comeBack();
      expect(findField(other, texts.title).value).toBe('Winter coat');
      await userEvent.type(findField(other, texts.description), 'Warm and dry.');
      await addImage(other, 'https://pictures.test/hat.jpg');
      comeBack();
      expect(findField(one, texts.description).value).toBe('Warm and dry.');
      expect(findField(one, texts.title).value).toBe('Winter coat');
      expect(one.getAllByRole('listitem')).toHaveLength(2);
      await one.findByRole('option', { name: 'Men' });
      await other.findByRole('option', { name: 'Men' });
    });

    test('waits while offline and sends once online', async () => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      onTestFinished(() => onLine.mockRestore());
      const backend = createFakeBackend();
      const form = setup({ draftStorage: createMemoryStore() }, { backend });
      await fill(form);
      backend.fail({ endpoint: 'createDonation', networkError: true });
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.waiting);
      expect(form.queryByText(texts.failedTitle)).toBeNull();
      expect(findField(form, texts.title).value).toBe('Winter coat');
      backend.recover();
      onLine.mockReturnValue(true);
      act(() => void globalThis.dispatchEvent(new Event('online')));
      await form.findByText(texts.createdTitle);
      expect(form.queryByText(texts.waiting)).toBeNull();
      expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(1);
    });

    test('waits while offline with a place that needs a lookup', async () => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      onTestFinished(() => onLine.mockRestore());
      const backend = createFakeBackend();
      const form = setup({ draftStorage: createMemoryStore() }, { backend });
      await fill(form);
      backend.fail({ networkError: true });
      await userEvent.clear(findField(form, texts.location));
      await userEvent.type(findField(form, texts.location), 'Oakland, CA');
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.waiting);
      backend.recover();
      onLine.mockReturnValue(true);
      act(() => void globalThis.dispatchEvent(new Event('online')));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([{ locationName: 'Oakland, CA', latitude: 37.8044 }]);
    });

    test('can stop waiting, and sends a waiting donation after a reload', async () => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      onTestFinished(() => onLine.mockRestore());
      const draftStorage = createMemoryStore();
      const backend = createFakeBackend();
      const first = setup({ draftStorage }, { backend });
      await fill(first);
      backend.fail({ endpoint: 'createDonation', networkError: true });
      await userEvent.click(getSubmitButton(first));
      await first.findByText(texts.waiting);
      await userEvent.click(first.getByRole('button', { name: texts.stopWaiting }));
      expect(first.queryByText(texts.waiting)).toBeNull();
      await userEvent.click(getSubmitButton(first));
      await first.findByText(texts.waiting);
      first.removeForm();

      backend.recover();
      onLine.mockReturnValue(true);
      const after = setup({ draftStorage }, { backend });
      await after.findByText(texts.createdTitle);
      expect(draftStorage.getItem(draftKey)).toBeNull();
      expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(1);
    });

    test('lists identical donations if entered twice', async () => {
      const backend = createFakeBackend();
      const form = setup({ draftStorage: createMemoryStore() }, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      await waitFor(() => expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(2));
    });

    test('keeps its input if another tab clears its form', async () => {
      localStorage.clear();
      const form = setup({ draftStorage: 'device' }, { backend: createFakeBackend() });
      await form.findByRole('option', { name: 'Men' });
      await userEvent.type(findField(form, texts.title), 'Coat');
      localStorage.removeItem(draftKey);
      globalThis.dispatchEvent(new StorageEvent('storage', { key: draftKey, newValue: null }));
      expect(localStorage.getItem(draftKey)).toContain('Coat');
    });

    test.each([
      ['a redirected response', { status: 200, body: '[]' }],
      ['JSON from a captive portal', { status: 200, body: '{"error":"please sign in to the wifi"}' }],
      ['a page from a captive portal', { html: true }],
    ] as const)('does not treat %s as success, and keeps the draft', async (_, fault) => {
      const draftStorage = createMemoryStore();
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', times: 1, ...fault }] });
      const form = setup({ draftStorage }, { backend });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText(texts.failedText)).toBeTruthy();
      expect(form.queryByText(texts.createdTitle)).toBeNull();
      expect(draftStorage.getItem(draftKey)).toContain('Winter coat');
    });

    test('works if storage is blocked', async () => {
      const form = setup({ draftStorage: createBlockedStore() }, { backend: createFakeBackend() });
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText(texts.createdTitle)).toBeTruthy();
    });

    test('does not use storage by default', async () => {
      localStorage.clear();
      const form = setup({}, { backend: createFakeBackend() });
      await form.findByRole('option', { name: 'Men' });
      await userEvent.type(findField(form, texts.title), 'Coat');
      await addImage(form, imageUrl);
      expect(localStorage.getItem(draftKey)).toBeNull();
    });
  });
}
