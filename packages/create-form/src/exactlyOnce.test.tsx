import { type KeyValueStore } from '@clothesline/api-client';
import { createFakeBackend, createMemoryStore, TestProviders, type FakeBackend } from '@clothesline/api-client/testing';
import { ToastProvider } from '@clothesline/ui';
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CreateForm } from './CreateForm/CreateForm.js';
import { createFormMessages as texts } from './messages.js';
import { draftKey } from './state/draft.js';

/** Renders a form with the stored draft. */
function show(draftStorage: KeyValueStore, backend: FakeBackend) {
  const { container, unmount } = render(
    <TestProviders backend={backend} ask="never">
      <ToastProvider>
        <CreateForm draftStorage={draftStorage} />
      </ToastProvider>
    </TestProviders>,
  );
  return { ...within(container), unmount };
}

/** Number of random sequences. `npm run test:full` runs more. */
const sequences = process.env.TEST_FULL === '1' ? { one: 200, several: 60 } : { one: 40, several: 12 };

/** Seeded random numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('lists a donation exactly once however often the network fails', async () => {
  const values = {
    title: 'Winter coat',
    description: 'Warm.',
    category: 'Men',
    images: ['https://pictures.test/coat.jpg'],
    imageUrl: '',
  };
  for (let seed = 1; seed <= sequences.one; seed += 1) {
    const random = seeded(seed);
    const draftStorage = createMemoryStore({ [draftKey]: JSON.stringify(values) });
    const backend = createFakeBackend();
    const cuts = [{ networkError: true }, { halfBody: true }, { status: 502 }] as const;
    for (let left = Math.floor(random() * 4); left > 0; left -= 1) {
      const cut = cuts[Math.floor(random() * cuts.length)] ?? cuts[0];
      backend.fail({ endpoint: 'createDonation', times: 1, ...cut });
    }
    let form = show(draftStorage, backend);
    for (;;) {
      fireEvent.click(form.getByText(texts.submit));
      await form.findByText((text) => text === texts.createdTitle || text === texts.failedText);
      if (form.queryByText(texts.createdTitle)) break;
      if (random() < 0.5) {
        form.unmount();
        form = show(draftStorage, backend);
      }
    }
    expect([seed, backend.donations.filter(({ title }) => title === 'Winter coat').length]).toEqual([seed, 1]);
    cleanup();
  }
}, 300_000);

test('lists each of several donations exactly once however often the network fails', async () => {
  const titles = ['Winter coat', 'Felt hat', 'Red scarf'];
  const values = {
    description: 'Warm.',
    category: 'Men',
    images: titles.map((_, index) => `https://pictures.test/${index}.jpg`),
    labels: titles,
    isSeparate: true,
  };
  for (let seed = 1; seed <= sequences.several; seed += 1) {
    const random = seeded(seed);
    const draftStorage = createMemoryStore({ [draftKey]: JSON.stringify(values) });
    const backend = createFakeBackend();
    const { fetch } = backend;
    let cuts = 3;
    backend.fetch = async (input, init) => {
      const isCut = init?.method === 'POST' && cuts > 0 && random() < 0.4;
      if (isCut) cuts -= 1;
      if (isCut && random() < 0.5) throw new TypeError('Failed to fetch');
      const response = await fetch(input, init);
      return isCut ? new Response('{', { status: 201 }) : response;
    };
    let form = show(draftStorage, backend);
    for (;;) {
      fireEvent.click(form.getByText(/^Create (Donation|\d Donations)$/));
      await form.findByText((text) => text.includes(texts.failedText) || /successfully listed/.test(text));
      if (form.queryByText(/successfully listed/)) break;
      if (random() < 0.5) {
        form.unmount();
        form = show(draftStorage, backend);
      }
    }
    const listed = titles.map((title) => backend.donations.filter((donation) => donation.title === title).length);
    expect([seed, ...listed]).toEqual([seed, 1, 1, 1]);
    cleanup();
  }
}, 300_000);
