import { createBlockedStore, createFakeBackend, createMemoryStore } from '@clothesline/api-client/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createFormMessages as texts } from '../messages.js';
import { draftKey } from '../state/draft.js';
import { addImage, categoryOf, fieldOf, fill, imageUrl, submitOf } from './fill.js';
import type { Setup } from './suite.js';

export function draftSuite(setup: Setup) {
  describe('draft', () => {
    test('MUST keep what is typed on the device, and forget it once it is sent', async () => {
      localStorage.clear();
      const form = setup({ draftStorage: 'device' }, { backend: createFakeBackend() });
      await fill(form);
      expect(JSON.parse(localStorage.getItem('clothesline_draft') ?? '')).toMatchObject({
        title: 'Winter coat',
        category: 'Men',
        images: [imageUrl],
      });
      await userEvent.click(submitOf(form));
      await form.findByText(texts.createdTitle);
      expect(localStorage.getItem('clothesline_draft')).toBeNull();
    });

    test('MUST restore a draft with a notice, and start over when asked', async () => {
      const draftStorage = createMemoryStore();
      const before = setup({ draftStorage }, { backend: createFakeBackend() });
      expect(before.queryByText(texts.restored)).toBeNull();
      await fill(before);
      await userEvent.type(fieldOf(before, texts.location), ' 94110');
      before.removeForm();

      const form = setup({ draftStorage }, { backend: createFakeBackend() });
      expect(form.getByText(texts.restored)).toBeTruthy();
      expect(fieldOf(form, texts.title).value).toBe('Winter coat');
      expect(categoryOf(form).value).toBe('Men');
      expect(form.getByRole('img', { name: texts.image(1) })).toHaveProperty('src', imageUrl);
      expect(fieldOf(form, texts.location).value).toBe('San Francisco, CA 94110');

      await userEvent.click(form.getByRole('button', { name: texts.startOver }));
      expect(form.queryByText(texts.restored)).toBeNull();
      expect(fieldOf(form, texts.title).value).toBe('');
      expect(fieldOf(form, texts.title).matches(':focus')).toBe(true);
      expect(fieldOf(form, texts.location).value).toBe('San Francisco, CA');
      expect(draftStorage.getItem(draftKey)).toBeNull();
      await form.findByRole('option', { name: 'Men' });
    });

    test('MUST work where the device refuses to store', async () => {
      const form = setup({ draftStorage: createBlockedStore() }, { backend: createFakeBackend() });
      await fill(form);
      await userEvent.click(submitOf(form));
      expect(await form.findByText(texts.createdTitle)).toBeTruthy();
    });

    test('MUST NOT touch the device unless asked to', async () => {
      localStorage.clear();
      const form = setup({}, { backend: createFakeBackend() });
      await form.findByRole('option', { name: 'Men' });
      await userEvent.type(fieldOf(form, texts.title), 'Coat');
      await addImage(form, imageUrl);
      expect(localStorage.getItem(draftKey)).toBeNull();
    });
  });
}
