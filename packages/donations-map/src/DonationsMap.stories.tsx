import { manyDonations } from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DonationsMap } from './DonationsMap.js';
import { donationsMapMessages as texts } from './messages.js';
import { placeholderDelay } from './variants/NearbyMap.js';

const meta = {
  title: 'Widgets/Donations map',
  component: DonationsMap,
  args: { variant: 'nearby', viewAllHref: '/explore' },
} satisfies Meta<typeof DonationsMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the skeleton has gone. */
const whenDrawn = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: texts.mapLabel }, { timeout: 3 * placeholderDelay });

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

/** The skeleton, then the map without its pins. */
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
