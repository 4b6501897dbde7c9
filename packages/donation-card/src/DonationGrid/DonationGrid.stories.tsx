import {
  arabicFixture,
  brokenPictureFixture,
  donationFixtures,
  longTextFixture,
  manyDonations,
  noDistanceFixture,
} from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSavedDonations } from '../saved/useSavedDonations.js';
import { DonationGrid } from './DonationGrid.js';
import { DonationGridSkeleton } from './DonationGridSkeleton.js';

/**
 * Donations in one to four columns, depending on its width.
 *
 * **Use something else:** `FeaturedDonations` for the newest few with a heading; the map if the place matters more.
 *
 * **Accessibility:** a list, so that its length is announced; each entry is a card. While it loads,
 * `DonationGridSkeleton` announces that once, however many cards it draws.
 */
const meta = {
  title: 'Widgets/Donation grid',
  component: DonationGrid,
  args: { donations: donationFixtures },
} satisfies Meta<typeof DonationGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saving: Story = {
  render: function WithSaved(args) {
    const saved = useSavedDonations();
    return (
      <DonationGrid
        {...args}
        savedIds={saved.ids}
        onSavedChange={(event) => saved.setSaved(event.donation.id, event.saved)}
      />
    );
  },
};

export const TwoColumns: Story = { args: { maxColumns: 2 } };

/** Follows the grid's width. */
export const InASidebar: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(320px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

export const CompactOnAPhone: Story = { args: { compact: true }, globals: { viewport: { value: 'mobile' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

export const Many: Story = { args: { donations: manyDonations(48) } };

export const Loading: Story = { render: () => <DonationGridSkeleton count={8} /> };

export const Dark: Story = { args: { donations: donationFixtures.slice(0, 4) }, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { donations: donationFixtures.slice(6, 10) }, globals: { direction: 'rtl' } };

export const ForcedColors: Story = {
  args: { donations: donationFixtures.slice(0, 4) },
  parameters: { media: { forcedColors: 'active' } },
};

/** Equal heights in a row. */
export const UnlikeEachOther: Story = {
  args: { donations: [longTextFixture, arabicFixture, brokenPictureFixture, noDistanceFixture] },
};
