import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.js';

/**
 * Text for screen readers only.
 *
 * **Use something else:** `aria-label` if the element can have a name; visible text wherever possible.
 *
 * **Accessibility:** read like any other text. Don't hide focusable elements this way.
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
