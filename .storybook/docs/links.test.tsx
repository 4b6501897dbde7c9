import {
  createFakeBackend,
  donationFixture,
  donationFixtures,
  type FakeBackendOptions,
  TestProviders,
} from '@clothesline/api-client/testing';
import { ChatWidget } from '@clothesline/chat-widget';
import { DonationCard, DonationGrid, FeaturedDonations } from '@clothesline/donation-card';
import { DonationsMap } from '@clothesline/donations-map';
import { LinkProvider } from '@clothesline/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { donationsMapMessages as mapTexts } from '../../packages/donations-map/src/messages.js';
import { DonationRow } from '../../packages/donations-map/src/live/list/DonationRow.js';

/* All kinds of links in widgets, on a page with its own router. `ui` tests its own links. */

interface Kind {
  content: ReactElement;
  backend?: FakeBackendOptions;
  /** Control to click before the link appears. */
  press?: string | RegExp;
  link: string | RegExp;
  href: string;
}

const own = `/donations/${donationFixture.id}`;
const said = (content: string) => ({
  id: '1',
  sessionId: 'V1StGXR8_Z5jdHi6B-myT',
  role: 'assistant' as const,
  content,
  timestamp: '2026-03-01T10:00:00.000Z',
});
const card = { id: 12, title: 'Snow suit', locationName: 'Noe Valley', status: 'available' as const };

const kinds: Record<string, Kind> = {
  DonationCard: { content: <DonationCard donation={donationFixture} />, link: donationFixture.title, href: own },
  DonationGrid: { content: <DonationGrid donations={[donationFixture]} />, link: donationFixture.title, href: own },
  'FeaturedDonations, all': {
    content: <FeaturedDonations donations={donationFixtures.slice(0, 4)} viewAllHref="/explore" />,
    link: 'View all',
    href: '/explore',
  },
  'DonationsMap, all': {
    content: <DonationsMap variant="nearby" viewAllHref="/explore" />,
    link: mapTexts.viewAll,
    href: '/explore',
  },
  'DonationsMap, the card of a pin': {
    content: <DonationsMap variant="nearby" />,
    backend: { donations: [donationFixture] },
    press: new RegExp(donationFixture.title),
    link: mapTexts.open,
    href: own,
  },
  'DonationsMap, a row of the list': {
    content: <DonationRow donation={donationFixture} distance="1 mi" href={own} texts={mapTexts} />,
    link: new RegExp(donationFixture.title),
    href: own,
  },
  'ChatWidget, a path in a text': {
    content: <ChatWidget defaultOpen />,
    backend: { messages: [said('See /donations/12.')] },
    link: '/donations/12',
    href: '/donations/12',
  },
  'ChatWidget, the card of a donation': {
    content: <ChatWidget defaultOpen />,
    backend: { messages: [{ ...said('One fits:\n• Snow suit: /donations/12'), donations: [card] }] },
    link: /Snow suit/,
    href: '/donations/12',
  },
};

beforeEach(() => localStorage.setItem('chat_session_id', 'V1StGXR8_Z5jdHi6B-myT'));

test.each(Object.entries(kinds))('%s is followed by the page’s router', async (_, kind) => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <LinkProvider navigate={navigate}>
      <TestProviders backend={createFakeBackend(kind.backend)}>{kind.content}</TestProviders>
    </LinkProvider>,
  );
  if (kind.press) await userEvent.click(await screen.findByRole('button', { name: kind.press }));
  await userEvent.click(await screen.findByRole('link', { name: kind.link }));
  expect(navigate.mock.calls).toEqual([[kind.href]]);
});

test('chat links to other sites are left to the browser', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const leave = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener('click', leave, { once: true });
  const backend = createFakeBackend({ messages: [said('See https://help.example/a.')] });
  render(
    <LinkProvider navigate={navigate}>
      <TestProviders backend={backend}>
        <ChatWidget defaultOpen />
      </TestProviders>
    </LinkProvider>,
  );
  await userEvent.click(await within(screen.getByRole('dialog')).findByRole('link', { name: /help.example/ }));
  expect(leave).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('a prevented card click is not followed', async () => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <LinkProvider navigate={navigate}>
      <DonationCard donation={donationFixture} onSelect={(event) => event.preventDefault()} />
    </LinkProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(navigate).not.toHaveBeenCalled();
});
