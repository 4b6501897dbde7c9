import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClotheslineIllustration } from './ClotheslineIllustration.js';
import { DrawingSheet } from './Drawing.js';
import { EmptyBasketIllustration } from './EmptyBasketIllustration.js';
import { ErrorIllustration } from './ErrorIllustration.js';
import { HangingGarment, Rope, type LineShape } from './Line.js';
import { NoResultsIllustration } from './NoResultsIllustration.js';
import { NotFoundIllustration } from './NotFoundIllustration.js';
import { SavedIllustration } from './SavedIllustration.js';

/**
 * Two-ink drawings for empty states and errors.
 *
 * **Use something else:** an icon next to text; `Picture` for photographs.
 *
 * **Accessibility:** decoration, hidden from screen readers: put their meaning into text.
 */
const meta = {
  title: 'UI/Illustrations',
  component: ClotheslineIllustration,
} satisfies Meta<typeof ClotheslineIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clothesline: Story = {};
export const ClotheslineOnAPhone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(320px, 100%)' }}>{Story()}</div>],
};
export const EmptyBasket: Story = {
  render: (args) => <EmptyBasketIllustration {...args} style={{ maxInlineSize: 300 }} />,
};
export const NoResults: Story = {
  render: (args) => <NoResultsIllustration {...args} style={{ maxInlineSize: 300 }} />,
};
export const Saved: Story = { render: (args) => <SavedIllustration {...args} style={{ maxInlineSize: 300 }} /> };
export const NotFound: Story = { render: (args) => <NotFoundIllustration {...args} style={{ maxInlineSize: 300 }} /> };
export const Error: Story = { render: (args) => <ErrorIllustration {...args} style={{ maxInlineSize: 300 }} /> };

const line: LineShape = { width: 360, y: 16, sag: 14 };

/** `Rope` and `HangingGarment` on a `DrawingSheet`; `placeOnLine` places other things. */
export const LineOfYourOwn: Story = {
  render: () => (
    <DrawingSheet viewBox="0 0 360 130" style={{ maxInlineSize: 480 }}>
      <Rope {...line} />
      <HangingGarment line={line} x={70} garment="jumper" color="clay" />
      <HangingGarment line={line} x={180} garment="onesie" color="marigold" />
      <HangingGarment line={line} x={290} garment="dress" color="sage" />
    </DrawingSheet>
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
