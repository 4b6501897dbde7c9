import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypingDots } from './TypingDots.js';

/**
 * Somebody is writing an answer.
 *
 * **Accessibility:** an image named by `label`; put it into the log of the conversation. It stands still under reduced motion.
 */
const meta = {
  title: 'UI/TypingDots',
  component: TypingDots,
  args: { label: 'The assistant is typing' },
} satisfies Meta<typeof TypingDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
