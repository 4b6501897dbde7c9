import {
  arabicFixture,
  brokenPictureFixture,
  donationFixture,
  longTextFixture,
  noDistanceFixture,
} from '@clothesline/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DonationCard } from './DonationCard.js';
import { DonationCardSkeleton } from './DonationCardSkeleton.js';

const meta = {
  title: 'Widgets/Donation card',
  component: DonationCard,
  args: { donation: donationFixture, onSavedChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DonationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { saved: true } };

export const WithoutHeart: Story = { args: { onSavedChange: undefined } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const LongText: Story = { args: { donation: longTextFixture } };

export const Arabic: Story = { args: { donation: arabicFixture } };

export const RightToLeft: Story = { args: { donation: arabicFixture }, globals: { direction: 'rtl' } };

export const BrokenPicture: Story = { args: { donation: brokenPictureFixture } };

export const NoPicture: Story = { args: { donation: { ...donationFixture, images: [] } } };

export const NoDistance: Story = { args: { donation: noDistanceFixture } };

export const Loading: Story = { render: () => <DonationCardSkeleton /> };
