import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from './Surface.js';

/**
 * A card: a piece of paper on the canvas.
 *
 * **Use something else:** white space and a `Heading` are often enough.
 *
 * **Accessibility:** choose `as` by its meaning: `article`, `li`, `aside`.
 */
const meta = {
  title: 'UI/Surface',
  component: Surface,
  args: { children: 'Warm winter coats for the whole family.' },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Raised: Story = { args: { variant: 'raised' } };
export const Sunken: Story = { args: { variant: 'sunken' } };
export const Accent: Story = { args: { variant: 'accent' } };
export const SmallPadding: Story = { args: { padding: 'small' } };
export const Dark: Story = { ...Raised, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Raised, parameters: { media: { forcedColors: 'active' } } };
