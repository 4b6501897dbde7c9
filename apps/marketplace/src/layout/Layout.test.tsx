import { launcherMessages } from '@clothesline/chat-widget/launcher';
import { locationPickerMessages as locationTexts } from '@clothesline/location/react';
import { standardSite } from '@clothesline/api-client';
import { languageNames } from '@clothesline/api-client/locales/languages';
import { uiTexts } from '@clothesline/ui';
import { ines } from '@clothesline/api-client/testing/members';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { layout as messages } from '../locales/en/layout.js';
import { footer as footerMessages } from '../locales/en/footer.js';
import { siteSettings } from '../lib/site/site.js';
import { openApp, renderApp } from '../testing/renderApp.js';
import { contactForm } from '../locales/en/contactForm.js';

const ownSite = siteSettings({
  name: 'Own Line',
  tagline: 'Lines for all.',
  place: { city: 'Dublin', region: 'Ireland', latitude: 53.3498, longitude: -6.2603 },
  units: 'km',
  contact: { email: 'hello@own.example', phone: '+353 1 555 0100', address: ['1 Example Quay', 'Dublin 1'] },
  social: [
    { name: 'Instagram', url: 'https://social.example/own' },
    { name: 'Mastodon', url: 'https://mastodon.example/@own' },
  ],
  newsletter: { action: 'https://letters.example/subscribe', field: 'EMAIL' },
  texts: { imprint: { intro: 'Who runs this site.', sections: [] } },
});

const banner = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));

describe('the header', () => {
  test('shows the brand linking home, the search, the city and Sign In', async () => {
    renderApp('/saved');
    expect(
      banner()
        .getByRole('link', { name: messages.brandLink({ site: 'Clothesline' }) })
        .getAttribute('href'),
    ).toBe('/');
    banner().getByPlaceholderText('Search donations...');
    banner().getByRole('button', { name: 'Location: San Francisco' });
    banner().getByRole('button', { name: 'Sign In' });
    await screen.findByRole('heading', { level: 1 });
  });

  test('opens Explore with its search text, without requests', async () => {
    const { user, address, backend } = renderApp('/saved');
    await screen.findByRole('heading', { level: 1 });
    await user.type(banner().getByPlaceholderText('Search donations...'), 'boots');
    expect(backend.calls).toHaveLength(0);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/explore?search=boots');
  });

  test('shows errors in the location dialog', async () => {
    const { user } = renderApp('/saved');
    await user.click(banner().getByRole('button', { name: 'Location: San Francisco' }));
    const dialog = within(await screen.findByRole('dialog', { name: locationTexts.title }));
    await user.click(dialog.getByRole('button', { name: locationTexts.locate }));
    await dialog.findByText('Geolocation is not supported by your browser');
    await user.click(dialog.getByRole('button', { name: locationTexts.use({ city: 'San Francisco' }) }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(banner().getByRole('button', { name: 'Location: San Francisco' }));
    expect(screen.queryByText('Geolocation is not supported by your browser')).toBeNull();
  });

  test('stores a chosen place for the next visit', async () => {
    const { user, unmount } = renderApp('/saved');
    await user.click(banner().getByRole('button', { name: 'Location: San Francisco' }));
    const dialog = within(await screen.findByRole('dialog', { name: locationTexts.title }));
    await user.type(dialog.getByRole('combobox', { name: locationTexts.search }), 'noe val');
    await dialog.findByRole('option', { name: 'Noe Valley, San Francisco' });
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    banner().getByRole('button', { name: 'Location: Noe Valley' });
    unmount();
    openApp('/saved');
    banner().getByRole('button', { name: 'Location: Noe Valley' });
    await screen.findByRole('heading', { level: 1 });
  });

  test('shows the state of places in other states', async () => {
    window.localStorage.setItem(
      'clothesline_location',
      JSON.stringify({
        source: 'chosen',
        location: { city: 'Oakland', region: 'NJ', latitude: 41.01, longitude: -74.24 },
      }),
    );
    openApp('/saved');
    expect(banner().getByRole('button', { name: 'Location: Oakland, NJ' })).toBeInstanceOf(HTMLElement);
    await screen.findByRole('heading', { level: 1 });
  });

  test('opens the menu, which closes on navigation', async () => {
    const { user, address } = renderApp('/saved');
    await user.click(banner().getByRole('button', { name: messages.openMenu }));
    const menu = within(screen.getByRole('dialog', { name: messages.menuTitle }));
    menu.getByPlaceholderText('Search donations...');
    menu.getByRole('button', { name: 'Sign In' });
    await user.click(menu.getByRole('link', { name: 'Profile' }));
    expect(address()).toBe('/profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the tab bar', () => {
  test('names the five destinations and marks the current page', async () => {
    const { user } = renderApp('/saved');
    const bar = within(screen.getByRole('navigation', { name: messages.tabBar }));
    const names = bar.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['Home', 'Explore', 'Donate', 'Saved', 'Profile']);
    expect(bar.getByRole('link', { name: 'Saved' }).getAttribute('aria-current')).toBe('page');
    await user.click(bar.getByRole('link', { name: 'Explore' }));
    await waitFor(() => expect(bar.getByRole('link', { name: 'Explore' }).getAttribute('aria-current')).toBe('page'));
    expect(bar.getByRole('link', { name: 'Saved' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('the footer', () => {
  const links = () =>
    footer()
      .getAllByRole('link')
      .map((link) => link.textContent || link.getAttribute('aria-label'));

  test('has all links from the spec, and the year', async () => {
    renderApp('/saved');
    await footer().findByText(footerMessages.stayConnected);
    await footer().findByRole('link', { name: 'Español' });
    expect(links()).toEqual([
      'Home',
      'Browse Donations',
      'Donate Items',
      'Community Stories',
      'Help Center',
      'Safety Tips',
      'Donation Guidelines',
      'Contact Us',
      'Widgets for your site',
      'New donations (RSS)',
      'Clothesline on Facebook',
      'Clothesline on Instagram',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
      ...Object.values(languageNames),
    ]);
    footer().getByText(messages.copyright({ year: new Date().getFullYear(), site: 'Clothesline' }));
    footer().getByText(standardSite.tagline);
    await screen.findByRole('heading', { level: 1 });
  });

  test('sends a message to the operators', async () => {
    const { user, backend } = renderApp('/saved');
    await user.click(footer().getByRole('link', { name: 'Contact Us' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Us' }));
    const texts = contactForm;
    await user.click(await dialog.findByRole('button', { name: texts.send }));
    await dialog.findByText('Enter a valid email address');
    await user.type(dialog.getByLabelText(new RegExp(texts.email)), 'ann@example.org');
    await user.type(dialog.getByLabelText(new RegExp(texts.words)), 'Where are you on Sundays?');
    await user.click(dialog.getByRole('button', { name: texts.send }));
    await dialog.findByText(texts.sent);
    expect(backend.store.entries).toMatchObject([
      { kind: 'contact', words: ['Where are you on Sundays?\nann@example.org'] },
    ]);
  });

  test('subscribes to weekly mails about nearby donations', async () => {
    const { user, backend } = renderApp('/saved');
    await footer().findByText(footerMessages.stayConnected);
    await user.click(await footer().findByRole('button', { name: footerMessages.newsletterSend }));
    await footer().findByText('Enter a valid email address');
    await user.type(footer().getByLabelText(new RegExp(footerMessages.newsletterLabel)), 'ann@example.org{Enter}');
    await footer().findByText(footerMessages.weeklySent({ email: 'ann@example.org' }));
    expect(backend.store.alerts).toMatchObject([
      { email: 'ann@example.org', pace: 'weekly', search: { around: { place: 'San Francisco', miles: 10 } } },
    ]);
  });

  test("shows the operator's accounts, newsletter, contact and legal notice", async () => {
    renderApp('/saved', { site: ownSite });
    await footer().findByText(footerMessages.stayConnected);
    await footer().findByRole('link', { name: 'Español' });
    expect(links()).toEqual(
      expect.arrayContaining(['Contact Us', 'Legal Notice', 'Mastodon', 'Own Line on Instagram']),
    );
    expect(footer().getByRole('link', { name: 'Own Line on Instagram' }).getAttribute('href')).toBe(
      'https://social.example/own',
    );
    const box = footer().getByRole<HTMLInputElement>('textbox', { name: footerMessages.newsletterLabel });
    expect(box.name).toBe('EMAIL');
    expect(box.form?.action).toBe('https://letters.example/subscribe');
    footer().getByText('Lines for all.');
    await screen.findByRole('heading', { level: 1 });
  });

  test('shows an error if an account’s language cannot be changed', async () => {
    const faults = [{ endpoint: 'updateAccount', status: 503, times: 1 }] as const;
    const { user } = renderApp('/saved', { signedIn: ines.id, faults: [...faults] });
    await screen.findByRole('link', { name: messages.yourProfile({ name: ines.displayName }) });
    // The first interaction loads the language choice.
    await user.tab();
    await user.click(await footer().findByRole('link', { name: 'Español' }));
    await screen.findByText(footerMessages.languageFailed);
    expect(document.cookie).not.toContain('language');
  });

  test('only links to stories if the operator has some', async () => {
    renderApp('/', { site: siteSettings({}) });
    await screen.findByRole('heading', { level: 1 });
    expect(links()).not.toContain('Community Stories');
    expect(screen.queryByRole('heading', { name: 'Community Stories' })).toBeNull();
  });
});

describe('the help texts', () => {
  const standard = [
    'Help Center',
    'Safety Tips',
    'Donation Guidelines',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
  ];
  test.each([
    ...standard.map((title) => ({ title, site: siteSettings() })),
    ...['Contact Us', 'Legal Notice', 'Help Center'].map((title) => ({ title, site: ownSite })),
  ])('$title of $site.name opens on every page, and closes', async ({ title, site }) => {
    const { user } = renderApp('/saved', { site });
    await user.click(footer().getByRole('link', { name: title }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog.textContent).toMatch(/[a-z]\./));
    await user.click(within(dialog).getByRole('button', { name: uiTexts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.hash).toBe('');
  });

  test('show how to contact the operators, and where distances are measured from', async () => {
    const { user } = renderApp('/saved', { site: ownSite });
    await user.click(footer().getByRole('link', { name: 'Contact Us' }));
    const email = await screen.findByRole('link', { name: 'hello@own.example' });
    expect(email.getAttribute('href')).toBe('mailto:hello@own.example');
    expect(screen.getByRole('link', { name: '+353 1 555 0100' }).getAttribute('href')).toBe('tel:+35315550100');
    await user.click(screen.getByRole('button', { name: uiTexts.close }));
    await user.click(footer().getByRole('link', { name: 'Help Center' }));
    await screen.findByText(/Distances are in kilometers.*from Dublin, Ireland/);
  });
});

describe('the assistant', () => {
  test('opens on the first click, and takes focus', async () => {
    const { user } = renderApp('/saved');
    await user.click(screen.getByRole('button', { name: launcherMessages.openChat }));
    const panel = await screen.findByRole('dialog', { name: 'Clothesline Assistant' });
    await waitFor(() =>
      expect(document.activeElement).toBe(within(panel).getByPlaceholderText('Type your message...')),
    );
  });
});

describe('navigating to another page', () => {
  test('focuses its heading, and announces its title', async () => {
    const { user } = renderApp('/saved');
    await screen.findByRole('heading', { level: 1, name: 'Saved Items' });
    expect(document.activeElement).toBe(document.body);
    await user.click(footer().getByRole('link', { name: 'Browse Donations' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'All Donations' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Explore Donations')).toBe(true);
  });

  test('starts with a skip link', async () => {
    const { user } = renderApp('/saved');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: messages.skipToContent }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
