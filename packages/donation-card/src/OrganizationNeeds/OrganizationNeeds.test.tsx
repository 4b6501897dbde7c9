import { createFakeBackend, organizationPageFixture, TestProviders } from '@clothesline/api-client/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrganizationNeeds } from './OrganizationNeeds.js';

test('omits an invalid date', async () => {
  const [first] = organizationPageFixture.needs;
  if (!first) throw new Error('The fixture has no needs.');
  const needs = [{ ...first, endsAt: 'soon' }];
  render(
    <TestProviders backend={createFakeBackend({ organizationPages: [{ ...organizationPageFixture, needs }] })}>
      <OrganizationNeeds organizationId={organizationPageFixture.id} />
    </TestProviders>,
  );
  await screen.findByRole('heading', { name: first.title });
  expect(screen.getByText(`${first.received} of ${first.amount} received`)).toBeTruthy();
});
