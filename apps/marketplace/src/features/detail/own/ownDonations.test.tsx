import { donationFixtures } from '@clothesline/api-client/testing';
import { createRequestFixtures, rosa, wei } from '@clothesline/api-client/testing/members';
import { screen, waitFor, within } from '@testing-library/react';
import { createFormMessages as form } from '@clothesline/create-form';
import { describe, expect, test, vi } from 'vitest';
import { detail } from '../../../locales/en/detail.js';
import { profile } from '../../../locales/en/profile.js';
import { handOver as handOverMessages } from '../../../locales/en/handOver.js';
import { steps as stepMessages } from '../../../locales/en/steps.js';
import { ownDonations as messages } from '../../../locales/en/ownDonations.js';
import { type AppOptions, renderApp } from '../../../testing/renderApp.js';
import { createDates } from '../../../lib/language/useDates.js';

const scarves = donationFixtures.find(({ title }) => title.startsWith('Wool scarves')) ?? donationFixtures[0];
if (!scarves) throw new Error('There are no fixtures.');
const { id, title } = scarves;
const path = `/donations/${id}`;
type Step = keyof typeof messages.steps;
const name = (step: Step) => messages.stepOn({ step: messages.steps[step], title });
const button = (step: Step) => screen.findByRole('button', { name: name(step) });
const dialog = async (of: string) => within(await screen.findByRole('dialog', { name: of }));
const as = (more: AppOptions = {}) => ({ signedIn: rosa.id, requests: createRequestFixtures(new Date()), ...more });
/** The fixtures with the scarves in the given state. */
const inState = (status: string) => donationFixtures.map((one) => (one.id === id ? { ...one, status } : one));

describe('an own donation', () => {
  test('shows its number of requests, and links to them', async () => {
    renderApp(path, as());
    const link = await screen.findByRole('link', { name: messages.requests({ count: 3 }) });
    expect(link.getAttribute('href')).toBe('/requests?tab=donor');
    // Donors cannot request their own donations.
    expect(screen.queryByRole('button', { name: detail.contactDonor })).toBeNull();
  });

  test('cannot be changed by anyone else', async () => {
    renderApp(path, as({ signedIn: wei.id }));
    await screen.findByRole('link', { name: handOverMessages.yourRequest });
    expect(screen.queryByRole('button', { name: name('withdraw') })).toBeNull();
  });

  test('can be edited without losing input on errors', async () => {
    const { user, backend } = renderApp(path, as());
    await user.click(await button('edit'));
    const edit = await dialog(messages.editTitle);
    const field = (label: string) => edit.getByRole<HTMLInputElement>('textbox', { name: label });
    expect(field(messages.title).value).toBe(title);
    await user.clear(field(messages.title));
    await user.type(field(messages.pieces), 'many');
    await user.click(edit.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(document.activeElement).toBe(field(messages.title)));
    expect(field(messages.title).getAttribute('aria-invalid')).toBe('true');
    expect(field(messages.pieces).getAttribute('aria-invalid')).toBe('true');
    await user.type(field(messages.title), 'Four scarves');
    await user.clear(field(messages.pieces));
    await user.type(field(messages.pieces), '4');
    await user.selectOptions(edit.getByRole('combobox', { name: messages.category }), 'Seasonal');
    await user.click(edit.getByRole('button', { name: messages.save }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Four scarves' })).toBeInstanceOf(HTMLElement);
    await screen.findByText(messages.saved);
    expect(backend.store.donations.find((one) => one.id === id)).toMatchObject({
      title: 'Four scarves',
      quantity: 4,
      category: 'Seasonal',
      description: scarves.description,
    });
  });

  test('can be moved to another valid place', async () => {
    const { user, backend } = renderApp(path, as());
    await user.click(await button('edit'));
    const edit = await dialog(messages.editTitle);
    const field = edit.getByRole('combobox', { name: messages.place });
    const save = () => user.click(edit.getByRole('button', { name: messages.save }));
    await user.clear(field);
    await user.type(field, 'Atlantis');
    await save();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, '123 Castro St, Oakland, CA');
    await save();
    await edit.findByText(messages.placeAddress);
    await user.clear(field);
    await user.type(field, 'Oakland, CA');
    await save();
    await screen.findByText(messages.saved);
    expect(backend.store.donations.find((one) => one.id === id)).toMatchObject({
      title,
      locationName: 'Oakland, CA',
      latitude: expect.closeTo(37.8, 1),
    });
  });

  test('keeps entered values if the dialog is closed by mistake', async () => {
    const { user } = renderApp(path, as());
    await user.click(await button('edit'));
    const field = async () =>
      (await dialog(messages.editTitle)).getByRole<HTMLInputElement>('textbox', { name: messages.title });
    await user.type(await field(), ', nearly new');
    await user.click((await dialog(messages.editTitle)).getByRole('button', { name: 'Close' }));
    await user.click(await button('edit'));
    expect((await field()).value).toBe(`${title}, nearly new`);
  });

  test('allows pictures to be added, described, reordered, and removed', async () => {
    const { user, backend } = renderApp(path, as());
    await user.click(await button('edit'));
    const edit = await dialog(messages.editTitle);
    const press = (label: string) => user.click(edit.getByRole('button', { name: label }));
    const added = 'https://pictures.example.org/scarf.webp';
    await user.type(edit.getByRole('textbox', { name: form.imageUrl }), `${added}{Enter}`);
    const last = scarves.images.length + 1;
    const act = async (position: number, action: string) => {
      await press(form.imageMenu({ position }));
      await user.click(edit.getByRole('menuitem', { name: action }));
    };
    await act(last, form.describe);
    await user.type(edit.getByRole('textbox', { name: form.label({ position: last }) }), 'A red scarf');
    for (let at = last; at > 1; at -= 1) await act(at, form.moveEarlier);
    await act(2, form.removeImage);
    expect(edit.queryByRole('button', { name: form.separate })).toBeNull();
    await press(messages.save);
    await screen.findByText(messages.saved);
    const rest = scarves.images.slice(1);
    expect(backend.store.donations.find((one) => one.id === id)).toMatchObject({
      title,
      images: [added, ...rest],
      imageDescriptions: ['A red scarf', ...rest.map(() => '')],
    });
  });

  test('cannot lose its last picture', async () => {
    const { user, backend } = renderApp(path, as());
    await user.click(await button('edit'));
    const edit = await dialog(messages.editTitle);
    for (const _ of scarves.images) {
      await user.click(edit.getByRole('button', { name: form.imageMenu({ position: 1 }) }));
      await user.click(edit.getByRole('menuitem', { name: form.removeImage }));
    }
    await user.click(edit.getByRole('button', { name: messages.save }));
    const address = edit.getByRole('textbox', { name: form.imageUrl });
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(address);
    expect(backend.store.donations.find((one) => one.id === id)?.images).toEqual(scarves.images);
  });

  test('keeps entered texts if a photo cannot be read', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('It could not be decoded.')));
    const { user, backend } = renderApp(path, as());
    await user.click(await button('edit'));
    const edit = await dialog(messages.editTitle);
    const words = edit.getByRole<HTMLInputElement>('textbox', { name: messages.title });
    await user.type(words, ' and gloves');
    await user.upload(
      edit.getByLabelText(form.addPhotos, { selector: 'input' }),
      new File(['x'], 'me.png', { type: 'image/png' }),
    );
    await user.click(edit.getByRole('button', { name: messages.save }));
    await edit.findByText(form.photoUnreadable);
    expect(backend.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await user.click(edit.getByRole('button', { name: form.imageMenu({ position: scarves.images.length + 1 }) }));
    await user.click(edit.getByRole('menuitem', { name: form.removeImage }));
    await user.click(edit.getByRole('button', { name: messages.save }));
    await screen.findByText(messages.saved);
    const { title: now, images } = backend.store.donations.find((one) => one.id === id) ?? {};
    expect({ now, images }).toEqual({ now: `${title} and gloves`, images: scarves.images });
  });

  test('shows when it expires', async () => {
    renderApp(path, as());
    const start = new Date(scarves.createdAt).getTime();
    const day = createDates(undefined).day(new Date(start + 90 * 86_400_000).toISOString());
    expect(await screen.findByText(messages.listedUntil({ day }))).toBeInstanceOf(HTMLElement);
  });

  test('sends no request if nothing was changed', async () => {
    const { user, backend } = renderApp(path, as());
    await user.click(await button('edit'));
    await user.click((await dialog(messages.editTitle)).getByRole('button', { name: messages.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  test('is withdrawn after confirmation, and can be listed again', async () => {
    const { user, backend } = renderApp(path, as());
    await user.click(await button('withdraw'));
    const asked = await dialog(messages.withdrawTitle);
    asked.getByText(messages.withdrawText);
    await user.click(asked.getByRole('button', { name: stepMessages.close }));
    expect(backend.store.donations.find((one) => one.id === id)?.status).toBe('available');
    await user.click(await button('withdraw'));
    const again = await dialog(messages.withdrawTitle);
    await user.click(again.getByRole('button', { name: messages.withdraw }));
    await screen.findByText(messages.done.withdraw);
    await screen.findByText(detail.states.withdrawn);
    await waitFor(() => expect(screen.queryByRole('button', { name: name('edit') })).toBeNull());
    expect(screen.queryByRole('link', { name: messages.requests({ count: 3 }) })).toBeNull();
    expect(screen.getByRole('button', { name: messages.stepOn({ step: messages.listAgain, title }) })).toBeInstanceOf(
      HTMLElement,
    );
    await user.click(screen.getByRole('button', { name: messages.undo }));
    await screen.findByText(messages.done.renew);
    await waitFor(() => expect(screen.queryByText(detail.states.withdrawn)).toBeNull());
    expect(backend.store.donations.find((one) => one.id === id)?.status).toBe('available');
  });

  test('updates if it was already withdrawn in another tab', async () => {
    const { user, backend } = renderApp(path, as());
    await user.click(await button('withdraw'));
    const asked = await dialog(messages.withdrawTitle);
    backend.store.donations = inState('withdrawn');
    await user.click(asked.getByRole('button', { name: messages.withdraw }));
    await screen.findByText(messages.overtaken);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: name('withdraw') })).toBeNull();
    expect(screen.getByText(detail.states.withdrawn)).toBeInstanceOf(HTMLElement);
  });

  test('can be marked as given', async () => {
    const { user } = renderApp(path, as());
    await user.click(await button('given'));
    await user.click((await dialog(messages.givenTitle)).getByRole('button', { name: messages.given }));
    await screen.findByText(messages.done.given);
    expect(await screen.findByText(detail.states.given)).toBeInstanceOf(HTMLElement);
  });

  test('can be listed again after it expired', async () => {
    const { user, backend } = renderApp(path, as({ donations: inState('expired'), requests: [] }));
    await screen.findByText(detail.states.expired);
    await user.click(await button('renew'));
    await screen.findByText(messages.done.renew);
    await waitFor(() => expect(screen.queryByText(detail.states.expired)).toBeNull());
    expect(backend.store.donations.find((one) => one.id === id)?.status).toBe('available');
  });

  test('explains why a step failed', async () => {
    const faults = [{ endpoint: 'renewDonation', status: 409, body: '{"message":"Not possible."}', times: 1 }] as const;
    const { user } = renderApp(path, as({ faults }));
    await user.click(await button('renew'));
    expect(await screen.findByText('Not possible.')).toBeInstanceOf(HTMLElement);
  });

  test('shows its donor why a moderator has hidden it', async () => {
    renderApp(path, as({ hidden: [{ donationId: id, reason: 'It is sold elsewhere.' }], requests: [] }));
    await screen.findByText(detail.states.hidden);
    expect(await screen.findByText(detail.hiddenFor({ reason: 'It is sold elsewhere.' }))).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: name('edit') })).toBeNull();
  });

  test('can also be changed in the profile', async () => {
    const { user, backend } = renderApp('/profile', as());
    const list = within(await screen.findByRole('list', { name: profile.myDonations }));
    expect(list.getAllByRole('article')).toHaveLength(2);
    expect(await list.findByRole('link', { name: messages.requests({ count: 3 }) })).toBeInstanceOf(HTMLElement);
    // Donations that were given have no actions.
    list.getByText('Given away');
    expect(list.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
    await user.click(await button('withdraw'));
    await user.click((await dialog(messages.withdrawTitle)).getByRole('button', { name: messages.withdraw }));
    expect(await list.findByText('Withdrawn')).toBeInstanceOf(HTMLElement);
    expect(backend.store.donations.find((one) => one.id === id)?.status).toBe('withdrawn');
  });
});

describe('the state of a donation', () => {
  test.each(['promised', 'given', 'withdrawn', 'expired', 'paused'] as const)(
    'is shown to everyone: %s',
    async (status) => {
      renderApp(path, { donations: inState(status) });
      expect(await screen.findByText(detail.states[status])).toBeInstanceOf(HTMLElement);
    },
  );

  test('hides the request button once given', async () => {
    const { unmount } = renderApp(path, { donations: inState('promised') });
    await screen.findByRole('button', { name: detail.contactDonor });
    unmount();
    renderApp(path, { donations: inState('given') });
    await screen.findByText(detail.states.given);
    expect(screen.queryByRole('button', { name: detail.contactDonor })).toBeNull();
  });

  test.each(['withdrawn', 'expired', 'paused'] as const)(
    'is shown to the donor without pickup information: %s',
    async (status) => {
      renderApp(path, as({ donations: inState(status), requests: [] }));
      expect(await screen.findByText(detail.states[status])).toBeInstanceOf(HTMLElement);
      expect(screen.queryByRole('heading', { name: detail.pickupTitle })).toBeNull();
    },
  );

  test('is shown to the receiver with a link to their request', async () => {
    const requests = createRequestFixtures(new Date()).map((one) =>
      one.donationId === id && one.askerId === wei.id ? { ...one, state: 'received' as const } : one,
    );
    const own = requests.find((one) => one.donationId === id && one.askerId === wei.id);
    renderApp(path, { signedIn: wei.id, requests, donations: inState('given') });
    await screen.findByText(handOverMessages.collected);
    const link = screen.getByRole('link', { name: handOverMessages.yourRequest });
    expect(link.getAttribute('href')).toBe(`/requests?request=${own?.id}`);
    expect(screen.queryByText(handOverMessages.notOpen)).toBeNull();
    expect(screen.queryByRole('heading', { name: detail.pickupTitle })).toBeNull();
  });

  test('is shown only once to other askers', async () => {
    renderApp(path, { signedIn: wei.id, requests: [], donations: inState('given') });
    await screen.findByText(detail.states.given);
    await screen.findByRole('link', { name: /^Wei/ });
    await waitFor(() => expect(screen.queryByRole('button', { name: detail.contactDonor })).toBeNull());
    expect(screen.queryByText(handOverMessages.notOpen)).toBeNull();
  });

  test('includes pickup information if available, except for the donor', async () => {
    const { unmount } = renderApp(path);
    await screen.findByText(detail.pickupText);
    unmount();
    renderApp(path, as());
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(screen.queryByText(detail.pickupTitle)).toBeNull());
  });

  test('is not shown if available', async () => {
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name: title });
    for (const text of Object.values(detail.states)) expect(screen.queryByText(text)).toBeNull();
  });
});
