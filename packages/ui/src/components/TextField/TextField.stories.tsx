import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinIcon } from '../../icons/icons.js';
import { TextField } from './TextField.js';

/**
 * A single-line text field.
 *
 * **Use something else:** `TextArea` for several lines, `SearchField` for a search, `Select` for a choice.
 *
 * **Accessibility:** a native `<input>` named by its label, described by hint and error (`aria-describedby`), marked with `aria-invalid`. It accepts every attribute of an input: set `type`, `autoComplete` and `inputMode`.
 */
const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Title', placeholder: 'e.g., Kids Clothing Bundle (3-5y)' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Kids Clothing Bundle' } };
export const WithHint: Story = { args: { hint: 'A short description.' } };
export const WithError: Story = { args: { error: 'Required', hint: 'A short description.' } };
export const Required: Story = { args: { required: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'input' } } };
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
export const WithIcon: Story = { args: { icon: <MapPinIcon />, label: 'Location', defaultValue: 'San Francisco, CA' } };
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...WithError, parameters: { media: { forcedColors: 'active' } } };
