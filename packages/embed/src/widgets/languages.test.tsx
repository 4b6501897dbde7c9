/// <reference types="vite/client" />
import { coded, donationLimits, issueTexts } from '@clothesline/api-client';
import {
  createFakeBackend,
  donationFixture,
  type FakeBackendOptions,
  pseudoLocale,
  TestProviders,
  unmarkedTexts,
} from '@clothesline/api-client/testing';
import { ChatWidget } from '@clothesline/chat-widget';
import { CreateForm, createFormMessages } from '@clothesline/create-form';
import { DonationCard, FeaturedDonations } from '@clothesline/donation-card';
import { DonationsMap } from '@clothesline/donations-map';
import { LocationDialog } from '@clothesline/location/react';
import { type Catalog, LocaleProvider, ToastProvider } from '@clothesline/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';

/** Marked English texts of all packages. */
const marked = [
  Object.assign(
    {},
    ...Object.values(import.meta.glob<object>('../../../*/src/locales/en/*.ts', { eager: true })).map((texts) =>
      pseudoLocale(texts),
    ),
  ) as Catalog,
];

/** Texts written by donors, which are not translated, unlike categories. */
const written = [...createFakeBackend().donations, donationFixture]
  .map(({ title, description, locationName }) => [title, description, locationName].join('\n'))
  .join('\n');

/** Returns untranslated texts, except those typed or written by donors. */
const untranslated = (...typed: string[]) =>
  unmarkedTexts(document.body).filter((text) => !written.includes(text) && !typed.includes(text));

function show(widget: ReactNode, options: FakeBackendOptions = {}) {
  const backend = createFakeBackend(options);
  render(
    <LocaleProvider language="es" catalogs={marked}>
      <TestProviders backend={backend}>
        <ToastProvider>{widget}</ToastProvider>
      </TestProviders>
    </LocaleProvider>,
  );
  return { backend, user: userEvent.setup() };
}

const titlesOf = ({ donations }: { donations: readonly { title: string }[] }) => donations.map(({ title }) => title);
const failing = { faults: [{ status: 500 }] };

const typed = ['Warm', '1.jpg', 'https://pictures.test/1.jpg'];

describe('shows only translatable text', () => {
  test.each([
    [
      'featured donations',
      <FeaturedDonations key="1" viewAllHref="/all" savedIds={new Set()} onSavedChange={() => {}} />,
    ],
    ['the map', <DonationsMap key="2" variant="nearby" />],
  ])('in %s: loaded, empty and failed', async (_, widget) => {
    const full = show(widget);
    expect(screen.queryAllByText(/⟦/).length).toBeGreaterThan(0);
    expect(untranslated()).toEqual([]);
    await waitFor(() =>
      expect(titlesOf(full.backend).some((title) => document.body.innerHTML.includes(title))).toBe(true),
    );
    expect(untranslated()).toEqual([]);
    document.body.replaceChildren();
    show(widget, { donations: [] });
    await waitFor(() => expect(screen.queryAllByRole('heading').length).toBeGreaterThan(1));
    expect(untranslated()).toEqual([]);
    document.body.replaceChildren();
    show(widget, failing);
    await screen.findAllByRole('alert');
    expect(untranslated()).toEqual([]);
  });

  test('in a map pin and its card', async () => {
    const { user } = show(<DonationsMap variant="nearby" />);
    const pins = await screen.findByRole('list', { name: '⟦Map of donations near you⟧' });
    const [pin] = within(pins).getAllByRole('button', { name: /⟦Women⟧/ });
    if (!pin) throw new Error('There is no pin.');
    await user.click(pin);
    expect(await screen.findByText('⟦Women⟧', { selector: 'article *' })).toBeTruthy();
    expect(untranslated()).toEqual([]);
  });

  test('in a card with all details', () => {
    show(
      <DonationCard
        donation={{ ...donationFixture, sizes: ['shoe 9'], quantity: 3, status: 'promised', distance: 2.4 }}
        onSavedChange={() => {}}
      />,
    );
    expect(untranslated()).toEqual([]);
  });

  test('in the form: empty and invalid', async () => {
    const { user } = show(<CreateForm />);
    await screen.findByRole('option', { name: '⟦Men⟧' });
    expect(untranslated()).toEqual([]);
    const submit = () => screen.getByRole('button', { name: `⟦${createFormMessages.submit}⟧` });
    await user.click(submit());
    await screen.findAllByText(`⟦${issueTexts.required}⟧`);
    await user.type(screen.getByRole('textbox', { name: '⟦Title⟧' }), 'Coat');
    await user.type(screen.getByRole('textbox', { name: '⟦Image URL⟧' }), 'Hat');
    await user.type(screen.getByRole('textbox', { name: '⟦Quantity⟧' }), '0');
    await user.click(screen.getByRole('button', { name: '⟦Add⟧' }));
    expect(untranslated('Hat')).toEqual([]);
    expect(screen.getByText(`⟦${issueTexts.notACount({ most: donationLimits.quantity })}⟧`)).toBeTruthy();
  });

  test('in the form, with issues from the server', async () => {
    const issues = [
      { path: 'title', ...coded(issueTexts, 'tooLong', { most: 7 }) },
      { path: 'category', ...coded(issueTexts, 'noCategory') },
    ];
    const refusal = { message: 'Invalid', issues };
    const { user } = show(<CreateForm defaultValues={{ title: 'Coat', description: 'Warm', category: 'Men' }} />, {
      faults: [{ endpoint: 'createDonation', status: 400, body: JSON.stringify(refusal) }],
    });
    await screen.findByRole('option', { name: '⟦Men⟧' });
    await user.type(screen.getByRole('textbox', { name: '⟦Image URL⟧' }), 'https://pictures.test/1.jpg');
    await user.click(screen.getByRole('button', { name: '⟦Add⟧' }));
    await user.click(screen.getByRole('button', { name: '⟦Create Donation⟧' }));
    expect(await screen.findByText(`⟦${issueTexts.tooLong({ most: 7 })}⟧`)).toBeTruthy();
    await screen.findByText(`⟦${createFormMessages.failedText}⟧`);
    expect(untranslated(...typed)).toEqual([]);
  });

  test('in the form, with the email step', async () => {
    const { user } = show(<CreateForm defaultValues={{ title: 'Coat', description: 'Warm', category: 'Men' }} />, {
      faults: [{ endpoint: 'createDonation', status: 401 }],
    });
    await screen.findByRole('option', { name: '⟦Men⟧' });
    await user.type(screen.getByRole('textbox', { name: '⟦Image URL⟧' }), 'https://pictures.test/1.jpg');
    await user.click(screen.getByRole('button', { name: '⟦Add⟧' }));
    await user.click(screen.getByRole('button', { name: '⟦Create Donation⟧' }));
    await screen.findByRole('textbox', { name: '⟦Email⟧' });
    expect(untranslated(...typed)).toEqual([]);
  });

  test('in the location dialog, with a location error', async () => {
    const { user } = show(<LocationDialog open onOpenChange={() => {}} />);
    await user.click(screen.getByRole('button', { name: '⟦Use my location⟧' }));
    await screen.findByText('⟦Unable to retrieve your location⟧');
    await user.type(screen.getByRole('combobox'), 'zzzz');
    await screen.findByText(/No results for/);
    expect(untranslated().filter((text) => !/San Francisco/.test(text))).toEqual([]);
  });

  test('in the chat: closed, open, failed and deleting', async () => {
    const { user, backend } = show(<ChatWidget />);
    expect(untranslated()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '⟦Open chat⟧' }));
    await screen.findByRole('button', { name: '⟦How do I donate clothes?⟧' });
    expect(untranslated()).toEqual([]);
    backend.fail({ endpoint: 'sendMessage', status: 429 });
    await user.type(screen.getByRole('textbox'), '?{Enter}');
    await screen.findByText(/Please try again ⟦in 60 seconds⟧/);
    expect(untranslated()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '⟦Delete this conversation⟧' }));
    await screen.findByText(/⟦Delete this conversation\? /);
    expect(untranslated()).toEqual([]);
  });
});

describe('Spanish', () => {
  test('appears in all widgets', async () => {
    const spanish = Object.values(
      import.meta.glob<{ default: Catalog }>('../../../*/src/locales/es.ts', { eager: true }),
    ).map((module) => module.default);
    render(
      <LocaleProvider language="es" catalogs={spanish} units="km">
        <TestProviders>
          <ToastProvider>
            <FeaturedDonations />
            <CreateForm />
            <ChatWidget />
          </ToastProvider>
        </TestProviders>
      </LocaleProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Donaciones destacadas' })).toBeTruthy();
    expect(await screen.findByRole('option', { name: 'Niños' })).toBeTruthy();
    await waitFor(() => expect(document.body.textContent).toMatch(/\d\.\d km/));
    expect(screen.getByRole('button', { name: 'Abrir chat' })).toBeTruthy();
  });
});
