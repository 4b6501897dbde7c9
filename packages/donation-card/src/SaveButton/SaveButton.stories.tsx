import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveButton } from './SaveButton.js';

/**
 * Keeps a donation, or lets it go.
 *
 * **Use something else:** `IconButton` with `pressed` for any other switch.
 *
 * **Accessibility:** a switch (`aria-pressed`) named “Save {title}”; the name stays the same in both states. Enter and Space.
 */
const meta = {
  title: 'Widgets/Save button',
  component: SaveButton,
  parameters: {
    use: {
      from: '@clothesline/donation-card',
      react: '<SaveButton title={donation.title} saved={saved} onSavedChange={setSaved} />',
    },
  },
  args: { title: 'Denim jacket', saved: false, onSavedChange: () => {} },
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { saved: true } };

export const Labelled: Story = { args: { labelled: true } };

export const LabelledAndSaved: Story = { args: { labelled: true, saved: true } };

export const Dark: Story = { args: { saved: true, labelled: true }, globals: { theme: 'dark' } };

export const ForcedColours: Story = {
  args: { saved: true, labelled: true },
  parameters: { media: { forcedColors: 'active' } },
};

export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
