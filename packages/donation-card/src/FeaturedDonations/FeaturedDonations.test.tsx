import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { donationCardMessages as texts } from '../messages.js';
import { FeaturedDonations } from './FeaturedDonations.js';

test('MUST show 4 skeletons while loading', async () => {
  const { container } = render(
    <TestProviders backend={createFakeBackend({ faults: [{ hang: true }] })}>
      <FeaturedDonations />
    </TestProviders>,
  );
  expect(screen.getByRole('status').textContent).toBe(texts.loading);
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(4);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('cuts what a plainer server answers beyond the limit', async () => {
  render(
    <TestProviders backend={createFakeBackend()}>
      <FeaturedDonations limit={2} />
    </TestProviders>,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
