import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from './SearchField.js';

/**
 * A search box with a clear button.
 *
 * **Use something else:** `TextField` for anything that is not a search.
 *
 * **Accessibility:** a search landmark with a native search box named by its label, which is visually hidden unless `hideLabel` is false, and described by hint and error. Enter searches at once. Escape clears the text; if it is empty, the key is passed on.
 */
const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: { label: 'Search donations', placeholder: 'Search donations...', value: '', onValueChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'winter coat' } };
export const ShownLabel: Story = { args: { hideLabel: false } };
export const WithHint: Story = { args: { hint: 'A garment, a size or a brand.' } };
export const WithError: Story = {
  args: { value: 'c', hint: 'A garment, a size or a brand.', error: 'Please type at least two letters' },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'input' } } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { value: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years' },
};
export const Arabic: Story = {
  args: { label: 'بحث', value: 'معطف', placeholder: 'ابحث عن تبرعات' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Filled, parameters: { media: { forcedColors: 'active' } } };
