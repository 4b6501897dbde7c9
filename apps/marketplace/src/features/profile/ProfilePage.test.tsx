import { donationFixtures, manyDonations } from '@clothesline/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { profile as messages } from '../../locales/en/profile.js';
import { renderApp } from '../../testing/renderApp.js';
import { sampleUser } from './SampleSettings.js';

const own = donationFixtures.filter(({ userId }) => userId === sampleUser.id);

describe('profile', () => {
  test('shows the sample user', async () => {
    renderApp('/profile');
    await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    expect(document.title).toBe('My Profile');
    screen.getByRole('heading', { level: 2, name: sampleUser.displayName });
    screen.getByText(`@${sampleUser.username}`);
    screen.getByText(sampleUser.location);
    screen.getByText(sampleUser.bio);
    await screen.findByText(messages.donations({ count: own.length }));
  });

  test('only shows the user’s donations', async () => {
    const { backend } = renderApp('/profile');
    expect(await screen.findAllByRole('article')).toHaveLength(own.length);
    for (const { title } of own) screen.getByRole('link', { name: title });
    expect(backend.calls.map(({ url }) => url)).toContain('/api/donations');
  });

  test('suggests donating if there are no donations', async () => {
    renderApp('/profile', { donations: donationFixtures.filter(({ userId }) => userId !== sampleUser.id) });
    await screen.findByRole('heading', { name: 'No Donations Yet' });
    const link = screen.getByRole('link', { name: 'Create Your First Donation' });
    expect(link.getAttribute('href')).toBe('/create');
  });

  test('loads older donations page by page', async () => {
    const everybody = manyDonations(230);
    const all = everybody.filter(({ userId }) => userId === sampleUser.id).length;
    const { user } = renderApp('/profile', { donations: everybody });
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('article').length).toBeLessThan(all);
    await user.click(screen.getByRole('button', { name: messages.showOlder }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(15));
    // Shows one step at a time.
    await user.click(await screen.findByRole('button', { name: messages.showMore }));
    await user.click(await screen.findByRole('button', { name: messages.showOlder }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(all));
    screen.getByText(messages.donations({ count: all }));
  });

  test('shows an error, and retries', async () => {
    const { user } = renderApp('/profile', { faults: [{ endpoint: 'listDonations', status: 500, times: 1 }] });
    await screen.findByRole('heading', { name: 'Failed to fetch donations' });
    // Hides the count instead of showing a placeholder.
    expect(screen.getByText(sampleUser.location).closest('ul')?.children).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(own.length);
  });

  test('shows that nothing is saved', async () => {
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('tab', { name: 'Saved Items' }));
    screen.getByRole('heading', { name: 'No Saved Items' });
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('link', { name: 'Browse Donations' }).getAttribute('href')).toBe('/explore');
  });

  test('shows the account with a masked password', async () => {
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('tab', { name: 'Settings' }));
    screen.getByRole('heading', { name: 'Account Settings' });
    screen.getByText(sampleUser.email);
    screen.getByText(messages.maskedPassword);
    expect(screen.getByText('Email notifications enabled')).toBeInstanceOf(HTMLElement);
    // Marks the sample account as such.
    screen.getByText(messages.sampleSettings);
  });

  test.each([
    ['Edit Profile', '/profile'],
    ['Update Settings', '/profile?tab=settings'],
  ])('%s offers to sign in', async (name, path) => {
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeInstanceOf(HTMLElement);
  });

  test('changes the theme, and stores it on the device', async () => {
    const { user } = renderApp('/profile?tab=settings');
    await user.selectOptions(await screen.findByRole('combobox', { name: messages.appearanceLabel }), 'Dark');
    expect(document.cookie).toContain('clothesline_appearance=dark');
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });
});
