import { useCurrentLocation } from '@clothesline/api-client';
import { createFakeBackend, TestProviders, type TestProvidersProps } from '@clothesline/api-client/testing';
import { list } from '../../list.js';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { locationPickerMessages as texts } from '../messages.js';
import { LocationDialog, type LocationDialogProps } from './LocationDialog.js';

function City() {
  return <output aria-label="city">{useCurrentLocation().location?.city}</output>;
}

function show(props: Partial<LocationDialogProps> = {}, providers: TestProvidersProps = {}) {
  const backend = createFakeBackend();
  const onClose = vi.fn<() => void>();
  render(
    <TestProviders backend={backend} {...providers}>
      <City />
      <LocationDialog open onOpenChange={onClose} loadPlaces={async () => list} {...props} />
    </TestProviders>,
  );
  const box = screen.getByRole('combobox', { name: texts.search });
  const user = userEvent.setup();
  const asked = () => backend.calls.filter(({ endpoint }) => endpoint === 'findPlaces').map(({ url }) => url);
  return { backend, onClose, box, user, asked, city: () => screen.getByRole('status', { name: 'city' }).textContent };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

test('is keyboard accessible: LocationDialog', async () => {
  const { box, user, onClose, city } = show();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.locate }));
  await user.tab();
  expect(document.activeElement).toBe(box);
  await user.keyboard('portland');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  const [, second = ''] = options();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(city()).toBe(second.split(',')[0]));
  expect(onClose).toHaveBeenCalled();
});

describe('the search box', () => {
  test('suggests places while typing, without selecting any', async () => {
    const { box, user } = show();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await user.type(box, 'san fr');
    await waitFor(() => expect(options()[0]).toBe('San Francisco, CA'));
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(box.getAttribute('aria-autocomplete')).toBe('list');
    expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: texts.results }).id);
    expect(box.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    expect(selected()).toBe('San Francisco, CA');
    expect(document.activeElement).toBe(box);
  });

  test.each([
    ['15000 Main St, Oakland', 'Oakland, CA'],
    ['Library, Oakland, CA', 'Oakland, CA'],
    ['Dolores Park', 'Dolores Park, San Francisco'],
  ])('suggests the place at the end of an address: %s', async (address, place) => {
    const { box, user } = show();
    await user.type(box, address);
    await waitFor(() => expect(options()[0]).toBe(place));
  });

  test('moves through suggestions with arrow keys, wrapping at both ends', async () => {
    const { box, user } = show();
    await user.type(box, 'portland');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    const [first, second] = options();
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe(second);
    await user.keyboard('{ArrowUp}');
    expect(selected()).toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(selected()).toBe(options().at(-1));
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe(first);
  });

  test('chooses the active place on Enter and closes', async () => {
    const onChange = vi.fn<() => void>();
    const { box, user, onClose, city } = show({ onChange });
    await user.type(box, 'noe v');
    await waitFor(() => expect(options()).toEqual(['Noe Valley, San Francisco']));
    await user.keyboard('{Enter}');
    expect(city()).toBe('Noe Valley');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('chooses a clicked place', async () => {
    const { box, user, city } = show();
    await user.type(box, 'portland');
    await user.click(await screen.findByRole('option', { name: 'Portland, ME' }));
    expect(city()).toBe('Portland');
  });

  test('ignores an Enter that ends a composition, even in Safari', async () => {
    const { box, user, city } = show();
    await user.type(box, 'oakland');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    for (const key of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(box, { key: 'Enter', ...key });
    expect(options().length).toBeGreaterThan(0);
    expect(city()).not.toBe('Oakland');
  });

  test('clears the text on Escape', async () => {
    const { box, user, onClose } = show();
    await user.type(box, 'oakland');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await user.keyboard('{Escape}');
    expect(box).toHaveProperty('value', '');
    expect(options()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('does not request places in the local list', async () => {
    const { box, user, asked } = show();
    await user.type(box, 'san');
    await waitFor(() => expect(options().length).toBe(8));
    // By the time of this request, an earlier one would have been sent.
    await user.type(box, 'aa');
    await screen.findByRole('option', { name: 'Sanaa, Yemen' });
    expect(asked()).toEqual(['/api/places?q=sanaa']);
  });

  test('requests unknown places after a pause in typing', async () => {
    const { box, user, asked } = show();
    await user.type(box, 'sanaa');
    expect(await screen.findByRole('option', { name: 'Sanaa, Yemen' })).toBeTruthy();
    expect(asked()).toEqual(['/api/places?q=sanaa']);
  });

  test('uses only the server if the list fails to load', async () => {
    const { box, user, asked } = show({ loadPlaces: async () => Promise.reject(new Error('offline')) });
    await user.type(box, 'oak');
    expect(await screen.findByRole('option', { name: 'Oakland, CA' })).toBeTruthy();
    expect(asked()).toEqual(['/api/places?q=oak']);
  });

  test('uses only the list if the server is down', async () => {
    const { box, user, backend } = show();
    backend.fail({ endpoint: 'findPlaces', networkError: true });
    await user.type(box, 'noe valley');
    await waitFor(() => expect(options()).toEqual(['Noe Valley, San Francisco']));
    await user.clear(box);
    await user.type(box, 'xyzzy');
    expect(await screen.findByText(texts.noneFound({ words: 'xyzzy' }))).toBeTruthy();
  });

  test('announces the number of places, or that none match', async () => {
    const { box, user } = show();
    await user.type(box, 'san');
    expect(await screen.findByText(texts.found({ count: 8 }))).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'xyzzy');
    expect(await screen.findByText(texts.noneFound({ words: 'xyzzy' }))).toBeTruthy();
  });
});

describe('the buttons', () => {
  const sunset = { latitude: 37.7534, longitude: -122.4941 };

  test('request the browser’s position only on click', async () => {
    const { user, city } = show({}, { geolocation: sunset });
    expect(screen.getByText(texts.countedFrom({ place: 'San Francisco, CA' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.locate }));
    expect(await screen.findByText(texts.countedFromDevice({ place: 'San Francisco, CA' }))).toBeTruthy();
    expect(city()).toBe('San Francisco');
  });

  test('do not name a distant position San Francisco', async () => {
    const { user } = show({}, { geolocation: { latitude: 52.5, longitude: 13.4 } });
    await user.click(screen.getByRole('button', { name: texts.locate }));
    expect(await screen.findByText(texts.countedFromUnnamed)).toBeTruthy();
  });

  test.each([
    ['denied', 'Unable to retrieve your location'],
    ['throws', 'Error determining location'],
    [null, 'Geolocation is not supported by your browser'],
  ] as const)('show the spec’s error message: %s', async (geolocation, text) => {
    const { user } = show({}, { geolocation });
    await user.click(screen.getByRole('button', { name: texts.locate }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('reset to the default and close', async () => {
    const onChange = vi.fn<() => void>();
    const { box, user, city, onClose } = show({ onChange });
    await user.type(box, 'oakland');
    await waitFor(() => expect(options()[0]).toBe('Oakland, CA'));
    await user.keyboard('{Enter}');
    expect(selected()).toBe('Oakland, CA');
    await user.keyboard('{Enter}');
    expect(city()).toBe('Oakland');
    await user.click(screen.getByRole('button', { name: texts.reset({ city: 'San Francisco' }) }));
    expect(city()).toBe('San Francisco');
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('can use the default as the visitor’s place', async () => {
    const { user, onClose } = show();
    await user.click(screen.getByRole('button', { name: texts.use({ city: 'San Francisco' }) }));
    expect(onClose).toHaveBeenCalledWith(false);
    expect(screen.queryByRole('button', { name: texts.use({ city: 'San Francisco' }) })).toBeNull();
  });
});
