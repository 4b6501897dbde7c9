import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from './Checkbox.js';

/**
 * Turns something on or off, or records agreement.
 *
 * **Use something else:** `RadioGroup` for a choice between a few options, a pressed `IconButton` for an immediate
 * effect such as saving.
 *
 * **Accessibility:** a native checkbox inside its label, so that the text can be pressed too. Hint and error describe
 * it.
 */
const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Only available donations', checked: false, onCheckedChange: () => {} },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years';

export const NotTicked: Story = {};
export const Ticked: Story = { args: { checked: true } };
export const WithHint: Story = { args: { hint: 'Others are promised to somebody.' } };
export const WithError: Story = {
  args: { label: 'The clothes are washed', required: true, error: 'Please wash them first, then tick this' },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'input' } } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: `${long}. ${long}`, hint: long, error: long, style: { maxInlineSize: 420 } },
};
export const Arabic: Story = {
  args: { label: 'المتاح فقط', hint: 'الباقي محجوز', checked: true },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { args: { ...WithError.args, checked: true }, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Dark, globals: {}, parameters: { media: { forcedColors: 'active' } } };
