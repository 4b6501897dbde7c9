import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.js';

/**
 * The brand: a recycling icon and the name of the product.
 *
 * **Use something else:** `Heading` for the title of a page.
 *
 * **Accessibility:** plain text; wrap it in a link that leads home.
 */
const meta = {
  title: 'UI/Wordmark',
  component: Wordmark,
  parameters: { use: { react: '<Wordmark product="Clothesline" />' } },
  args: { product: 'Clothesline' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AnotherProduct: Story = { args: { product: 'Warm Hands' } };
export const Arabic: Story = { args: { product: 'حبل الغسيل' }, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const ForcedColours: Story = { ...Default, parameters: { media: { forcedColors: 'active' } } };
