import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.js';

/**
 * Multi-line text field that grows with its content if the browser supports it.
 *
 * **Use something else:** `TextField` for a single line.
 *
 * **Accessibility:** a native `<textarea>` named by its label, described by hint and error, and marked with
 * `aria-invalid`.
 */
const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  args: { label: 'Description', placeholder: 'Describe the items, condition, etc.' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Kids Clothing Bundle' } };
export const WithHint: Story = { args: { hint: 'A short description.' } };
export const WithError: Story = { args: { error: 'Required', hint: 'A short description.' } };
export const Required: Story = { args: { required: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'textarea' } } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Kids Clothing Bundle' } };
export const LongText: Story = {
  args: {
    label: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
    defaultValue: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
  },
};
export const Arabic: Story = {
  args: { label: 'العنوان', defaultValue: 'معطف شتوي دافئ للأطفال' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...WithError, parameters: { media: { forcedColors: 'active' } } };
