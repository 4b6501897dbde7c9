import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup.js';

/**
 * A choice between a few visible options.
 *
 * **Use something else:** `Select` for more than six options, `Tabs` for views, `Checkbox` for yes or no.
 *
 * **Accessibility:** native radio buttons in a group that is named by its label and described by hint and error. Tab
 * stops once, at the chosen option.
 */
const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'What is wrong?',
    options: ['Not clothes', 'Rude or unsafe', 'Spam', 'Something else'],
    value: '',
    onValueChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years';

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { value: 'Spam' } };
export const WithHint: Story = { args: { hint: 'Only moderators see it.' } };
export const WithError: Story = { args: { error: 'Please choose what is wrong' } };
export const Required: Story = { args: { required: true } };
export const OneDisabled: Story = {
  args: { options: ['Not clothes', { value: 'gone', label: 'Already given', disabled: true }] },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'input' } } };
export const Disabled: Story = { args: { value: 'Spam', disabled: true } };
export const LongText: Story = {
  args: { options: [`${long}. ${long}`, 'Short'], hint: long, error: long, style: { maxInlineSize: 420 } },
};
export const Arabic: Story = {
  args: { label: 'ما المشكلة؟', options: ['ليست ملابس', 'أخرى'], value: 'أخرى' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { args: { ...WithError.args, value: 'Spam' }, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Dark, globals: {}, parameters: { media: { forcedColors: 'active' } } };
