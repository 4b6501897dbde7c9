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

/**
 * A donation: picture, category, title, place and distance, description, donor, and a heart.
 *
 * **Use something else:** `DonationGrid` for several; `FeaturedDonations` for the newest few, which it loads itself.
 *
 * **Accessibility:** an article; its title is a heading and a link, which covers the whole card; the heart is a
 * separate toggle (“Save Denim jacket”, pressed or not). Keys: Tab goes to the link, then to the heart; Enter follows,
 * Space saves. The picture has the donor's description, or “Photo of Denim jacket”.
 */
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

export const Sizes: Story = {
  args: { donation: { ...donationFixture, category: 'Professional', sizes: ['40R', 'W32 L32', 'XL'] } },
};

export const SeveralPieces: Story = {
  args: { donation: { ...donationFixture, category: 'Professional', quantity: 12, sizes: ['40R', 'XL'] } },
};

export const Promised: Story = {
  args: { donation: { ...donationFixture, category: 'Professional', status: 'promised', sizes: ['40R', 'XL'] } },
};

export const PromisedPieces: Story = {
  args: {
    donation: { ...donationFixture, category: 'Professional', status: 'promised', quantity: 12, sizes: ['40R', 'XL'] },
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const LongText: Story = { args: { donation: longTextFixture } };

export const Advertising: Story = {
  args: {
    donation: { ...donationFixture, title: '★★★★★ Winter coat', description: '$0 instead of $120, today only!' },
  },
};

export const Arabic: Story = { args: { donation: arabicFixture } };

export const RightToLeft: Story = { args: { donation: arabicFixture }, globals: { direction: 'rtl' } };

export const BrokenPicture: Story = { args: { donation: brokenPictureFixture } };

export const NoPicture: Story = { args: { donation: { ...donationFixture, images: [] } } };

export const NoDistance: Story = { args: { donation: noDistanceFixture } };

export const Loading: Story = { render: () => <DonationCardSkeleton /> };

export const Dark: Story = { args: { saved: true }, globals: { theme: 'dark' } };

export const ForcedColors: Story = { args: { saved: true }, parameters: { media: { forcedColors: 'active' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
