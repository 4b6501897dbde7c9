import { arabicFixture, createDonationFixtures, longTextFixture, manyDonations } from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DonationsMap } from './DonationsMap.js';
import { donationsMapMessages as texts } from './messages.js';

const engine = () => import('./live.js');
const basemap = () => import('./basemap.js');
const blocked = () => Promise.reject(new Error('Blocked'));

/**
 * Interactive map: Leaflet for panning and zooming, with our own pins and clusters. It loads no tiles: the basemap is
 * drawn from bundled data.
 *
 * **Use something else:** omit `engine` for the drawn map, which is 41 KB smaller.
 *
 * **Accessibility:** a region named after its content. On the map, arrow keys pan and + and − zoom. Pins and clusters
 * are named buttons with a single tab stop; arrow keys move between them by distance, and Escape closes what a pin
 * opened. A cluster that cannot be split opens a list. The list next to the map has the same donations.
 */
const meta = {
  title: 'Widgets/Live map',
  component: DonationsMap,
  args: { variant: 'nearby', viewAllHref: '/explore', engine, basemap },
} satisfies Meta<typeof DonationsMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the map moves. */
const whenLive = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: texts.region }, { timeout: 5000 });

const play: Story['play'] = async ({ canvasElement }) => {
  await whenLive(canvasElement);
};

export const Nearby: Story = { play };

export const Dark: Story = { globals: { theme: 'dark' }, play };

export const PinPressed: Story = {
  parameters: { backend: { donations: manyDonations(1) } },
  play: async ({ canvasElement }) => {
    await whenLive(canvasElement);
    const pins = within(await within(canvasElement).findByRole('list', { name: texts.mapLabel }));
    await userEvent.click(await pins.findByRole('button'));
    await expect(await within(canvasElement).findByRole('article')).toBeVisible();
  },
};

/** A cluster of the default position opens a list. */
export const OneSpot: Story = {
  parameters: {
    backend: {
      donations: manyDonations(14).map((donation) => ({ ...donation, latitude: 37.7749, longitude: -122.4194 })),
    },
  },
  play: async ({ canvasElement }) => {
    await whenLive(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.clusterHere({ count: 14 }) }));
    await expect(await within(canvasElement).findByRole('region', { name: texts.here({ count: 14 }) })).toBeVisible();
  },
};

export const ManyDonations: Story = { parameters: { backend: { donations: manyDonations(400) } }, play };

export const Kilometers: Story = { args: { units: 'km' }, play };

export const WithoutList: Story = { args: { list: false }, play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

/** Without basemap: only rings and labels. */
export const Elsewhere: Story = {
  args: {
    center: { latitude: 41.8781, longitude: -87.6298 },
    zoom: 10,
    donations: createDonationFixtures().map((donation) => ({
      ...donation,
      latitude: donation.latitude + 4.1032,
      longitude: donation.longitude + 34.7896,
    })),
  },
  play,
};

/** Round, since the exact place is unknown. */
export const Areas: Story = {
  args: { zoom: 14 },
  parameters: { backend: { donations: createDonationFixtures().map((one) => ({ ...one, areaMeters: 1000 })) } },
  play,
};

/** Points to the nearest donation. */
export const NothingHere: Story = {
  args: { center: { latitude: 52.52, longitude: 13.405 } },
  play: async ({ canvasElement }) => {
    await whenLive(canvasElement);
    await within(canvasElement).findByRole('button', { name: texts.showNearest });
  },
};

/** Geolocation denied. */
export const PositionRefused: Story = {
  parameters: { geolocation: 'denied' },
  play: async ({ canvasElement }) => {
    await whenLive(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.locate }));
    await within(canvasElement).findByText(new RegExp(texts.locateHelp));
  },
};

/** The drawn map's positions are invented. */
export const ToCome: Story = {
  args: { engine: () => new Promise<never>(() => undefined) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^\d+ donations near you$/, { selector: 'p span' }, { timeout: 3000 });
  },
};

/** Fits all results. */
export const ExploreFound: Story = {
  args: { variant: 'explore', engine, basemap, donations: createDonationFixtures().slice(0, 3) },
  play,
};

export const Empty: Story = { parameters: { backend: { donations: [] } }, play };

export const Failed: Story = {
  parameters: { backend: { faults: [{ endpoint: 'listNearbyDonations', status: 500 }] } },
  play,
};

export const BasemapBlocked: Story = { args: { basemap: blocked }, play };

export const EngineBlocked: Story = {
  args: { engine: blocked },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: texts.mapLabel }, { timeout: 3000 });
  },
};

export const Explore: Story = { args: { variant: 'explore', engine, basemap }, play };

export const Detail: Story = {
  args: {
    variant: 'detail',
    locationName: 'Bernal Heights, San Francisco, CA',
    center: { latitude: 37.7402, longitude: -122.4155 },
    engine,
    basemap,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: /Bernal Heights/ }, { timeout: 5000 });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } }, play };

export const ForcedColors: Story = { parameters: { media: { forcedColors: 'active' } }, play };

export const LongText: Story = { parameters: { backend: { donations: [longTextFixture] } }, play };

export const Arabic: Story = { parameters: { backend: { donations: [arabicFixture] } }, play };
