import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.js';
import { Stack } from './Stack.js';

/**
 * Stacks its children with equal spacing.
 *
 * **Use something else:** `Inline` to place children side by side.
 *
 * **Accessibility:** screen readers follow the visual order. `as="ul"` with `<li>` children announces the number of
 * items.
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
