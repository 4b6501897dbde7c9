import { donationLimits } from '@clothesline/api-client';
import { createFakeBackend, fakeCode, type FakeBackend } from '@clothesline/api-client/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFormMessages as texts } from '../messages.js';
import { actOnImage, getCategorySelect, findField, imageMenu, sent, getSubmitButton } from './fill.js';
import { picture, secret, withPosition } from './pictures.js';
import type { Setup, Stage } from './suite.js';

async function fillTexts(form: Stage): Promise<void> {
  await form.findByRole('option', { name: 'Men' });
  await userEvent.fill(findField(form, texts.title), 'Winter coat');
  await userEvent.fill(findField(form, texts.description), 'Warm and dry.');
  await userEvent.selectOptions(getCategorySelect(form), 'Men');
}

export const choose = async (form: Stage, ...files: File[]) =>
  userEvent.upload(await form.findByLabelText(texts.addPhotos, { selector: 'input' }), files);

const uploads = ({ calls }: FakeBackend) => calls.filter(({ endpoint }) => endpoint === 'uploadPhoto');

export function listen(backend: FakeBackend): Blob[] {
  const files: Blob[] = [];
  const { fetch } = backend;
  backend.fetch = (input, init) => {
    if (init?.body instanceof Blob) files.push(init.body);
    return fetch(input, init);
  };
  return files;
}

export const stored = async (form: Stage, backend: FakeBackend, count: number) =>
  waitFor(() => {
    expect(uploads(backend)).toHaveLength(count);
    expect(form.queryByRole('img', { name: texts.photoUploading })).toBeNull();
  });

const photoAddress = expect.stringMatching(/^\/photos\/[0-9a-f]{64}-1280\.webp$/);

export function photosSuite(setup: Setup) {
  describe('photos', () => {
    test('uploads photos immediately, shows thumbnails, and lists the donation with them', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await choose(form, await picture(800, 600), await picture(300, 400, 'image/png'));
      await waitFor(() => {
        const drawn = form.getAllByRole<HTMLCanvasElement>('img').map(({ width, height }) => `${width}x${height}`);
        expect(drawn).toEqual(['320x240', '240x320']);
      });
      await stored(form, backend, 2);
      await fillTexts(form);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([{ images: [photoAddress, photoAddress] }]);
      expect(form.queryAllByRole('listitem')).toEqual([]);
    });

    test('removes location metadata, rotates photos upright, and scales them to 1,600 px', async () => {
      const backend = createFakeBackend();
      const files = listen(backend);
      const form = setup({}, { backend });
      const taken = await withPosition(await picture(4000, 3000));
      expect(await taken.text()).toContain(secret);
      await choose(form, taken);
      await stored(form, backend, 1);
      const [file] = files;
      if (!file) throw new Error('Nothing was sent.');
      const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer());
      expect(bytes).not.toContain('Exif');
      expect(bytes).not.toContain(secret);
      const { width, height } = await createImageBitmap(file);
      expect([width, height]).toEqual([1200, 1600]);
    });

    test('waits for a pending upload on submit', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', hang: true }] });
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300));
      await form.findByRole('img', { name: texts.photoUploading });
      await fillTexts(form);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByRole('button', { name: texts.submitting })).toBeTruthy();
      expect(sent(backend.calls)).toEqual([]);
      backend.recover();
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([{ images: [photoAddress] }]);
    });

    test('lists each photo as a separate donation', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300), await picture(300, 400));
      await fillTexts(form);
      await userEvent.click(form.getByRole('button', { name: texts.separate }));
      await userEvent.fill(findField(form, texts.imageTitle({ position: 2 })), 'Felt hat');
      await userEvent.click(form.getByRole('button', { name: texts.submitMany({ count: 2 }) }));
      await form.findByText(texts.createdManyText({ count: 2 }));
      expect(sent(backend.calls)).toMatchObject([
        { title: 'Winter coat', images: [photoAddress] },
        { title: 'Felt hat', images: [photoAddress] },
      ]);
      expect(new Set(sent(backend.calls).map((body) => JSON.stringify(body))).size).toBe(2);
    });

    test('shows an upload error at the photo, with a retry', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', networkError: true, times: 2 }] });
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300));
      await form.findByText(texts.photoFailed);
      await fillTexts(form);
      await userEvent.click(getSubmitButton(form));
      const retry = () => form.getByRole('button', { name: texts.retryPhoto({ position: 1 }) });
      await waitFor(() => expect(retry().matches(':focus')).toBe(true));
      form.getByRole('button', { name: texts.imageMenu({ position: 1 }), description: texts.photoFailed });
      expect(sent(backend.calls)).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await stored(form, backend, 3);
      expect(imageMenu(form, 1).matches(':focus')).toBe(true);
      expect(form.queryByText(texts.photoFailed)).toBeNull();
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
    });

    test('announces the number of images and upload errors', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', status: 422, times: 1 }] });
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300), await picture(300, 400));
      await form.findByText(texts.photoRefused);
      await stored(form, backend, 2);
      const told = `${texts.imageAdded({ count: 1 })}. ${texts.image({ position: 1 })}: ${texts.photoRefused}`;
      expect(form.getByText(told).closest('[role=status]')).not.toBeNull();
      expect(form.getAllByRole('listitem')).toHaveLength(2);
    });

    test('retries failed uploads on submit', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', status: 500, times: 1 }] });
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300));
      await form.findByText(texts.photoFailed);
      await fillTexts(form);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([{ images: [photoAddress] }]);
    });

    test.each([
      [413, texts.photoRefused],
      [422, texts.photoRefused],
      [500, texts.photoFailed],
    ])('shows an error for a %i response', async (status, text) => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', status }] });
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300));
      expect(await form.findByText(text)).toBeTruthy();
    });

    test('shows the server’s message if the account may not upload', async () => {
      const body = JSON.stringify({ message: 'A moderator suspended this account.' });
      const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', status: 403, body }] });
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300));
      expect(await form.findByText('A moderator suspended this account.')).toBeTruthy();
      expect(form.queryByText(texts.refusedText)).toBeNull();
    });

    test('keeps photos on the device until the account is verified', async () => {
      const backend = createFakeBackend({ needsAccount: true });
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300));
      await stored(form, backend, 1);
      await choose(form, await picture(300, 400));
      await waitFor(() => expect(form.getAllByRole('listitem')).toHaveLength(2));
      await fillTexts(form);
      await userEvent.click(getSubmitButton(form));
      // Each photo is retried once.
      await userEvent.fill(await form.findByRole('textbox', { name: texts.email }), 'ines@example.org');
      await userEvent.keyboard('{Enter}');
      expect(sent(backend.calls)).toEqual([]);
      expect(form.queryByText(texts.photoFailed)).toBeNull();
      await userEvent.fill(await form.findByRole('textbox', { name: texts.code }), fakeCode);
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([{ images: [photoAddress, photoAddress] }]);
      expect(backend.donations.filter(({ title }) => title === 'Winter coat')).toHaveLength(1);
      // Uploads pause after a rejection.
      expect(uploads(backend)).toHaveLength(4);
    });

    test('shows an error for an unreadable file, without uploading it', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await choose(form, new File(['not a picture'], 'coat.heic', { type: 'image/heic' }));
      expect(await form.findByText(texts.photoUnreadable)).toBeTruthy();
      expect(uploads(backend)).toEqual([]);
      await actOnImage(form, 1, texts.removeImage);
      expect(form.queryByText(texts.photoUnreadable)).toBeNull();
    });

    test('retries uploads when back online', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', networkError: true, times: 1 }] });
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      onTestFinished(() => onLine.mockRestore());
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300));
      await form.findByText(texts.photoOffline);
      onLine.mockReturnValue(true);
      globalThis.dispatchEvent(new Event('online'));
      await stored(form, backend, 2);
      expect(form.queryByText(texts.photoOffline)).toBeNull();
    });

    test('reorders images by keyboard, announces it, and keeps focus', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await form.findByRole('option', { name: 'Men' });
      for (const name of ['first', 'second', 'third']) {
        await userEvent.fill(findField(form, texts.imageUrl), `https://pictures.test/${name}.jpg`);
        await userEvent.click(form.getByRole('button', { name: texts.addImage }));
      }
      imageMenu(form, 3).focus();
      await userEvent.keyboard('{ArrowDown}');
      for (const action of [texts.describe, texts.makeCover, texts.moveEarlier]) {
        expect(form.getByRole('menuitem', { name: action }).matches(':focus')).toBe(true);
        if (action !== texts.moveEarlier) await userEvent.keyboard('{ArrowDown}');
      }
      await userEvent.keyboard('{Enter}');
      expect(form.getByText(texts.imageMoved({ from: 3, to: 2, count: 3 }))).toBeTruthy();
      expect(imageMenu(form, 2).matches(':focus')).toBe(true);
      expect(form.queryByRole('menu')).toBeNull();
      await userEvent.keyboard('{ArrowUp}');
      expect(form.getByRole('menuitem', { name: texts.removeImage }).matches(':focus')).toBe(true);
      await userEvent.keyboard('{Escape}');
      expect(imageMenu(form, 2).matches(':focus')).toBe(true);
      await actOnImage(form, 2, texts.moveEarlier);
      expect(imageMenu(form, 1).matches(':focus')).toBe(true);
      await actOnImage(form, 3, texts.makeCover);
      expect(form.getByText(texts.imageMoved({ from: 3, to: 1, count: 3 }))).toBeTruthy();
      await fillTexts(form);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      const names = ['second', 'third', 'first'].map((name) => `https://pictures.test/${name}.jpg`);
      expect(sent(backend.calls)).toMatchObject([{ images: names }]);
    });

    test('reorders images by drag and drop', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await choose(form, await picture(800, 600), await picture(600, 800));
      await stored(form, backend, 2);
      const shapes = () =>
        form.getAllByRole<HTMLCanvasElement>('img').map(({ width, height }) => (width > height ? 'wide' : 'high'));
      await waitFor(() => expect(shapes()).toEqual(['wide', 'high']));
      const [first, second] = form.getAllByRole('listitem');
      if (!first || !second) throw new Error('There are no images.');
      await userEvent.dragAndDrop(first, second);
      expect(shapes()).toEqual(['high', 'wide']);
    });

    test('limits the number of photos, with a notice', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      const one = await picture(20, 20, 'image/png');
      await choose(form, ...Array.from({ length: donationLimits.maxImages + 2 }, () => one));
      expect(await form.findByText(texts.tooManyPhotos({ most: donationLimits.maxImages }))).toBeTruthy();
      expect(form.getAllByRole('listitem')).toHaveLength(donationLimits.maxImages);
      expect(form.getByRole('button', { name: texts.addPhotos })).toHaveProperty('disabled', true);
      await stored(form, backend, donationLimits.maxImages);
    });

    test('stores photos with a draft and deletes them on starting over', async () => {
      localStorage.clear();
      const backend = createFakeBackend();
      const before = setup({ draftStorage: 'device' }, { backend });
      await choose(before, await picture(400, 300));
      await stored(before, backend, 1);
      await waitFor(async () => expect(await onDevice()).toHaveLength(1));
      before.removeForm();

      const form = setup({ draftStorage: 'device' }, { backend });
      await waitFor(() => expect(form.getByRole<HTMLCanvasElement>('img').width).toBe(320));
      expect(uploads(backend)).toHaveLength(1);
      await userEvent.click(form.getByRole('button', { name: texts.startOver }));
      await waitFor(async () => expect(await onDevice()).toEqual([]));
    });

    test('works if photos cannot be stored, with a notice', async () => {
      localStorage.clear();
      const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      });
      onTestFinished(() => refused.mockRestore());
      const backend = createFakeBackend();
      const form = setup({ draftStorage: 'device' }, { backend });
      await choose(form, await picture(400, 300));
      expect(await form.findByText(texts.photosNotKept)).toBeTruthy();
      await stored(form, backend, 1);
      await fillTexts(form);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
    });

    test('uploads a photo again if the server has deleted it', async () => {
      const issues = [{ path: 'images.0', message: 'This photo is not there' }];
      const body = JSON.stringify({ message: 'Please check your input.', issues });
      const backend = createFakeBackend({ faults: [{ endpoint: 'createDonation', status: 400, body, times: 1 }] });
      const form = setup({}, { backend });
      await choose(form, await picture(400, 300));
      await stored(form, backend, 1);
      await fillTexts(form);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.failedText);
      await stored(form, backend, 2);
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText(texts.createdTitle)).toBeTruthy();
    });
  });
}

async function onDevice(): Promise<IDBValidKey[]> {
  const done = async <Result,>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await done(indexedDB.open('clothesline_photos'));
  const keys = await done(database.transaction('photos').objectStore('photos').getAllKeys());
  database.close();
  return keys;
}
