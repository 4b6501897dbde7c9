import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.js';

/**
 * Separates two subjects.
 *
 * **Use something else:** white space, or a `Heading`.
 *
 * **Accessibility:** a native `<hr>` (separator).
 */
const meta = {
  title: 'UI/Divider',
  component: Divider,
  parameters: { use: { react: '<Divider tone="stitch" />' } },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Stitch: Story = { args: { tone: 'stitch' } };
