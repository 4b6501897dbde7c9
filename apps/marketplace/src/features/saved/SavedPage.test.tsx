import { donationFixture, manyDonations, noDistanceFixture } from '@clothesline/api-client/testing';
import { savedKey } from '@clothesline/donation-card';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { saving as messages } from '../../locales/en/saving.js';
import { showStep } from '../../lib/page/useShownCount.js';
import { openApp } from '../../testing/renderApp.js';

const savedAt = '2026-11-20T10:00:00.000Z';
const keep = (...ids: number[]) =>
  window.localStorage.setItem(savedKey, JSON.stringify(ids.map((id) => ({ id, savedAt }))));

beforeEach(() => window.localStorage.clear());

describe('saved', () => {
  test('shows that nothing is saved, and links to donations', async () => {
    openApp('/saved');
    await screen.findByRole('heading', { name: 'No Saved Items' });
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Browse Donations' }).getAttribute('href')).toBe('/explore');
    expect(document.title).toBe(messages.documentTitle({ site: 'Clothesline' }));
  });

  test('loads all visible donations with a single request', async () => {
    keep(donationFixture.id, noDistanceFixture.id);
    const { backend } = openApp('/saved');
    await screen.findByRole('link', { name: donationFixture.title });
    await screen.findByRole('link', { name: noDistanceFixture.title });
    expect(backend.calls.map(({ url }) => url)).toEqual([
      `/api/donations?ids=${donationFixture.id}%2C${noDistanceFixture.id}`,
    ]);
  });

  test('loads many donations in steps', async () => {
    const donations = manyDonations(60);
    keep(...donations.map(({ id }) => id));
    const { backend, user } = openApp('/saved', { donations });
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(showStep));
    expect(backend.calls).toHaveLength(1);
    await user.click(main.getByRole('button', { name: messages.showMore }));
    await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(2 * showStep));
    expect(backend.calls).toHaveLength(2);
  });

  test('loads donations separately if the server does not support several ids', async () => {
    keep(donationFixture.id);
    const faults = [{ endpoint: 'listDonations', status: 200, body: '[]' } as const];
    const { backend } = openApp('/saved', { faults });
    await screen.findByRole('link', { name: donationFixture.title });
    expect(backend.calls.at(-1)?.url).toBe(`/api/donations/${donationFixture.id}`);
  });

  test('removes a donation with its heart', async () => {
    keep(donationFixture.id);
    const { user } = openApp('/saved');
    await user.click(await screen.findByRole('button', { name: `Save ${donationFixture.title}` }));
    expect(await screen.findByRole('heading', { name: 'No Saved Items' })).toBeInstanceOf(HTMLElement);
  });

  test('keeps the focus in the list when a donation is removed', async () => {
    const [first, second, third] = manyDonations(3);
    if (!first || !second || !third) throw new Error('There are too few donations.');
    keep(first.id, second.id, third.id);
    const { user } = openApp('/saved', { donations: [first, second, third] });
    const heart = async ({ title }: typeof first) => screen.findByRole('button', { name: `Save ${title}` });
    await user.click(await heart(second));
    expect(document.activeElement).toBe(await heart(third));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await heart(first));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('shows that a donation was deleted, and removes it', async () => {
    keep(99_999);
    const { user } = openApp('/saved');
    await screen.findByRole('heading', { name: messages.goneTitle });
    await user.click(screen.getByRole('button', { name: messages.removeOf({ id: 99_999 }) }));
    expect(await screen.findByRole('heading', { name: 'No Saved Items' })).toBeInstanceOf(HTMLElement);
  });

  test('keeps a donation that failed to load, and retries', async () => {
    keep(donationFixture.id);
    const faults = [{ endpoint: 'listDonations', status: 500, times: 1 } as const];
    const { user } = openApp('/saved', { faults });
    await screen.findByRole('heading', { name: messages.failedAllTitle });
    screen.getByText(/This item is still saved/);
    await user.click(screen.getByRole('button', { name: messages.retry }));
    expect(await screen.findByRole('link', { name: donationFixture.title })).toBeInstanceOf(HTMLElement);
  });
});
