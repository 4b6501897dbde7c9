import { findArea, issueTexts, knownCategories } from '@clothesline/api-client';
import { createFakeBackend, createFakeGeolocation } from '@clothesline/api-client/testing';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { CreateFormProps } from '../CreateForm/CreateForm.js';
import { createFormMessages as texts } from '../messages.js';
import {
  actOnImage,
  addImage,
  getCategorySelect,
  fill,
  findField,
  imageUrl,
  sent,
  getSubmitButton,
  typePlace,
} from './fill.js';
import type { Setup } from './suite.js';

export function fieldsSuite(setup: Setup) {
  describe('fields', () => {
    test('matches the labels, placeholders and texts of the spec', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await form.findByRole('option', { name: 'Men' });
      expect(findField(form, 'Title').placeholder).toBe('e.g., Kids Clothing Bundle (3-5y)');
      expect(findField(form, 'Description').placeholder).toBe('Describe the items, condition, etc.');
      expect(getCategorySelect(form).selectedOptions[0]?.text).toBe('Select a category');
      expect(form.getByRole('group', { name: /^Images/ })).toBeTruthy();
      expect(form.getByText('Add at least one image URL')).toBeTruthy();
      expect(form.getByRole('button', { name: 'Add' })).toBeTruthy();
      expect(findField(form, 'Location').value).toBe('San Francisco, CA');
      expect(form.getByRole('button', { name: 'Create Donation' })).toHaveProperty('disabled', false);
    });

    test('requires a place name if no city is nearby', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend, geolocation: { latitude: 39.1, longitude: -117.2 } });
      await fill(form);
      expect(findField(form, 'Location').value).toBe('');
      await userEvent.click(getSubmitButton(form));
      expect(findField(form, 'Location').matches(':focus')).toBe(true);
      expect(sent(backend.calls)).toEqual([]);
      await userEvent.type(findField(form, 'Location'), 'Kingston Canyon, NV');
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText(texts.createdTitle)).toBeTruthy();
      expect(sent(backend.calls)).toMatchObject([{ locationName: 'Kingston Canyon, NV', latitude: 39.1 }]);
    });

    test("offers every category except 'All Items'", async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await form.findByRole('option', { name: 'Men' });
      expect([...getCategorySelect(form).options].slice(1).map(({ text }) => text)).toEqual(knownCategories.slice(1));
    });

    test('shows an error if categories fail to load, with a retry', async () => {
      const backend = createFakeBackend({ faults: [{ endpoint: 'listCategories', status: 500, times: 1 }] });
      const form = setup({}, { backend });
      expect(await form.findByText('Failed to fetch categories')).toBeTruthy();
      await userEvent.click(form.getByRole('button', { name: texts.retry }));
      expect(await form.findByRole('option', { name: 'Seasonal' })).toBeTruthy();
      expect(form.queryByText(texts.categoriesFailed)).toBeNull();
    });

    test('shows each image as a removable thumbnail', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await addImage(form, imageUrl);
      await addImage(form, 'https://pictures.test/hat.jpg');
      expect(form.queryByText(texts.noImages)).toBeNull();
      expect(form.getByRole('img', { name: texts.image({ position: 1 }) })).toHaveProperty('src', imageUrl);
      await actOnImage(form, 1, texts.removeImage);
      expect(form.getAllByRole('listitem')).toHaveLength(1);
      expect(form.getByRole('img', { name: texts.image({ position: 1 }) })).toHaveProperty(
        'src',
        'https://pictures.test/hat.jpg',
      );
      await actOnImage(form, 1, texts.removeImage);
      expect(form.getByText(texts.noImages)).toBeTruthy();
    });

    test('keeps focus in the images when one is removed, or moves it to the add button after the last', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      for (const name of ['coat', 'hat', 'scarf']) await addImage(form, `https://pictures.test/${name}.jpg`);
      const hasFocus = (name: string) => form.getByRole('button', { name }).matches(':focus');
      await actOnImage(form, 2, texts.removeImage);
      expect(form.getByRole('img', { name: texts.image({ position: 2 }) })).toHaveProperty(
        'src',
        'https://pictures.test/scarf.jpg',
      );
      expect(hasFocus(texts.imageMenu({ position: 2 }))).toBe(true);
      await userEvent.keyboard('{Enter}{End}{Enter}');
      expect(hasFocus(texts.imageMenu({ position: 1 }))).toBe(true);
      await userEvent.keyboard('{Enter}{End}{Enter}');
      expect(hasFocus(texts.addPhotos)).toBe(true);
    });

    test('ignores Add if the image URL is empty', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await userEvent.click(form.getByRole('button', { name: texts.addImage }));
      await userEvent.type(findField(form, texts.imageUrl), '  ');
      await userEvent.click(form.getByRole('button', { name: texts.addImage }));
      expect(form.queryByRole('listitem')).toBeNull();
      expect(form.getByText(texts.noImages)).toBeTruthy();
      expect(form.queryByText(issueTexts.noImage)).toBeNull();
    });

    test('adds an image on Enter in the URL field instead of submitting', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      await userEvent.type(findField(form, texts.imageUrl), 'https://pictures.test/hat.jpg{Enter}');
      expect(form.getAllByRole('listitem')).toHaveLength(2);
      expect(findField(form, texts.imageUrl).value).toBe('');
      expect(sent(backend.calls)).toEqual([]);
    });

    test('accepts any text as an image URL, and reports invalid ones on submit', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      await addImage(form, 'a coat');
      expect(form.getAllByRole('listitem')).toHaveLength(2);
      expect(form.queryByText(issueTexts.notAnAddress)).toBeNull();
      await userEvent.click(getSubmitButton(form));
      const [good, wrong] = form.getAllByRole('listitem');
      expect(good?.textContent).not.toContain(issueTexts.notAnAddress);
      expect(wrong?.textContent).toContain(issueTexts.notAnAddress);
      expect(
        form
          .getByRole('button', { name: texts.imageMenu({ position: 2 }), description: issueTexts.notAnAddress })
          .matches(':focus'),
      ).toBe(true);
      expect(sent(backend.calls)).toEqual([]);
      await actOnImage(form, 2, texts.removeImage);
      expect(form.queryByText(issueTexts.notAnAddress)).toBeNull();
    });

    test('prefills the current location', async () => {
      const form = setup({}, { backend: createFakeBackend(), geolocation: { latitude: 37.8, longitude: -122.27 } });
      await waitFor(() => expect(findField(form, texts.location).value).toBe('San Francisco, CA'));
    });

    test('keeps an edited location when the current one arrives', async () => {
      const geolocation = createFakeGeolocation('ignored');
      const backend = createFakeBackend();
      const form = setup({}, { backend, geolocation });
      await fill(form);
      await typePlace(form, 'Noe Valley');
      act(() => geolocation.answer({ latitude: 37.8, longitude: -122.27 }));
      expect(findField(form, texts.location).value).toBe('Noe Valley');
      await userEvent.click(getSubmitButton(form));
      await waitFor(() => expect(sent(backend.calls)).toMatchObject([{ locationName: 'Noe Valley', latitude: 37.75 }]));
      await form.findByText(texts.createdTitle);
    });

    test('sends the place selected from the list', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      await typePlace(form, 'oakl');
      await form.findByRole('option', { name: 'Oakland, CA' });
      await userEvent.keyboard('{Enter}');
      expect(findField(form, texts.location).value).toBe('Oakland, CA');
      expect(form.queryByRole('listbox')?.childElementCount).toBe(0);
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([
        { locationName: 'Oakland, CA', latitude: 37.8044, longitude: -122.2712 },
      ]);
    });

    test('keeps a meeting point before the selected place', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await form.findByRole('option', { name: 'Men' });
      await typePlace(form, 'Main library, oakl');
      await userEvent.click(await form.findByRole('option', { name: 'Oakland, CA' }));
      expect(findField(form, texts.location).value).toBe('Main library, Oakland, CA');
    });

    test.each(['Oakland, CA', 'oakland', 'Main library, Oakland', 'Main library, Oakland, CA 94612'])(
      'sends the coordinates of the place in %j',
      async (words) => {
        const backend = createFakeBackend();
        const form = setup({}, { backend });
        await fill(form);
        await typePlace(form, words);
        await userEvent.click(getSubmitButton(form));
        await form.findByText(texts.createdTitle);
        expect(sent(backend.calls)).toMatchObject([{ locationName: words, latitude: 37.8044, longitude: -122.2712 }]);
      },
    );

    test('rejects an unknown place with an error and keeps the input', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      await typePlace(form, 'Behind the big tree');
      await userEvent.click(getSubmitButton(form));
      const field = await form.findByRole('combobox', { name: texts.location, description: /We can't find/ });
      expect(field.matches(':focus')).toBe(true);
      expect(sent(backend.calls)).toEqual([]);
      expect(findField(form, texts.title).value).toBe('Winter coat');
      await userEvent.type(field, ', Oakland');
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([{ locationName: 'Behind the big tree, Oakland', latitude: 37.8044 }]);
    });

    test.each([500, 429])(
      'shows an error if the place lookup fails (%i), and retries it on the next submit',
      async (status) => {
        const backend = createFakeBackend({ faults: [{ endpoint: 'findPlaces', status, times: 6 }] });
        const form = setup({}, { backend });
        await fill(form);
        await typePlace(form, 'Oakland');
        await userEvent.click(getSubmitButton(form));
        await form.findByRole('combobox', { name: texts.location, description: new RegExp(texts.placeFailed) });
        expect(findField(form, texts.location).matches(':focus')).toBe(true);
        expect(form.queryByText(texts.failedTitle)).toBeNull();
        expect(sent(backend.calls)).toEqual([]);
        await waitFor(async () => {
          await userEvent.click(getSubmitButton(form));
          expect(sent(backend.calls)).toMatchObject([{ locationName: 'Oakland', latitude: 37.8044 }]);
        });
        await form.findByText(texts.createdTitle);
      },
    );

    test('requests the browser’s position only on click, and shows an error if denied', async () => {
      const geolocation = createFakeGeolocation('denied');
      const form = setup({}, { backend: createFakeBackend(), geolocation, ask: 'never' });
      await form.findByRole('option', { name: 'Men' });
      await typePlace(form, 'Oakland');
      expect(geolocation.asked).toBe(0);
      await userEvent.click(form.getByRole('button', { name: texts.useMyLocation }));
      expect(geolocation.asked).toBe(1);
      expect(await form.findByText('Unable to retrieve your location')).toBeTruthy();
      expect(findField(form, texts.location).value).toBe('San Francisco, CA');
    });

    test('shows the public area only for a known place', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await form.findByText(texts.areaIn({ side: '0.6 mi', place: 'San Francisco, CA' }));
      await typePlace(form, 'Oakland');
      await form.findByText(texts.areaIn({ side: '0.6 mi', place: 'Oakland, CA' }));
      await typePlace(form, 'Behind the big tree');
      await form.findByText(texts.areaUnknown);
      await typePlace(form, '123 Castro St, San Francisco');
      await waitFor(() => expect(form.getByText(texts.areaUnknown)).toBeTruthy());
      expect(form.queryByText(texts.areaNote)).toBeNull();
    });

    test('requires confirmation before publishing a street address', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      await typePlace(form, '123 Castro St, apt 4, San Francisco');
      await userEvent.click(getSubmitButton(form));
      expect(await form.findByText(texts.addressFound({ addresses: '123 Castro St, apt 4' }))).toBeTruthy();
      expect(sent(backend.calls)).toEqual([]);
      await userEvent.click(form.getByRole('button', { name: texts.changeAddress }));
      expect(findField(form, texts.location).matches(':focus')).toBe(true);
      expect(form.queryByRole('button', { name: texts.changeAddress })).toBeNull();
      await typePlace(form, 'San Francisco, CA');
      await userEvent.type(findField(form, texts.description), ' Ring at apt 4.');
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.addressFound({ addresses: 'apt 4' }));
      await userEvent.click(form.getByRole('button', { name: texts.publishAddress }));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toHaveLength(1);
    });

    test('requires a single confirmation for a phone number and an email address', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await fill(form);
      await userEvent.type(findField(form, texts.description), ' Call 415 555 0134, or ana@example.org.');
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.addressFound({ addresses: 'ana@example.org, 415 555 0134' }));
      expect(sent(backend.calls)).toEqual([]);
      await userEvent.click(form.getByRole('button', { name: texts.publishAddress }));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toHaveLength(1);
    });

    test('shows the area note only while the map is live', async () => {
      const renderArea = vi.fn<NonNullable<CreateFormProps['renderArea']>>(() => <p>The map</p>);
      const geolocation = { latitude: 37.7534, longitude: -122.4941 };
      const form = setup({ renderArea }, { backend: createFakeBackend(), geolocation });
      const figure = within(await form.findByRole('figure'));
      await waitFor(() =>
        expect(renderArea.mock.lastCall?.slice(0, 2)).toEqual([findArea(geolocation), 'San Francisco, CA']),
      );
      expect(figure.queryByText('People will see this area, not your address.')).toBeNull();
      act(() => renderArea.mock.lastCall?.[2].onStateChange({ state: 'live' }));
      expect(figure.getByText('People will see this area, not your address.')).toBeTruthy();
      act(() => renderArea.mock.lastCall?.[2].onStateChange({ state: 'placeholder' }));
      expect(figure.queryByText('People will see this area, not your address.')).toBeNull();
      const exact = setup({ areaSize: 'exact' }, { backend: createFakeBackend() });
      expect(exact.queryByRole('figure')).toBeNull();
    });

    test('uses the map’s center as the place on click', async () => {
      const renderArea = vi.fn<NonNullable<CreateFormProps['renderArea']>>(() => <p>The map</p>);
      const backend = createFakeBackend();
      const form = setup({ renderArea }, { backend });
      await fill(form);
      const middle = { latitude: 37.811, longitude: -122.262 };
      act(() => renderArea.mock.lastCall?.[2].onMove({ center: middle }));
      await userEvent.click(form.getByRole('button', { name: texts.placeOnMap }));
      await waitFor(() => expect(findField(form, texts.location).value).toBe('Oakland, CA'));
      expect(form.queryByRole('button', { name: texts.placeOnMap })).toBeNull();
      await userEvent.click(getSubmitButton(form));
      await form.findByText(texts.createdTitle);
      expect(sent(backend.calls)).toMatchObject([{ locationName: 'Oakland, CA', ...middle }]);
    });
  });
}
