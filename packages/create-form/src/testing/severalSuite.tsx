import { donationLimits, issueTexts, requiredText } from '@clothesline/api-client';
import { createFakeBackend, createMemoryStore, type FakeBackend } from '@clothesline/api-client/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { CreateFormProps } from '../CreateForm/CreateForm.js';
import { createFormMessages as texts } from '../messages.js';
import { draftKey } from '../state/draft.js';
import { actOnImage, addImage, fill, findField, imageMenu, imageUrl, sent, getSubmitButton } from './fill.js';
import type { Setup, Stage } from './suite.js';

const hat = 'https://pictures.test/hat.jpg';
const scarf = 'https://pictures.test/scarf.jpg';

async function fillSeveral(form: Stage): Promise<void> {
  await fill(form);
  await addImage(form, hat);
  await addImage(form, scarf);
  await userEvent.click(form.getByRole('button', { name: texts.separate }));
  await userEvent.type(findField(form, texts.imageTitle({ position: 1 })), '{Enter}Felt hat{Enter}');
  await userEvent.type(findField(form, texts.imageTitle({ position: 3 })), 'Red scarf');
}

const submitAll = (form: Stage, count: number) => form.getByRole('button', { name: texts.submitMany({ count }) });

/** Breaks the nth response, counted from 1. */
function breakResponse(backend: FakeBackend, broken: number): void {
  const { fetch } = backend;
  backend.fetch = async (input, init) => {
    const before = sent(backend.calls).length;
    const response = await fetch(input, init);
    const isBroken = before < broken && sent(backend.calls).length === broken;
    return isBroken ? new Response('{', { status: 201 }) : response;
  };
}

export function severalSuite(setup: Setup) {
  describe('several donations', () => {
    test('lists each image as a separate donation, with titles entered in sequence', async () => {
      const backend = createFakeBackend();
      const onCreated = vi.fn<NonNullable<CreateFormProps['onCreated']>>();
      const form = setup({ onCreated }, { backend });
      await fillSeveral(form);
      expect(findField(form, texts.imageTitle({ position: 1 })).value).toBe('Winter coat');
      expect(form.queryByRole('textbox', { name: texts.title })).toBeNull();
      await userEvent.click(submitAll(form, 3));
      await form.findByText(texts.createdManyText({ count: 3 }));
      const common = { description: 'Warm and dry.', category: 'Men', locationName: 'San Francisco, CA' };
      expect(sent(backend.calls)).toMatchObject([
        { ...common, title: 'Winter coat', images: [imageUrl] },
        { ...common, title: 'Felt hat', images: [hat] },
        { ...common, title: 'Red scarf', images: [scarf] },
      ]);
      expect(onCreated.mock.calls.map(([donation]) => donation?.title)).toEqual([
        'Winter coat',
        'Felt hat',
        'Red scarf',
      ]);
      expect(form.queryAllByRole('listitem')).toEqual([]);
      expect(findField(form, texts.title).value).toBe('');
    });

    test('lists several images as one of several donations', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fillSeveral(form);
      await actOnImage(form, 3, texts.join);
      await actOnImage(form, 2, texts.join);
      expect(getSubmitButton(form)).toBeTruthy();
      await actOnImage(form, 3, texts.split);
      expect(form.queryByRole('textbox', { name: texts.imageTitle({ position: 2 }) })).toBeNull();
      expect(imageMenu(form, 3).matches(':focus')).toBe(true);
      await userEvent.click(submitAll(form, 2));
      expect(findField(form, texts.imageTitle({ position: 3 })).matches(':focus')).toBe(true);
      await userEvent.keyboard('Red scarf');
      await userEvent.click(submitAll(form, 2));
      await form.findByText(texts.createdManyText({ count: 2 }));
      expect(sent(backend.calls)).toMatchObject([
        { title: 'Winter coat', images: [imageUrl, hat] },
        { title: 'Red scarf', images: [scarf] },
      ]);
    });

    test('keeps a title when its first image is removed, and grouped images in a draft', async () => {
      const draftStorage = createMemoryStore();
      const form = setup({ draftStorage }, { backend: createFakeBackend() });
      await fillSeveral(form);
      await actOnImage(form, 3, texts.join);
      await actOnImage(form, 2, texts.removeImage);
      expect(findField(form, texts.imageTitle({ position: 2 })).value).toBe('Felt hat');
      await addImage(form, hat);
      await actOnImage(form, 3, texts.join);
      form.removeForm();
      const after = setup({ draftStorage }, { backend: createFakeBackend() });
      expect(await after.findByText(texts.joinedImage)).toBeTruthy();
      expect(submitAll(after, 2)).toBeTruthy();
    });

    test('requires a title for each donation', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fillSeveral(form);
      await userEvent.clear(findField(form, texts.imageTitle({ position: 2 })));
      await userEvent.click(submitAll(form, 3));
      const title = findField(form, texts.imageTitle({ position: 2 }));
      expect(title.matches(':focus')).toBe(true);
      expect(form.getByText(requiredText)).toBeTruthy();
      expect(sent(backend.calls)).toEqual([]);
      await userEvent.type(title, 'Felt hat');
      expect(form.queryByText(requiredText)).toBeNull();
    });

    test('keeps unlisted donations after a failure, and lists none twice', async () => {
      const backend = createFakeBackend();
      breakResponse(backend, 2);
      const draftStorage = createMemoryStore();
      const form = setup({ draftStorage }, { backend });
      await fillSeveral(form);
      await userEvent.click(submitAll(form, 3));
      await form.findByText(`${texts.createdSome({ count: 1 })} ${texts.failedText}`);
      expect(findField(form, texts.imageTitle({ position: 1 })).value).toBe('Felt hat');
      form.removeForm();

      const after = setup({ draftStorage }, { backend });
      await after.findByRole('option', { name: 'Men' });
      await userEvent.click(submitAll(after, 2));
      await after.findByText(texts.createdManyText({ count: 2 }));
      const titles = backend.donations.map(({ title }) => title);
      for (const title of ['Winter coat', 'Felt hat', 'Red scarf']) {
        expect(titles.filter((listed) => listed === title)).toHaveLength(1);
      }
      expect(draftStorage.getItem(draftKey)).toBeNull();
    });

    test('merges into one donation on request, or when one image is left', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await fillSeveral(form);
      await userEvent.click(form.getByRole('button', { name: texts.together }));
      const title = findField(form, texts.title);
      expect(title.value).toBe('Winter coat');
      expect(title.matches(':focus')).toBe(true);
      await userEvent.click(form.getByRole('button', { name: texts.separate }));
      await actOnImage(form, 1, texts.removeImage);
      await actOnImage(form, 2, texts.removeImage);
      expect(findField(form, texts.title).value).toBe('Felt hat');
      expect(form.queryByRole('button', { name: texts.separate })).toBeNull();
    });

    test('sends image descriptions and keeps them with their images', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      await addImage(form, hat);
      await actOnImage(form, 2, texts.describe);
      const field = findField(form, texts.label({ position: 2 }));
      expect(field.matches(':focus')).toBe(true);
      await userEvent.type(field, 'A hat with a hole{Enter}');
      expect(imageMenu(form, 2).matches(':focus')).toBe(true);
      expect(form.getByText('A hat with a hole')).toBeTruthy();
      await actOnImage(form, 2, texts.moveEarlier);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([
        { images: [hat, imageUrl], imageDescriptions: ['A hat with a hole', ''] },
      ]);
    });

    test('sends the quantity and rejects an invalid one', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      await userEvent.type(findField(form, texts.quantity), 'many');
      await userEvent.click(getSubmitButton(form));
      expect(form.getByText(issueTexts.notACount({ most: donationLimits.quantity }))).toBeTruthy();
      expect(findField(form, texts.quantity).matches(':focus')).toBe(true);
      await userEvent.clear(findField(form, texts.quantity));
      await userEvent.type(findField(form, texts.quantity), '12');
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([{ quantity: 12 }]);
    });
  });
}
