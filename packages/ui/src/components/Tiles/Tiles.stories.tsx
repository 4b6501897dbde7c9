import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../Surface/Surface.js';
import { Tiles } from './Tiles.js';

/**
 * A grid whose columns follow the width of its own place, not that of the window.
 *
 * **Use something else:** `Inline` with `wrap` for things of different widths.
 *
 * **Accessibility:** use `as="ul"` with `<li>` children when the number of things matters.
 */
const meta = {
  title: 'UI/Tiles',
  component: Tiles,
  parameters: {
    use: {
      react: `<Tiles minWidth="220px">
  {donations.map((donation) => (
    <Surface key={donation.id}>{donation.title}</Surface>
  ))}
</Tiles>`,
    },
  },
  args: {
    children: ['Women', 'Men', 'Children', 'Footwear', 'Seasonal'].map((name) => <Surface key={name}>{name}</Surface>),
  },
} satisfies Meta<typeof Tiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { minWidth: 120, space: 'small' } };
export const AtMostTwo: Story = { args: { maxColumns: 2 } };
export const OnAPhone: Story = { args: { style: { inlineSize: 300 } } };
