import { donationFixture, noDistanceFixture } from '@clothesline/api-client/testing';
import { savedKey } from '@clothesline/donation-card';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../shared/saving/messages.js';
import { openApp } from '../../testing/renderApp.js';

const savedAt = '2026-11-20T10:00:00.000Z';
const keep = (...ids: number[]) =>
  window.localStorage.setItem(savedKey, JSON.stringify(ids.map((id) => ({ id, savedAt }))));

beforeEach(() => window.localStorage.clear());

describe('saved', () => {
  test('says that nothing is saved, and where to look', async () => {
    openApp('/saved');
    await screen.findByRole('heading', { name: 'No Saved Items' });
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Browse Donations' }).getAttribute('href')).toBe('/explore');
    expect(document.title).toBe(messages.documentTitle);
  });

  test('asks for each saved donation by its id', async () => {
    keep(donationFixture.id, noDistanceFixture.id);
    const { backend } = openApp('/saved');
    await screen.findByRole('link', { name: donationFixture.title });
    await screen.findByRole('link', { name: noDistanceFixture.title });
    expect(backend.calls.map(({ url }) => url)).toContain(`/api/donations/${donationFixture.id}`);
  });

  test('lets a donation go by its heart', async () => {
    keep(donationFixture.id);
    const { user } = openApp('/saved');
    await user.click(await screen.findByRole('button', { name: `Save ${donationFixture.title}` }));
    expect(await screen.findByRole('heading', { name: 'No Saved Items' })).toBeInstanceOf(HTMLElement);
  });

  test('says that a donation is gone, and forgets it', async () => {
    keep(99_999);
    const { user } = openApp('/saved');
    await screen.findByRole('heading', { name: messages.goneTitle });
    await user.click(screen.getByRole('button', { name: messages.removeOf(99_999) }));
    expect(await screen.findByRole('heading', { name: 'No Saved Items' })).toBeInstanceOf(HTMLElement);
  });

  test('keeps a donation that could not be fetched, and asks again', async () => {
    keep(donationFixture.id);
    const { user } = openApp('/saved', { faults: [{ endpoint: 'getDonation', status: 500, times: 1 }] });
    await screen.findByRole('heading', { name: messages.failedTitle });
    await user.click(screen.getByRole('button', { name: messages.retry }));
    expect(await screen.findByRole('link', { name: donationFixture.title })).toBeInstanceOf(HTMLElement);
  });
});
