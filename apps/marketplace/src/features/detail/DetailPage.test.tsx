import { memberLimits } from '@clothesline/api-client/members';
import { failureMessages } from '@clothesline/api-client';
import {
  donationFixture,
  longTextFixture,
  noDistanceFixture,
  zeroDistanceFixture,
} from '@clothesline/api-client/testing';
import { dolores, wei } from '@clothesline/api-client/testing/members';
import { uiTexts } from '@clothesline/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { share as shareMessages } from '../../locales/en/share.js';
import { signIn as signInMessages } from '../../locales/en/signIn.js';
import { handOver as asking } from '../../locales/en/handOver.js';
import { detail as messages } from '../../locales/en/detail.js';
import { renderApp } from '../../testing/renderApp.js';

const path = `/donations/${donationFixture.id}`;

describe('a donation', () => {
  test('shows two thumbnails for a repeated picture', async () => {
    const [image = ''] = donationFixture.images;
    renderApp(path, { donations: [{ ...donationFixture, images: [image, image] }] });
    expect(await screen.findAllByRole('button', { name: /^Show photo/ })).toHaveLength(2);
  });

  test('shows all of its fields', async () => {
    renderApp(path, { donations: [donationFixture] });
    await screen.findByRole('heading', { level: 1, name: donationFixture.title });
    expect(document.title).toBe(`${donationFixture.title} - Clothesline`);
    screen.getByText(`${donationFixture.locationName}, 1.2 mi away`);
    screen.getByText('Posted November 20, 2026');
    screen.getByText(donationFixture.description);
    screen.getByText(dolores.displayName);
    screen.getByText('Donor');
    screen.getByText('Men');
    screen.getByRole('heading', { name: 'Pickup Information' });
    await screen.findByText(`Map showing ${donationFixture.locationName}`);
    screen.getByRole('img', { name: donationFixture.title });
  });

  test('shows a title even if it is blank', async () => {
    renderApp(path, { donations: [{ ...donationFixture, title: ' ' }] });
    const name = `Donation #${donationFixture.id}`;
    await screen.findByRole('heading', { level: 1, name });
    expect(document.title).toBe(`${name} - Clothesline`);
    expect(screen.getByRole('button', { name: `Save ${name}` })).toBeTruthy();
  });

  test('marks the language of a text that differs from the page’s', async () => {
    const description = 'Abrigo muy calentito, con capucha y para una niña de seis años.';
    renderApp(path, { donations: [{ ...donationFixture, title: 'Abrigo', description }] });
    expect((await screen.findByRole('heading', { level: 1, name: 'Abrigo' })).lang).toBe('es');
    expect(screen.getByText(description).closest<HTMLElement>('[lang]')?.lang).toBe('es');
    screen.getByText(messages.writtenIn({ language: 'Spanish' }));
  });

  test('shows every size', async () => {
    const suit = { ...donationFixture, title: 'Suit 40R', sizes: ['40R', 'W32 L34', 'shoe 9'] };
    renderApp(path, { donations: [suit] });
    await screen.findByRole('heading', { level: 1, name: 'Suit 40R' });
    for (const text of ['Sizes:', '40R', 'W32 L34', 'Shoe 9']) expect(screen.getByText(text)).toBeTruthy();
  });

  test('shows the number of pieces, and its picture descriptions', async () => {
    const imageDescriptions = ['The label: 40R'];
    renderApp(path, { donations: [{ ...donationFixture, quantity: 3, imageDescriptions }] });
    expect(await screen.findByText('3 pieces')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('img', { name: 'The label: 40R' })).toBeInstanceOf(HTMLElement);
  });

  test('computes the distance if it is missing or incorrectly 0', async () => {
    renderApp(`/donations/${noDistanceFixture.id}`);
    await screen.findByText(`${noDistanceFixture.locationName}, 2 mi away`);
    renderApp(`/donations/${zeroDistanceFixture.id}`);
    expect(await screen.findByText(`${zeroDistanceFixture.locationName}, 0 mi away`)).toBeInstanceOf(HTMLElement);
  });

  test('lets the visitor switch between several pictures', async () => {
    const { user } = renderApp(`/donations/${longTextFixture.id}`);
    await screen.findByRole('heading', { level: 1, name: longTextFixture.title });
    const pictures = screen.getByRole('list', { name: messages.pictures });
    const second = within(pictures).getByRole('button', { name: messages.showPicture({ number: 2 }) });
    await user.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
    screen.getByRole('img', { name: messages.picture({ number: 2, of: 3, shows: longTextFixture.title }) });
  });

  test('opens pictures in full size, with buttons and arrow keys', async () => {
    const { user } = renderApp(`/donations/${longTextFixture.id}`);
    await user.click(await screen.findByRole('button', { name: /Open photo$/ }));
    const viewer = await screen.findByRole('dialog', { name: messages.pictures });
    within(viewer).getByRole('img', { name: messages.picture({ number: 1, of: 3, shows: longTextFixture.title }) });
    await user.click(within(viewer).getByRole('button', { name: messages.nextPicture }));
    within(viewer).getByText('2 of 3');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    within(viewer).getByRole('img', { name: messages.picture({ number: 3, of: 3, shows: longTextFixture.title }) });
    expect(within(viewer).getByRole('button', { name: messages.nextPicture })).toHaveProperty('disabled', true);
    await user.click(within(viewer).getByRole('button', { name: messages.larger }));
    within(viewer).getByRole('button', { name: messages.smaller });
    await user.click(within(viewer).getByRole('button', { name: messages.closePictures }));
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('img', { name: messages.picture({ number: 3, of: 3, shows: longTextFixture.title }) });
  });

  test('does not offer Save to its donor', async () => {
    renderApp(path, { signedIn: donationFixture.userId });
    await screen.findByRole('heading', { level: 1, name: donationFixture.title });
    await waitFor(() => expect(screen.queryByRole('button', { name: `Save ${donationFixture.title}` })).toBeNull());
    expect(screen.getByRole('button', { name: messages.share })).toBeTruthy();
  });

  test('is saved on the device', async () => {
    const { user } = renderApp(path);
    const save = await screen.findByRole('button', { name: `Save ${donationFixture.title}` });
    await user.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('true');
    expect(save.textContent).toBe('Saved');
    expect(save.getAttribute('aria-label')).toBe(`Saved: ${donationFixture.title}`);
    expect(window.localStorage.getItem('clothesline_saved')).toContain(`"id":${donationFixture.id}`);
  });

  test('can be requested after signing in from the page, without losing input', async () => {
    const { user, backend } = renderApp(path, { demoPeople: [wei.id] });
    await user.click(await screen.findByRole('button', { name: messages.contactDonor }));
    await user.click(await screen.findByRole('button', { name: signInMessages.continueAs({ name: 'Wei' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: asking.ask }));
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: asking.reason });
    await user.type(reason, 'Too short');
    await user.click(dialog.getByRole('button', { name: asking.send }));
    await dialog.findByText(asking.tooShort(memberLimits.reason));
    expect(document.activeElement).toBe(reason);
    await user.type(reason, ', so more of it. Call 415 555 0100.');
    await dialog.findByText(asking.personal);
    await user.click(dialog.getByRole('button', { name: asking.send }));
    await dialog.findByText(asking.dayMissing);
    const day = dialog.getByRole('combobox', { name: asking.day });
    await user.selectOptions(day, within(day).getAllByRole('option')[2] ?? []);
    await user.click(dialog.getByRole('button', { name: asking.send }));
    expect(await screen.findByRole('link', { name: asking.yourRequest })).toBeInstanceOf(HTMLElement);
    expect(backend.store.requests).toHaveLength(1);
  });

  test('explains that it was listed without an account before a visitor signs in', async () => {
    const { user } = renderApp(path, { donations: [{ ...donationFixture, userId: 6 }] });
    await user.click(await screen.findByRole('button', { name: messages.contactDonor }));
    await screen.findByText(messages.noAccount);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: messages.contactDonor })).toBeNull();
  });

  test('can be requested if its donor fails to load', async () => {
    const { user } = renderApp(path, { faults: [{ endpoint: 'getPerson', status: 503 }] });
    await user.click(await screen.findByRole('button', { name: messages.contactDonor }));
    expect(await screen.findByRole('dialog', { name: signInMessages.title })).toBeInstanceOf(HTMLElement);
  });

  test('keeps entered values if the dialog is closed or the server fails', async () => {
    const faults = [{ endpoint: 'requestDonation', status: 503, times: 1 }] as const;
    const { user } = renderApp(path, { signedIn: wei.id, faults });
    await user.click(await screen.findByRole('button', { name: messages.contactDonor }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: asking.ask }));
    await user.type((await dialog()).getByRole('textbox', { name: asking.reason }), 'I would wear it every day.');
    await user.click((await dialog()).getByRole('button', { name: uiTexts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: messages.contactDonor }));
    const again = await dialog();
    const reason = again.getByRole<HTMLTextAreaElement>('textbox', { name: asking.reason });
    expect(reason.value).toBe('I would wear it every day.');
    const day = again.getByRole('combobox', { name: asking.day });
    await user.selectOptions(day, within(day).getAllByRole('option')[3] ?? []);
    await user.click(again.getByRole('button', { name: asking.send }));
    await waitFor(() => expect(again.getByRole('alert').textContent).not.toBe(''));
    expect(reason.value).toBe('I would wear it every day.');
    await user.click(again.getByRole('button', { name: asking.send }));
    expect(await screen.findByRole('link', { name: asking.yourRequest })).toBeInstanceOf(HTMLElement);
  });

  test('updates the name in the form after another tab changes it', async () => {
    const { user, backend } = renderApp(path, { signedIn: wei.id });
    await user.click(await screen.findByRole('button', { name: messages.contactDonor }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: asking.name });
    expect(name.value).toBe('Wei');
    backend.store.accounts = backend.store.accounts.map((one) =>
      one.id === wei.id ? { ...one, displayName: 'Wei L.' } : one,
    );
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(name.value).toBe('Wei L.'));
  });

  test('shows similar donations, nearest first, without itself', async () => {
    const near = (miles: number, title: string, category = donationFixture.category) => ({
      ...donationFixture,
      id: 100 + miles,
      title,
      category,
      latitude: donationFixture.latitude + miles / 69,
    });
    const others = [near(3, 'Three miles off'), near(1, 'One mile off'), near(2, 'Of another category', 'Women')];
    renderApp(path, { donations: [donationFixture, ...others] });
    const similar = await screen.findByRole('region', { name: messages.similar });
    await within(similar).findByRole('link', { name: 'One mile off' });
    expect(within(similar).getAllByRole('link')).toHaveLength(2);
    expect(within(similar).getAllByRole('link')[1]?.textContent).toBe('Three miles off');
  });

  test('prefers similar donations of the same size', async () => {
    const sized = (id: number, size: string) => ({ ...donationFixture, id, title: `Coat, ${size}`, sizes: [size] });
    renderApp(path, { donations: [sized(donationFixture.id, 'XL'), sized(101, 'S'), sized(102, 'XL')] });
    const similar = await screen.findByRole('region', { name: messages.similar });
    await within(similar).findByRole('link', { name: 'Coat, XL' });
    expect(within(similar).queryByRole('link', { name: 'Coat, S' })).toBeNull();
  });

  test('shows an error if similar donations fail to load, and retries', async () => {
    const { user } = renderApp(path, { faults: [{ endpoint: 'listDonations', status: 500, times: 1 }] });
    const similar = await screen.findByRole('region', { name: messages.similar });
    await within(similar).findByText(messages.similarFailed);
    await user.click(within(similar).getByRole('button', { name: messages.tryAgain }));
    expect((await within(similar).findAllByRole('article')).length).toBeGreaterThan(0);
  });

  test('hides the section if there are no similar donations', async () => {
    const { backend } = renderApp(path, { donations: [donationFixture] });
    await vi.waitFor(() => expect(backend.calls.map(({ url }) => url).join()).toContain('sort=nearest'));
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: messages.similar })).toBeNull());
  });

  test('Back goes home without history', async () => {
    const { user, address } = renderApp(path);
    await screen.findByRole('heading', { level: 1, name: donationFixture.title });
    await user.click(screen.getByRole('button', { name: messages.back }));
    expect(address()).toBe('/');
  });
});

describe('a missing donation', () => {
  const text =
    "We couldn't find the donation you're looking for. It might have been removed or is no longer available.";

  test.each([
    ['unknown', '/donations/99999', undefined],
    ['not a number', '/donations/socks', undefined],
    ['removed', path, [{ endpoint: 'getDonation', status: 410 } as const]],
    ['not allowed', path, [{ endpoint: 'getDonation', status: 401 } as const]],
  ])('shows a message (%s)', async (_name, address, faults) => {
    renderApp(address, { faults });
    await screen.findByRole('heading', { level: 1, name: 'Donation Not Found' });
    screen.getByText(text);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: messages.tryAgain })).toBeNull();
  });

  test.each([
    [429, failureMessages.tooMany({ when: 'in 60 seconds' })],
    [503, failureMessages.serverTrouble({ when: 'in 60 seconds' })],
  ])('shows an error with a retry if it may exist: %i', async (status, reason) => {
    const { user } = renderApp(path, { faults: [{ endpoint: 'getDonation', status, times: 1 }] });
    await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this donation' });
    expect(screen.queryByText(/removed/)).toBeNull();
    screen.getByText(reason);
    await user.click(screen.getByRole('button', { name: messages.tryAgain }));
    const heading = await screen.findByRole('heading', { level: 1, name: donationFixture.title });
    expect(heading).toBeInstanceOf(HTMLElement);
  });

  test('shows a skeleton while loading', async () => {
    renderApp(path, { faults: [{ endpoint: 'getDonation', hang: true }] });
    await screen.findByRole('heading', { level: 1, name: messages.loading });
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('sharing', () => {
  /** Stubs the browser's share sheet. */
  function stubShare(share: (data: ShareData) => Promise<void>) {
    Object.defineProperty(window.navigator, 'share', { value: share, configurable: true });
  }
  afterEach(() => {
    Reflect.deleteProperty(window.navigator, 'share');
  });

  test('opens the system’s share sheet', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    const { user } = renderApp(path);
    stubShare(share);
    await user.click(await screen.findByRole('button', { name: messages.share }));
    expect(share).toHaveBeenCalledWith({ title: donationFixture.title, url: window.location.href });
  });

  test('copies the link if there is no share sheet, and confirms it', async () => {
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: messages.share }));
    await screen.findByText(shareMessages.linkCopied);
    expect(await window.navigator.clipboard.readText()).toBe(window.location.href);
  });

  test('shows the URL if copying fails', async () => {
    const { user } = renderApp(path);
    const button = await screen.findByRole('button', { name: messages.share });
    vi.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button);
    await screen.findByText(shareMessages.shareFailed);
    expect(screen.getByText(shareMessages.shareFailedText({ address: window.location.href }))).toBeInstanceOf(
      HTMLElement,
    );
  });

  test('shows no error if the visitor closes the sheet', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() =>
      Promise.reject(new DOMException('closed', 'AbortError')),
    );
    const { user } = renderApp(path);
    const button = await screen.findByRole('button', { name: messages.share });
    stubShare(share);
    await user.click(button);
    expect(screen.queryByText(shareMessages.shareFailed)).toBeNull();
  });
});
