import { createFakeBackend, donationFixture } from '@clothesline/api-client/testing';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defineCardElement } from './CardElement.js';
import { cardElementMessages as goneTexts } from './messages.js';
import { defineNeedsElement } from './NeedsElement.js';
import { needsElement } from './needsTable.js';
import { cardElement, featuredElement } from './table.js';
import { defineFeaturedElement } from './FeaturedElement.js';
import { donationCardMessages as texts } from '../messages.js';
import { needsMessages } from '../OrganizationNeeds/messages.js';
import { createFeaturedElementSetup, importedStyles, putElement, setupCardElement } from '../testing/elementAdapter.js';
import { donationCardSuite, featuredDonationsSuite } from '../testing/suite.js';

const styles = importedStyles();
defineCardElement({ styles });
defineFeaturedElement({ styles });
defineNeedsElement({ styles });

afterEach(() => vi.unstubAllGlobals());

describe('as custom elements', () => {
  donationCardSuite(setupCardElement);
  featuredDonationsSuite(createFeaturedElementSetup());
});

describe('<clothesline-featured-donations>', () => {
  test('shows all donations for an unknown category, and warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const backend = createFakeBackend();
    vi.stubGlobal('fetch', backend.fetch);
    const featured = putElement(featuredElement.tag, { apiHost: 'https://three.test', category: 'Womens' });
    expect((await featured.findAllByRole('article')).length).toBeGreaterThan(3);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Unknown category: "Womens"/));
  });
});

describe('<clothesline-donation-card>', () => {
  test('loads the donation by id, without cookies', async () => {
    const backend = createFakeBackend();
    vi.stubGlobal('fetch', backend.fetch);
    const [donation] = backend.donations;
    const card = putElement(cardElement.tag, { apiHost: 'https://one.test', donationId: donation?.id });
    expect(await card.findByRole('heading', { name: donation?.title })).toBeTruthy();
    expect(backend.calls.map(({ endpoint, credentials }) => [endpoint, credentials])).toEqual([
      ['getDonation', 'omit'],
    ]);
  });

  test('shows an error if loading fails, reports it once, and can retry', async () => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'getDonation', status: 500, times: 1 }] });
    vi.stubGlobal('fetch', backend.fetch);
    const heard = vi.fn<() => void>();
    document.addEventListener('clothesline-error', heard);
    const card = putElement(cardElement.tag, { apiHost: 'https://two.test', donationId: backend.donations[0]?.id });
    expect(await card.findByText(texts.cardErrorTitle)).toBeTruthy();
    await userEvent.click(card.getByRole('button'));
    expect(await card.findByRole('article')).toBeTruthy();
    document.removeEventListener('error', heard);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('shows that a donation was deleted, with a link to others if linkBase is set', async () => {
    vi.stubGlobal('fetch', createFakeBackend().fetch);
    const gone = { apiHost: 'https://gone.test', donationId: 99_999 };
    const card = putElement(cardElement.tag, { ...gone, linkBase: 'https://market.test/' });
    expect(await card.findByRole('heading', { name: goneTexts.goneTitle })).toBeTruthy();
    expect(card.getByText(goneTexts.goneText)).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
    const link = card.getByRole('link', { name: goneTexts.goneLink });
    expect(link.getAttribute('href')).toBe('https://market.test/explore');
    const alone = putElement(cardElement.tag, gone);
    expect(await alone.findByText(goneTexts.goneText)).toBeTruthy();
    expect(alone.queryByRole('link')).toBeNull();
  });

  test('shows the element’s content for a deleted donation', async () => {
    vi.stubGlobal('fetch', createFakeBackend().fetch);
    const element = document.createElement(cardElement.tag);
    element.innerHTML = '<a href="/others">Other donations</a>';
    Object.assign(element, { apiHost: 'https://gone-too.test', donationId: 99_999 });
    document.body.append(element);
    const link = within(element).getByRole('link', { name: 'Other donations' });
    await vi.waitFor(() => expect(link.checkVisibility()).toBe(true));
    expect(element.shadowRoot?.textContent).not.toContain(goneTexts.goneText);
    element.remove();
  });

  test('toggles the heart itself until the page sets it', async () => {
    const card = putElement(cardElement.tag, { donation: donationFixture, heart: true });
    const heart = await card.findByRole('button', {
      name: texts.save({ title: donationFixture.title }),
      pressed: false,
    });
    await userEvent.click(heart);
    await vi.waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    await userEvent.click(heart);
    await vi.waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
    document.querySelector(cardElement.tag)?.toggleAttribute('saved', true);
    await vi.waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  });

  test('rejects a donation without a donor, and warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { userId: _, ...donation } = donationFixture;
    const card = putElement(cardElement.tag, { donation });
    expect(await card.findByText(texts.cardErrorTitle)).toBeTruthy();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(warn.mock.calls[0]?.join()).toContain('userId');
  });

  test('warns if no donation is set', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const card = putElement(cardElement.tag, {});
    expect(await card.findByText(texts.cardErrorTitle)).toBeTruthy();
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[expect.stringContaining('donation-id="12"')]]));
  });
});

test.each([
  [needsElement.tag, 'organization', '-1', needsMessages.errorTitle],
  [needsElement.tag, 'organization', '1.5', needsMessages.errorTitle],
  [cardElement.tag, 'donation-id', '99999999999', texts.cardErrorTitle],
])('<%s %s=%j> shows an error without a request, and warns', async (tag, name, value, title) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const backend = createFakeBackend();
  vi.stubGlobal('fetch', backend.fetch);
  const element = document.createElement(tag);
  element.setAttribute(name, value);
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain(title));
  expect(backend.calls).toEqual([]);
  expect(warn.mock.calls[0]?.join()).toContain(`${name}="${value}" is not an ID`);
  element.remove();
});

test('<clothesline-featured-donations> filters by category, unaffected by the page’s !important styles', async () => {
  const backend = createFakeBackend();
  vi.stubGlobal('fetch', backend.fetch);
  const { category } = donationFixture;
  const style = document.createElement('style');
  style.textContent =
    'div, article, h3, clothesline-featured-donations { display: none !important; color: lime !important }';
  document.head.append(style);
  const featured = putElement(featuredElement.tag, { apiHost: 'https://three.test', category, limit: 2 });
  const cards = await featured.findAllByRole('article');
  expect(cards.length).toBeGreaterThan(0);
  expect(cards[0]?.getBoundingClientRect().height).toBeGreaterThan(100);
  expect(backend.calls[0]?.url).toContain(`category=${category}`);
  style.remove();
});
