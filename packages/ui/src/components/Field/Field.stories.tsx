import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.js';

/**
 * Adds a label, hint, and error to a custom control.
 *
 * **Use something else:** `TextField`, `TextArea`, `SearchField`, and `Select` include it.
 *
 * **Accessibility:** spread the props that the function receives on the control: the label names it, and hint and
 * error describe it.
 */
const meta = {
  title: 'UI/Field',
  component: Field,
  args: { label: 'How far you would go', children: (control) => <input type="range" {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Add at least one image URL' } };
export const WithError: Story = { args: { error: 'Please add at least one image' } };
export const Required: Story = { args: { required: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongText: Story = {
  args: {
    label: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
    hint: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
    error: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
  },
};
export const Arabic: Story = {
  args: { label: 'الصور', hint: 'أضف صورة واحدة على الأقل', error: 'مطلوب' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...WithError, parameters: { media: { forcedColors: 'active' } } };
