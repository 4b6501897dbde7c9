import { arabicFixture, brokenPictureFixture, longTextFixture } from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeaturedDonations } from './FeaturedDonations.js';

/**
 * Loads the newest donations and shows them under a heading: four donations, four skeletons while loading, or a
 * sentence if there are none.
 *
 * **Use something else:** `DonationGrid` for donations that you have already loaded.
 *
 * **Accessibility:** a region named by its heading. Loading is announced once (status), a failure immediately (alert)
 * with a button to retry. “View all” names its destination.
 */
const meta = {
  title: 'Widgets/Featured donations',
  component: FeaturedDonations,
  args: { viewAllHref: '/explore' },
} satisfies Meta<typeof FeaturedDonations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHearts: Story = { args: { onSavedChange: () => {} } };

/** Under the page's own heading. */
export const NeededHere: Story = {
  args: { heading: 'none', size: 'M', place: 'Noe Valley', radius: 10, viewAllHref: undefined },
};

export const Loading: Story = { parameters: { backend: { faults: [{ hang: true }] } } };

export const Failed: Story = { parameters: { backend: { faults: [{ endpoint: 'listDonations', status: 500 }] } } };

export const Empty: Story = { parameters: { backend: { donations: [] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };

export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const ForcedColors: Story = { parameters: { media: { forcedColors: 'active' } } };

export const UnlikeEachOther: Story = {
  parameters: { backend: { donations: [longTextFixture, arabicFixture, brokenPictureFixture] } },
};
