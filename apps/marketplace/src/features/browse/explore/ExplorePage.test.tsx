import { locationKey } from '@clothesline/api-client';
import { donationFixture, donationFixtures, manyDonations } from '@clothesline/api-client/testing';
import { donationsMapMessages } from '@clothesline/donations-map/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { explore as messages } from '../../../locales/en/explore.js';
import { openApp, renderApp } from '../../../testing/renderApp.js';
import { showStep } from '../../../lib/page/useShownCount.js';

// Without its engine, the map stays the drawn one from the spec (§9).
vi.mock('@clothesline/donations-map/live', () => Promise.reject(new Error('The engine is blocked')));

const main = () => within(screen.getByRole('main'));
const searchBox = () => main().getByPlaceholderText<HTMLInputElement>(messages.searchPlaceholder);
const sizeBox = () => main().getByRole<HTMLInputElement>('textbox', { name: messages.size });
const category = () => main().getByRole<HTMLSelectElement>('combobox', { name: messages.category });

describe('explore', () => {
  test('lists all donations with their count', async () => {
    renderApp('/explore');
    expect(await screen.findAllByRole('article')).toHaveLength(donationFixtures.length);
    screen.getByRole('heading', { level: 1, name: 'All Donations' });
    main().getByText(`${donationFixtures.length} items found`);
    expect(document.title).toBe('Explore Donations');
  });

  test('shows eight skeletons while the list loads', async () => {
    const { container } = renderApp('/explore', { faults: [{ endpoint: 'listDonations', hang: true }] });
    await screen.findByRole('heading', { level: 1, name: 'All Donations' });
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(8);
  });

  test('filters by category, shown in the heading and the URL', async () => {
    const { user, address } = renderApp('/explore');
    await screen.findAllByRole('article');
    await user.selectOptions(category(), 'Footwear');
    await screen.findByRole('heading', { level: 1, name: 'Footwear Donations' });
    await main().findByText('2 items found');
    expect(address()).toBe('/explore?category=Footwear');
    await user.selectOptions(category(), 'All Items');
    await screen.findByRole('heading', { level: 1, name: 'All Donations' });
    expect(address()).toBe('/explore');
  });

  test('filters by size in any spelling, shown in the URL, and can be reset', async () => {
    const { user, address } = renderApp('/explore');
    await screen.findAllByRole('article');
    await user.type(sizeBox(), 'l');
    await main().findByText('2 items found');
    expect(main().getAllByRole('article')).toHaveLength(2);
    main().getByRole('heading', { name: 'Denim jacket' });
    await waitFor(() => expect(address()).toBe('/explore?size=l'));
    await user.selectOptions(category(), 'Women');
    await screen.findByText('No donations in size “l” right now.');
    expect(address()).toBe('/explore?category=Women&size=l');
    await user.click(await main().findByRole('button', { name: messages.without.size({ count: 2 }) }));
    expect(sizeBox().value).toBe('');
    await screen.findAllByRole('article');
    await waitFor(() => expect(address()).toBe('/explore?category=Women'));
  });

  test('suggests available sizes with their counts, most frequent first', async () => {
    const { user } = renderApp('/explore?category=Children');
    await screen.findAllByRole('article');
    await user.click(sizeBox());
    const sizes = within(await main().findByRole('group', { name: messages.sizesHere }));
    const counts = sizes.getAllByRole('button').map(({ textContent }) => Number(/\((\d+)\)/.exec(textContent)?.[1]));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    await user.click(sizes.getByRole('button', { name: /^6y/ }));
    expect(sizeBox().value).toBe('6y');
    const chosen = sizes.getByRole('button', { pressed: true });
    await user.click(chosen);
    expect(sizeBox().value).toBe('');
  });

  test('starts with the size in the URL, combined with a search', async () => {
    renderApp('/explore?search=jacket&size=XL');
    expect(
      await screen.findByText('No donations match your search criteria. Try a different search term.'),
    ).toBeTruthy();
    expect(sizeBox().value).toBe('XL');
  });

  test('searches title, description and place by case-insensitive parts', async () => {
    const { user, address } = renderApp('/explore');
    await screen.findAllByRole('article');
    await user.type(searchBox(), 'bERNAL');
    await main().findByText('2 items found');
    await waitFor(() => expect(address()).toBe('/explore?search=bERNAL'));
  });

  test('finds words in any order', async () => {
    const { user } = renderApp('/explore');
    await screen.findAllByRole('article');
    await user.type(searchBox(), 'raincoat zebra');
    await main().findByText('1 item found');
    expect(main().getByRole('article').textContent).toContain('Zebra raincoat');
  });

  test('shows close matches and the words used if nothing matches all words', async () => {
    renderApp('/explore?search=purple+zebra');
    await main().findByText('No exact matches for “purple zebra.” Showing 1 item found for “zebra” instead');
    expect(main().getByRole('article').textContent).toContain('Zebra raincoat');
  });

  test('shows "1 item" for a single result', async () => {
    renderApp('/explore?search=zebra');
    expect(await main().findByText('1 item found')).toBeInstanceOf(HTMLElement);
  });

  test('starts with the URL’s filters', async () => {
    renderApp('/explore?search=boots&category=Footwear');
    await screen.findByRole('heading', { level: 1, name: 'Footwear Donations' });
    expect(searchBox().value).toBe('boots');
    expect(category().value).toBe('Footwear');
  });

  test('keeps percent signs in searches', async () => {
    renderApp('/explore?search=20%2525%20wool');
    await screen.findAllByRole('heading', { level: 1 });
    expect(searchBox().value).toBe('20%25 wool');
  });

  test('offers to clear a search without matches', async () => {
    const { user } = renderApp('/explore?search=kimono');
    await user.click(await screen.findByRole('link', { name: 'Clear Search' }));
    expect(await screen.findAllByRole('article')).toHaveLength(donationFixtures.length);
    expect(searchBox().value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('shows the spec’s map in a tab, which is kept in the URL', async () => {
    const { user, address } = renderApp('/explore');
    await user.click(await screen.findByRole('tab', { name: 'Map' }));
    await screen.findByText('Donations would be displayed here on a map');
    expect(donationsMapMessages.explore).toBe('Donations would be displayed here on a map');
    expect(address()).toBe('/explore?view=map');
  });

  test('shows an error, and retries', async () => {
    const { user } = renderApp('/explore', { faults: [{ endpoint: 'listDonations', status: 500, times: 1 }] });
    await screen.findByRole('heading', { name: 'Failed to fetch donations' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(donationFixtures.length);
  });

  test('shows an error next to the select if categories fail to load, and retries', async () => {
    const { user } = renderApp('/explore', { faults: [{ endpoint: 'listCategories', status: 500, times: 1 }] });
    await main().findByText('Failed to fetch categories');
    expect(category().value).toBe('All Items');
    await user.click(main().getByRole('button', { name: messages.retryCategories }));
    await waitFor(() => expect(within(category()).getByRole('option', { name: 'Footwear' })).toBeTruthy());
    expect(main().queryByText('Failed to fetch categories')).toBeNull();
  });
});

describe('explore, filtered and ordered', () => {
  const taken = { ...donationFixture, id: 900, title: 'Kimono that is promised', status: 'promised' };
  const donations = [...donationFixtures, taken];
  const select = (name: string) => main().getByRole<HTMLSelectElement>('combobox', { name });
  const available = () => main().getByRole<HTMLInputElement>('checkbox', { name: messages.available });
  const titles = () =>
    main()
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);

  test('hides promised donations, and clears all filters', async () => {
    const { user, address } = renderApp('/explore?search=kimono', { donations });
    await main().findByText('1 item found');
    await user.click(available());
    await screen.findByRole('heading', { name: messages.emptyTitle });
    await waitFor(() => expect(address()).toBe('/explore?search=kimono&status=available'));
    await user.click(main().getByRole('link', { name: messages.clearFilters }));
    await main().findByText('1 item found');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(available().checked).toBe(false);
    await waitFor(() => expect(address()).toBe('/explore?search=kimono'));
  });

  test('measures the radius and distances from the chosen place', async () => {
    window.localStorage.clear();
    choosePlace();
    const { user, address, backend } = openApp('/explore');
    await screen.findAllByRole('article');
    const before = titles();
    await user.selectOptions(select(messages.sort), messages.nearest);
    await waitFor(() => expect(titles()).not.toEqual(before));
    const miles = main()
      .getAllByRole('article')
      .map((card) => Number(/([\d.]+) mi/.exec(card.textContent ?? '')?.[1]));
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    await user.selectOptions(select(messages.distance), 'Within 1 mi');
    await waitFor(() => expect(main().getAllByRole('article').length).toBeLessThan(before.length));
    expect(address()).toBe('/explore?radius=1&sort=nearest');
    expect(backend.calls.at(-1)?.url).toContain(
      `lat=${mission.latitude}&lng=${mission.longitude}&radius=1&sort=nearest`,
    );
    expect(main().queryByText(messages.needsPlace)).toBeNull();
  });

  test('explains that distances need a place, and opens the location dialog', async () => {
    const { user, backend } = renderApp('/explore');
    await screen.findAllByRole('article');
    await user.selectOptions(select(messages.sort), messages.nearest);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    main().getByText(messages.needsPlace);
    expect(backend.calls.some(({ url }) => url.includes('lat='))).toBe(false);
    await user.click(main().getByRole('button', { name: messages.choosePlace }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use San Francisco' }));
    await waitFor(() => expect(backend.calls.at(-1)?.url).toContain('sort=nearest'));
    expect(main().queryByText(messages.needsPlace)).toBeNull();
  });

  test('sorts search results by rank, or newest first on request', async () => {
    const { user, address } = renderApp('/explore?search=jacket');
    await screen.findAllByRole('article');
    expect(select(messages.sort).value).toBe('');
    await user.selectOptions(select(messages.sort), messages.newest);
    await waitFor(() => expect(address()).toBe('/explore?search=jacket&sort=newest'));
    await user.clear(searchBox());
    await waitFor(() => expect(select(messages.sort).value).toBe('newest'));
  });

  test.each([
    ['radius=0&sort=cheapest&status=gone', 'Any distance', 'Newest first'],
    ['radius=-5&sort=&view=globe', 'Any distance', 'Newest first'],
    ['radius=1e1&sort=NEAREST', 'Any distance', 'Newest first'],
    ['radius=7&status=available', 'Within 7 mi', 'Newest first'],
  ])('applies ?%s, and ignores invalid values', async (query, distance, sort) => {
    renderApp(`/explore?${query}`);
    await screen.findAllByRole('article');
    const chosen = (name: string) => select(name).selectedOptions[0]?.textContent;
    expect([chosen(messages.distance), chosen(messages.sort)]).toEqual([distance, sort]);
    expect(available().checked).toBe(query.includes('available'));
  });

  test('synchronizes its search box with the header', async () => {
    const { user } = renderApp('/explore');
    await screen.findAllByRole('article');
    const inHeader = within(screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox');
    await user.type(inHeader, 'zebra');
    expect(searchBox().value).toBe('zebra');
    await main().findByText('1 item found');
    await user.clear(searchBox());
    await user.type(searchBox(), 'denim');
    expect(inHeader.value).toBe('denim');
  });

  test('shows the number of filters on their button, and the number of results in their sheet', async () => {
    const { user } = renderApp('/explore?category=Footwear&status=available');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Filters (2) applied' }));
    const sheet = within(screen.getByRole('dialog', { name: messages.filters }));
    await sheet.findByRole('button', { name: 'Show 2 results' });
    await user.click(sheet.getByRole('button', { name: messages.clearFilters }));
    const show = await sheet.findByRole('button', { name: `Show ${donationFixtures.length} results` });
    expect(document.activeElement).toBe(show);
    await user.click(sheet.getByRole('button', { name: /^Show/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('button', { name: messages.filters });
  });
});

const mission = { latitude: 37.7599, longitude: -122.4148, city: 'San Francisco', region: 'CA' };

function choosePlace() {
  window.localStorage.setItem(locationKey, JSON.stringify({ source: 'chosen', location: mission }));
}

describe('explore, with several pages', () => {
  const donations = manyDonations(250);

  test('shows a page at a time, with the total count', async () => {
    const { user } = renderApp('/explore', { donations });
    expect(await screen.findAllByRole('article')).toHaveLength(showStep);
    main().getByText('250 items found');
    await user.click(screen.getByRole('button', { name: messages.showMore }));
    expect(screen.getAllByRole('article')).toHaveLength(2 * showStep);
    main().getByText(messages.shown({ shown: 48, total: 250 }));
  });

  test('reaches the last page', async () => {
    const { user } = renderApp('/explore', { donations });
    await screen.findAllByRole('article');
    for (let button = screen.queryByRole('button', { name: messages.showMore }); button;) {
      await user.click(button);
      await waitFor(() => expect(screen.queryByRole('button', { name: messages.loadingMore })).toBeNull());
      button = screen.queryByRole('button', { name: messages.showMore });
    }
    expect(screen.getAllByRole('article')).toHaveLength(250);
  });

  test('searches on the server', async () => {
    const { user, backend } = renderApp('/explore', { donations });
    await screen.findAllByRole('article');
    // The oldest donation, which is not on the first page.
    await user.type(searchBox(), 'boots, three pairs no. 1');
    await waitFor(() => expect(backend.calls.at(-1)?.url).toContain('search=boots'));
    await main().findByText(/items? found/);
    expect(screen.getByRole('link', { name: /^Rain boots, three pairs no\. 1$/ })).toBeInstanceOf(HTMLElement);
  });

  test('shows "about" if the total is an estimate', async () => {
    const { user } = renderApp('/explore', { donations, estimates: true });
    await screen.findAllByRole('article');
    main().getByText('250 items found');
    await user.type(searchBox(), 'a');
    expect(await main().findByText(/^About [\d,]+ items found$/)).toBeInstanceOf(HTMLElement);
    expect(main().getByText(/^24 of about [\d,]+ shown$/)).toBeInstanceOf(HTMLElement);
  });

  test('falls back to loaded matches with a notice if the server fails', async () => {
    const { user, backend } = renderApp('/explore', { donations });
    await screen.findAllByRole('article');
    backend.fail({ endpoint: 'listDonations', status: 500 });
    await user.type(searchBox(), 'denim');
    await screen.findByText(messages.searchFailed);
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  });

  test('returns to the first page for another search', async () => {
    const { user } = renderApp('/explore', { donations });
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: messages.showMore }));
    await user.type(searchBox(), 'a');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(showStep));
  });
});

test('a link to another search replaces the typed text', async () => {
  const { user } = openApp('/explore?search=denim');
  await screen.findAllByRole('article');
  await user.type(searchBox(), ' jacket');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' })).getByPlaceholderText('Search donations...');
  await user.type(menu, 'zebra{Enter}');
  await main().findByText('1 item found');
  expect(searchBox().value).toBe('zebra');
});
