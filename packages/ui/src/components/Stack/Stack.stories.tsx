import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.js';
import { Stack } from './Stack.js';

/**
 * Children below each other, one distance apart.
 *
 * **Use something else:** `Inline` for beside each other.
 *
 * **Accessibility:** none of its own: a screen reader meets the children in their order, which is the order on the screen. `as="ul"` with `<li>` children tells how many there are.
 */
const meta = {
  title: 'UI/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Badge>Women</Badge>
        <Badge>Men</Badge>
        <Badge>Children</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const ExtraSmall: Story = { args: { space: 'xsmall' } };
export const ExtraLarge: Story = { args: { space: 'xlarge' } };
export const Centered: Story = { args: { align: 'center' } };
