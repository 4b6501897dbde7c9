import { createFakeBackend, donationFixtures, TestProviders } from '@clothesline/api-client/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { donationCardMessages as texts } from '../messages.js';
import { FeaturedDonations } from './FeaturedDonations.js';

test('shows 4 skeletons while loading', async () => {
  const { container } = render(
    <TestProviders backend={createFakeBackend({ faults: [{ hang: true }] })}>
      <FeaturedDonations />
    </TestProviders>,
  );
  expect(screen.getByRole('status').textContent).toBe(texts.loading);
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(4);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('shows no more donations than the limit', async () => {
  render(
    <TestProviders backend={createFakeBackend()}>
      <FeaturedDonations limit={2} />
    </TestProviders>,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

test.each([-1, 0, 500, NaN])('shows 4 donations for an invalid limit: %s', async (limit) => {
  const backend = createFakeBackend();
  const { container } = render(
    <TestProviders backend={backend}>
      <FeaturedDonations limit={limit} />
    </TestProviders>,
  );
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(4);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(backend.calls.map(({ url }) => url)).toEqual(['/api/donations?limit=4']);
});

test('shows given donations without a request', async () => {
  const backend = createFakeBackend();
  render(
    <TestProviders backend={backend}>
      <FeaturedDonations donations={donationFixtures.slice(0, 3)} />
    </TestProviders>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await act(async () => {});
  expect(backend.calls).toEqual([]);
});

test('can omit the heading on the server', () => {
  const html = renderToString(
    <TestProviders backend={createFakeBackend()}>
      <FeaturedDonations heading="none" donations={donationFixtures.slice(0, 1)} />
    </TestProviders>,
  );
  expect(html).toContain(`aria-label="${texts.featuredHeading}"`);
  expect(html).not.toContain('<h2');
});
