import { donationCardMessages } from '@clothesline/donation-card';
import { donationsMapMessages } from '@clothesline/donations-map/messages';
import { donationFixtures, manyDonations } from '@clothesline/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { layout as layoutMessages } from '../../../locales/en/layout.js';
import { home as messages } from '../../../locales/en/home.js';
import { wholeStories } from '../../../locales/en/wholeStories.js';
import { renderApp } from '../../../testing/renderApp.js';
import { sampleStories } from './stories.js';

const stories = sampleStories();

describe('home', () => {
  test('shows the spec’s title, and the tagline as heading', async () => {
    renderApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: messages.promise })).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(document.title).toBe('Clothesline - Connect, Donate, Share'));
  });

  test('shows nearby donations, and four featured donations with a link to all', async () => {
    renderApp('/');
    expect(await screen.findByRole('heading', { name: donationsMapMessages.nearbyHeading, level: 2 })).toBeInstanceOf(
      HTMLElement,
    );
    const featured = await screen.findByRole('region', { name: donationCardMessages.featuredHeading });
    expect(await within(featured).findAllByRole('article')).toHaveLength(4);
    for (const { title } of donationFixtures.slice(0, 4)) within(featured).getByRole('link', { name: title });
    expect(within(featured).getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/explore');
  });

  test('shows the newest nearby listings on the line, and their count', async () => {
    renderApp('/');
    const line = await screen.findByRole('list', { name: messages.newest });
    const newest = donationFixtures.slice(0, 6);
    expect(within(line).getAllByRole('link')).toHaveLength(newest.length);
    for (const { id, title } of newest) {
      expect(within(line).getByRole('link', { name: title }).getAttribute('href')).toBe(`/donations/${id}`);
    }
    const impact = screen.getByRole('region', { name: messages.impactTitle });
    within(impact).getByText(messages.onTheLine({ count: donationFixtures.length, city: 'San Francisco' }));
    const givers = new Set(donationFixtures.map(({ userId }) => userId)).size;
    expect(
      within(impact)
        .getByText(messages.givers({ count: givers }))
        .closest('li')?.textContent,
    ).toMatch(`${givers} `);
  });

  test('only shows drawn garments on the line, and no counts, if nothing is nearby', async () => {
    renderApp('/', { donations: [] });
    // Depends on the same response as the line.
    await screen.findByText(donationsMapMessages.emptyTitle);
    expect(screen.queryByRole('list', { name: messages.newest })).toBeNull();
    expect(screen.queryByText(messages.onTheLine({ count: 0, city: 'San Francisco' }))).toBeNull();
  });

  test('does not count donations across an ocean as nearby', async () => {
    const [here, ...others] = donationFixtures;
    const overseas = others.map((one) => ({ ...one, latitude: 53.35, longitude: -6.26 }));
    renderApp('/', { donations: [...(here ? [here] : []), ...overseas] });
    const line = await screen.findByRole('list', { name: messages.newest });
    expect(within(line).getAllByRole('link')).toHaveLength(1);
    expect(
      screen.getByText(messages.onTheLine({ count: 1, city: 'San Francisco' })).closest('li')?.textContent,
    ).toMatch(/^1 /);
  });

  test('counts donations beyond the first response', async () => {
    renderApp('/', { donations: manyDonations(60) });
    const count = await screen.findByText(messages.onTheLine({ count: 60, city: 'San Francisco' }));
    expect(count.closest('li')?.textContent).toMatch(/^60 /);
  });

  test('loads donations near the default place', async () => {
    const { backend } = renderApp('/');
    await screen.findAllByRole('article');
    const urls = backend.calls.map(({ url }) => url);
    expect(urls).toContain('/api/donations/nearby?lat=37.7749&lng=-122.4194');
    expect(urls).toContain('/api/categories');
  });

  test('shows three reasons to donate, and links to start', async () => {
    renderApp('/');
    const impact = await screen.findByRole('region', { name: 'Make an Impact in Your Community' });
    for (const title of ["Give What You Don't Need", 'Local Connections', 'Reduce Waste']) {
      within(impact).getByRole('heading', { name: title });
    }
    const start = within(impact).getByRole('link', { name: 'Start Donating Today' });
    expect(start.getAttribute('href')).toBe('/create');
  });

  test('opens a full story, and all stories', async () => {
    const { user } = renderApp('/');
    const region = await screen.findByRole('region', { name: 'Community Stories' });
    const [first] = stories;
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);

    await user.click(within(region).getByRole('link', { name: messages.readMoreOf({ title: first?.title ?? '' }) }));
    const dialog = screen.getByRole('dialog', { name: first?.title });
    await within(dialog).findByText(wholeStories.paragraphs[0]?.at(-1) ?? '');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));

    await user.click(within(region).getByRole('link', { name: messages.viewAllStories }));
    const all = screen.getByRole('dialog', { name: 'Community Stories' });
    for (const { title } of stories) await within(all).findByRole('heading', { name: title });
  });

  test('opens Explore with the text of its search box', async () => {
    const { user, address } = renderApp('/');
    await screen.findByRole('heading', { level: 1, name: messages.promise });
    const box = within(screen.getByRole('main')).getByPlaceholderText(layoutMessages.searchPlaceholder);
    await user.type(box, 'rain boots{Enter}');
    expect(address()).toBe('/explore?search=rain+boots');
  });
});
