import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.js';
import { Inline } from './Inline.js';

/**
 * Children beside each other, in reading direction.
 *
 * **Use something else:** `Stack` for below each other.
 *
 * **Accessibility:** none of its own: a screen reader meets the children in their order, which follows the reading direction.
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
