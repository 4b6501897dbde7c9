import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.js';
import { Inline } from './Inline.js';

/**
 * Places its children side by side, in reading direction.
 *
 * **Use something else:** `Stack` to place children below each other.
 *
 * **Accessibility:** screen readers follow the reading direction.
 */
const meta = {
  title: 'UI/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Badge>Women</Badge>
        <Badge>Men</Badge>
        <Badge>Children</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { space: 'large' } };
export const Between: Story = { args: { justify: 'between' } };
export const Wrapping: Story = { args: { wrap: true, style: { inlineSize: 140 } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
