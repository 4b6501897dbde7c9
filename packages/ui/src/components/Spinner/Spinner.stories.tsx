import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectMotionAsWished } from '../../testing/expectMotion.js';
import { Spinner } from './Spinner.js';

/**
 * Shows that something short is in progress.
 *
 * **Use something else:** `Skeleton` if the shape of the content is known.
 *
 * **Accessibility:** decoration next to text; without text it needs a `label`. It does not spin under reduced motion.
 */
const meta = {
  title: 'UI/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Named: Story = { args: { label: 'Loading' } };
export const Large: Story = { args: { label: 'Loading', style: { fontSize: 40 } } };
export const Dark: Story = { ...Large, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Large, parameters: { media: { forcedColors: 'active' } } };
export const Moving: Story = {
  ...Large,
  parameters: { media: { reducedMotion: 'no-preference' } },
  play: expectMotionAsWished,
};
export const ReducedMotion: Story = { ...Large, play: expectMotionAsWished };
