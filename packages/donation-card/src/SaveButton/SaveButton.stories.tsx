import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveButton } from './SaveButton.js';

const meta = {
  title: 'Widgets/Save button',
  component: SaveButton,
  args: { title: 'Denim jacket', saved: false, onSavedChange: () => {} },
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { args: { saved: true } };

export const Labelled: Story = { args: { labelled: true } };

export const LabelledAndSaved: Story = { args: { labelled: true, saved: true } };
