import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.js';

/**
 * Something short is under way.
 *
 * **Use something else:** `Skeleton` where the shape of what comes is known.
 *
 * **Accessibility:** decoration beside words; alone it needs a `label`. It stands still under reduced motion.
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
