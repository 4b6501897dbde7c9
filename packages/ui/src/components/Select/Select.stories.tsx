import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from './Select.js';

/**
 * A choice from a list, with the system's native picker.
 *
 * **Use something else:** `Tabs` for a few views.
 *
 * **Accessibility:** a native `<select>` named by its label (even with `hideLabel`), described by hint and error.
 */
const meta = {
  title: 'UI/Select',
  component: Select,
  args: {
    label: 'Category',
    options: ['All Items', 'Women', 'Men', 'Children'],
    value: 'All Items',
    onValueChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Placeholder: Story = { args: { value: '', placeholder: 'Select a category' } };
export const WithHint: Story = { args: { hint: 'Where people will look for it.' } };
export const WithError: Story = {
  args: { value: '', placeholder: 'Select a category', error: 'Please select a category' },
};
export const Required: Story = { args: { required: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'select' } } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: ['Three large boxes of carefully washed children’s winter clothes, from newborn to five years'],
    value: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
  },
};
export const Arabic: Story = {
  args: { label: 'الفئة', options: ['كل شيء', 'أطفال'], value: 'أطفال' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...WithError, parameters: { media: { forcedColors: 'active' } } };
