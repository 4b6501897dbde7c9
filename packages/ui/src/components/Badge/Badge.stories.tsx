import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.js';

/**
 * A short label such as a category or a state, styled like a paper tag.
 *
 * **Use something else:** `Button size="small"` for anything that can be pressed.
 *
 * **Accessibility:** plain text; the color only repeats its meaning.
 */
const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'Children' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Success: Story = { args: { tone: 'success', children: 'Available' } };
export const Highlight: Story = { args: { tone: 'highlight', children: 'New' } };
export const Info: Story = { args: { tone: 'info' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Gone' } };
export const LongText: Story = {
  args: {
    style: { maxInlineSize: 160 },
    children: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
  },
};
export const Arabic: Story = { args: { children: 'أطفال' }, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Accent, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Accent, parameters: { media: { forcedColors: 'active' } } };
