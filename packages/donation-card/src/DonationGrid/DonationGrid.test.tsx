import { donationFixtures } from '@clothesline/api-client/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { donationCardMessages as texts } from '../messages.js';
import { DonationGrid, type DonationGridProps } from './DonationGrid.js';

test('is a list with an item for each donation', () => {
  render(<DonationGrid donations={donationFixtures} label="Donations" />);
  expect(screen.getByRole('list', { name: 'Donations' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(donationFixtures.length);
});

test('calls the latest onSavedChange after a rerender', async () => {
  const first = vi.fn<NonNullable<DonationGridProps['onSavedChange']>>();
  const second = vi.fn<NonNullable<DonationGridProps['onSavedChange']>>();
  const donations = donationFixtures.slice(0, 1);
  const { rerender } = render(<DonationGrid donations={donations} onSavedChange={first} />);
  rerender(<DonationGrid donations={donations} onSavedChange={second} savedIds={new Set([donations[0]?.id ?? 0])} />);
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith({ donation: donations[0], saved: false });
});

test('does not rerender cards for new callbacks', async () => {
  const drawn = vi.spyOn(texts, 'imageAlt');
  function Page() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{`again ${count}`}</button>
        <DonationGrid
          donations={donationFixtures}
          onSelect={() => setCount(count)}
          onSavedChange={() => setCount(count)}
        />
      </>
    );
  }
  render(<Page />);
  expect(drawn).toHaveBeenCalledTimes(donationFixtures.length);
  await userEvent.click(screen.getByRole('button', { name: 'again 0' }));
  expect(screen.getByRole('button', { name: 'again 1' })).toBeTruthy();
  expect(drawn).toHaveBeenCalledTimes(donationFixtures.length);
});
