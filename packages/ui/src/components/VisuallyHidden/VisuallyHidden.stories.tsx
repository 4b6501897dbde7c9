import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.js';

/**
 * Text for screen readers only.
 *
 * **Use something else:** `aria-label` where the element can have a name by itself; visible text wherever possible.
 *
 * **Accessibility:** read out like any other text; what takes the focus must not be hidden so.
 */
const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Donations, newest first' },
  render: (args) => (
    <p>
      There is a sentence after this one. <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
