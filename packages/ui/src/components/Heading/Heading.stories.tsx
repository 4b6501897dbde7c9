import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.js';

/**
 * A heading for a section of the page.
 *
 * **Use something else:** `Text` with `weight="bold"` for emphasis.
 *
 * **Accessibility:** `level` sets its place in the outline, so don't skip levels; `size` only changes its look.
 */
const meta = {
  title: 'UI/Heading',
  component: Heading,
  args: { level: 2, children: 'Donations Near You' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Level1: Story = { args: { level: 1 } };
export const Level2: Story = { args: { level: 2 } };
export const Level3: Story = { args: { level: 3 } };
export const Level4: Story = { args: { level: 4 } };
export const SmallFirstLevel: Story = { args: { level: 1, size: 'large' } };
export const LongText: Story = {
  args: {
    level: 2,
    children: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
  },
};
export const Arabic: Story = { args: { level: 2, lang: 'ar', dir: 'rtl', children: 'معطف شتوي دافئ للأطفال' } };
