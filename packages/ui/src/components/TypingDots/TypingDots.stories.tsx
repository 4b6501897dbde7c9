import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectMotionAsWished } from '../../testing/expectMotion.js';
import { TypingDots } from './TypingDots.js';

/**
 * Shows that an answer is being written.
 *
 * **Use something else:** `Spinner` for anything else.
 *
 * **Accessibility:** an image named by `label`; place it in the conversation's log. No animation under reduced motion.
 */
const meta = {
  title: 'UI/TypingDots',
  component: TypingDots,
  args: { label: 'The assistant is typing' },
} satisfies Meta<typeof TypingDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Default, parameters: { media: { forcedColors: 'active' } } };
export const Moving: Story = {
  ...Default,
  parameters: { media: { reducedMotion: 'no-preference' } },
  play: expectMotionAsWished,
};
export const ReducedMotion: Story = { ...Default, play: expectMotionAsWished };
