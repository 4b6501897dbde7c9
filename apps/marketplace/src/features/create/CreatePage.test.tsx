import { rosa } from '@clothesline/api-client/testing/members';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { share as shareMessages } from '../../locales/en/share.js';
import { create as messages } from '../../locales/en/create.js';
import { helpAnchors } from '../../lib/helpAnchors.js';
import { helpPath } from '../../lib/routing/paths.js';
import { renderApp } from '../../testing/renderApp.js';

/** Fills in and submits the form. Returns the title field. */
async function send(user: ReturnType<typeof renderApp>['user']): Promise<HTMLInputElement> {
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  await user.type(title, 'Marmalade coat');
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Warm as toast.');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Women');
  await user.type(screen.getByRole('textbox', { name: /^Image URL/ }), 'https://clothesline.test/coat.svg{Enter}');
  await user.click(screen.getByRole('button', { name: 'Create Donation' }));
  return title;
}

describe('create', () => {
  test('shows the form next to the guidelines', async () => {
    renderApp('/create');
    await screen.findByRole('heading', { level: 1, name: messages.title });
    expect(document.title).toBe('Create Donation');
    screen.getByRole('textbox', { name: /^Title/ });
    const guidelines = screen.getAllByRole('link', { name: messages.guidelines })[0];
    expect(guidelines?.getAttribute('href')).toBe(helpPath(helpAnchors.donationGuidelines));
  });

  test('explains that only donations listed with an account can be requested', async () => {
    const { user } = renderApp('/create');
    await screen.findByText(messages.signInFirst);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: messages.signIn }));
    expect(await screen.findByRole('dialog', { name: messages.signIn })).toBeTruthy();
  });

  test('does not explain accounts to a signed-in person', async () => {
    renderApp('/create', { signedIn: rosa.id });
    await screen.findByRole('textbox', { name: /^Title/ });
    expect(screen.queryByText(messages.signInFirst)).toBeNull();
  });

  test('lists a donation, confirms it, and shows it first on the home page', async () => {
    const { user, backend, address } = renderApp('/create');
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Marmalade coat');
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Warm as toast.');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Women');
    await user.type(screen.getByRole('textbox', { name: /^Image URL/ }), 'https://clothesline.test/coat.svg');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(screen.getByRole('button', { name: 'Create Donation' }));
    await screen.findByText('Your donation has been successfully listed.');
    expect(address()).toBe('/');
    const sent = backend.calls.find(({ endpoint }) => endpoint === 'createDonation')?.body;
    expect(sent).toMatchObject({ category: 'Women', userId: 1, distance: 0, locationName: 'San Francisco, CA' });
    const [first] = await screen.findAllByRole('article');
    expect(first?.textContent).toContain('Marmalade coat');

    await user.click(screen.getByRole('link', { name: messages.share }));
    await screen.findByText(shareMessages.linkCopied);
    const id = backend.donations.find(({ title }) => title === 'Marmalade coat')?.id;
    expect(await window.navigator.clipboard.readText()).toBe(`${window.location.origin}/donations/${id}`);
  });

  test('offers to list another one with the same category and place', async () => {
    const { user, backend, address } = renderApp('/create');
    await send(user);
    await user.click(await screen.findByRole('link', { name: messages.another }));
    const id = backend.donations.find(({ title }) => title === 'Marmalade coat')?.id;
    expect(address()).toBe(`/create?like=${id}`);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })).value).toBe('');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Category/ }).value).toBe('Women');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' }).value).toBe('San Francisco, CA');
  });

  test('offers to sign in if the server requires it, and keeps the input', async () => {
    const { user } = renderApp('/create', { faults: [{ endpoint: 'createDonation', status: 401 }] });
    const title = await send(user);
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeInstanceOf(HTMLElement);
    expect(title.value).toBe('Marmalade coat');
  });

  test('shows an error on failure, and keeps the input', async () => {
    const { user, address } = renderApp('/create', { faults: [{ endpoint: 'createDonation', status: 500 }] });
    const title = await send(user);
    await screen.findByText('Failed to create donation. Please try again.');
    expect(address()).toBe('/create');
    expect(title.value).toBe('Marmalade coat');
  });
});
