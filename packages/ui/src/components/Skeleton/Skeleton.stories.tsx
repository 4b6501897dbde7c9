import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectMotionAsWished } from '../../testing/expectMotion.js';
import { Skeleton } from './Skeleton.js';

/**
 * Reserves the final size of content that is loading.
 *
 * **Use something else:** `Spinner` for a short wait without a known shape; a button's `busy` for its own action.
 *
 * **Accessibility:** hidden from screen readers; the region around it is marked busy. No animation under reduced
 * motion.
 */
const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  args: { width: 220 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Block: Story = { args: { height: 160, radius: 'large' } };
export const Circle: Story = { args: { width: 44, height: 44, radius: 'pill' } };
export const Dark: Story = { ...Block, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Block, parameters: { media: { forcedColors: 'active' } } };
export const Moving: Story = {
  ...Block,
  parameters: { media: { reducedMotion: 'no-preference' } },
  play: expectMotionAsWished,
};
export const ReducedMotion: Story = { ...Block, play: expectMotionAsWished };
