import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveButton } from './SaveButton.js';

/**
 * Saves a donation, or removes it again.
 *
 * **Use something else:** `IconButton` with `pressed` for any other toggle.
 *
 * **Accessibility:** a toggle button (`aria-pressed`) named “Save {title}”; the name stays the same in both states. Enter and Space toggle it.
 */
const meta = {
  title: 'Widgets/Save button',
  component: SaveButton,
  args: { title: 'Denim jacket', saved: false, onSavedChange: () => {} },
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { saved: true } };

export const Labeled: Story = { args: { labeled: true } };

export const LabeledAndSaved: Story = { args: { labeled: true, saved: true } };

export const Dark: Story = { args: { saved: true, labeled: true }, globals: { theme: 'dark' } };

export const ForcedColors: Story = {
  args: { saved: true, labeled: true },
  parameters: { media: { forcedColors: 'active' } },
};

export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
