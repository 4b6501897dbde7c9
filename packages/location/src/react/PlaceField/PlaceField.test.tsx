import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { list } from '../../list.js';
import { PlaceField, type PlaceFieldProps } from './PlaceField.js';
import { usePlaceNamed } from './usePlaceNamed.js';

const load = async () => list;

function Form({ onChoose, loadPlaces = load }: Pick<PlaceFieldProps, 'onChoose' | 'loadPlaces'>) {
  const [words, setWords] = useState('');
  return (
    <PlaceField
      label="Place"
      value={words}
      onType={setWords}
      onChoose={(place, chosen) => {
        setWords(chosen);
        onChoose(place, chosen);
      }}
      loadPlaces={loadPlaces}
    />
  );
}

function show(loadPlaces?: PlaceFieldProps['loadPlaces']) {
  const onChoose = vi.fn<PlaceFieldProps['onChoose']>();
  render(
    <TestProviders backend={createFakeBackend()}>
      <Form onChoose={onChoose} loadPlaces={loadPlaces} />
    </TestProviders>,
  );
  return { onChoose, user: userEvent.setup(), box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' }) };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('is keyboard accessible: PlaceField', async () => {
  const { user, box, onChoose } = show();
  await user.tab();
  await user.keyboard('Library, portland');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  const [, second = ''] = options();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box.value).toBe(`Library, ${second}`);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ city: second.split(',')[0] }),
    `Library, ${second}`,
  );
  expect(options()).toEqual([]);
});

test('loads the list of places only on focus', async () => {
  const loadPlaces = vi.fn<typeof load>(load);
  const { user } = show(loadPlaces);
  expect(loadPlaces).not.toHaveBeenCalled();
  await user.tab();
  expect(loadPlaces).toHaveBeenCalled();
});

test('closes the list on Escape and on blur, and keeps the text', async () => {
  const { user, box } = show();
  await user.type(box, 'Portland');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await user.type(box, ',');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  await user.tab();
  expect(options()).toEqual([]);
  expect(box.value).toBe('Portland,');
});

test.each([
  ['Noe Valley', 'Noe Valley, San Francisco'],
  ['In front of the school, noe valley', 'Noe Valley, San Francisco'],
  ['Portland, ME', 'Portland, ME'],
  ['Portland, OR 97201', 'Portland, OR'],
  ['San Francisco, CA', 'San Francisco, CA'],
  ['Portlan', undefined],
  ['The tree', undefined],
  [',', undefined],
])('finds the place in %j: %j', async (words, name) => {
  function Named() {
    const find = usePlaceNamed(async () => list);
    const [found, setFound] = useState<string>();
    return (
      <button
        type="button"
        onClick={() => void find(words).then((place) => setFound(place ? `${place.city}, ${place.region}` : 'none'))}
      >
        {found ?? '?'}
      </button>
    );
  }
  render(
    <TestProviders backend={createFakeBackend()}>
      <Named />
    </TestProviders>,
  );
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe(name ?? 'none'));
});
