import { donationFixtures, manyDonations } from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSavedDonations } from '../saved/useSavedDonations.js';
import { DonationGrid } from './DonationGrid.js';
import { DonationGridSkeleton } from './DonationGridSkeleton.js';

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

export const TwoColumns: Story = { args: { columns: 2 } };

/** The columns follow the grid's own width, not the window's. */
export const InASidebar: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

export const Many: Story = { args: { donations: manyDonations(48) } };

export const Loading: Story = { render: () => <DonationGridSkeleton count={8} /> };
