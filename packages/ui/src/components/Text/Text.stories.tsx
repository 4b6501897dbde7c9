import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.js';

/**
 * Running text, in the sizes and colors of the theme.
 *
 * **Use something else:** `Heading` for headings.
 *
 * **Accessibility:** set `dir="auto"` on text written by people. `lines` only truncates visually: screen readers read
 * everything.
 */
const meta = {
  title: 'UI/Text',
  component: Text,
  args: { children: 'Gently used winter coats for the whole family.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Muted: Story = { args: { tone: 'muted' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Failed to fetch donations' } };
export const ExtraSmall: Story = { args: { size: 'xsmall' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const ExtraLarge: Story = { args: { size: 'xlarge' } };
export const Bold: Story = { args: { weight: 'bold' } };
export const CutAfterTwoLines: Story = {
  args: {
    lines: 2,
    style: { maxInlineSize: 220 },
    children:
      'Three large boxes of carefully washed children’s winter clothes, from newborn to five years, with boots and scarves',
  },
};
export const LongWord: Story = {
  args: { style: { maxInlineSize: 160 }, children: 'Donaudampfschifffahrtsgesellschaft' },
};
export const Arabic: Story = {
  args: { dir: 'auto', children: 'معطف شتوي دافئ للأطفال بحالة جيدة جداً، غُسل مرة واحدة.' },
};
