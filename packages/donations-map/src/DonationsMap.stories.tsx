import { arabicFixture, longTextFixture, manyDonations } from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DonationsMap } from './DonationsMap.js';
import spanish from './locales/es.js';
import { donationsMapMessages as texts } from './messages.js';
import { placeholderDelay } from './placeholderDelay.js';

/**
 * Donations on a map: near the visitor (`nearby`), all of them (`explore`), or the place of one (`detail`). This is
 * the drawn map, which needs no further code; with an engine, it becomes the live map (see Live).
 *
 * **Use something else:** `DonationGrid` if the place does not matter.
 *
 * **Accessibility:** the pins are a list of buttons, each named by its donation and place; pressing one opens its
 * card, and Escape closes it and returns the focus. The drawing is decoration. Everything on the map is also in a
 * list.
 */
const meta = {
  title: 'Widgets/Donations map',
  component: DonationsMap,
  args: { variant: 'nearby', viewAllHref: '/explore' },
} satisfies Meta<typeof DonationsMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const whenDrawn = async (canvasElement: HTMLElement, name = texts.mapLabel) =>
  within(canvasElement).findByRole('list', { name }, { timeout: 3 * placeholderDelay });

export const Nearby: Story = {
  play: async ({ canvasElement }) => {
    await whenDrawn(canvasElement);
  },
};

export const PinPressed: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(await whenDrawn(canvasElement)).getAllByRole('button');
    await expect(first).toBeDefined();
    if (first) await userEvent.click(first);
    await within(canvasElement).findByRole('link', { name: texts.open });
  },
};

export const ManyNearby: Story = {
  parameters: { backend: { donations: manyDonations(60) } },
  play: async ({ canvasElement }) => {
    await whenDrawn(canvasElement);
  },
};

export const OneCategory: Story = { args: { variant: 'nearby', category: 'Footwear' } };

export const Loading: Story = { parameters: { backend: { faults: [{ hang: true }] } } };

export const Failed: Story = {
  parameters: { backend: { faults: [{ endpoint: 'listNearbyDonations', status: 500 }] } },
};

export const CategoriesFailed: Story = {
  parameters: { backend: { faults: [{ endpoint: 'listCategories', status: 500 }] } },
};

export const Empty: Story = { parameters: { backend: { donations: [] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Explore: Story = { args: { variant: 'explore' } };

export const Detail: Story = { args: { variant: 'detail', locationName: 'Bernal Heights, San Francisco, CA' } };

export const Dark: Story = { ...Nearby, globals: { theme: 'dark' } };

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvasElement }) => void (await whenDrawn(canvasElement, spanish.map.mapLabel)),
};

export const OnAPhone: Story = { ...Nearby, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const ForcedColors: Story = { ...Nearby, parameters: { media: { forcedColors: 'active' } } };

export const ExploreDark: Story = { ...Explore, globals: { theme: 'dark' } };

export const LongText: Story = { ...PinPressed, parameters: { backend: { donations: [longTextFixture] } } };

export const Arabic: Story = { ...PinPressed, parameters: { backend: { donations: [arabicFixture] } } };
