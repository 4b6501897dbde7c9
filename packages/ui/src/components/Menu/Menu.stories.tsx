import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyIcon, EditIcon, MenuIcon, TrashIcon } from '../../icons/icons.js';
import { Button } from '../Button/Button.js';
import { IconButton } from '../IconButton/IconButton.js';
import { Menu } from './Menu.js';

/**
 * Actions behind a button.
 *
 * **Use something else:** `Select` to choose a value, visible buttons for one or two actions.
 *
 * **Accessibility:** the menu button of the ARIA Authoring Practices: Enter, Space and ArrowDown open on the first item, ArrowUp on the last; arrows go round, Home, End, a letter finds; Escape gives the focus back; Tab goes on.
 */
const meta = {
  title: 'UI/Menu',
  component: Menu,
  parameters: {
    use: {
      react: `<Menu
  items={[{ id: 'edit', label: 'Edit', onSelect: edit }]}
  trigger={(props) => <Button {...props}>Options</Button>}
/>`,
    },
  },
  args: {
    trigger: (props) => <Button {...props}>Options</Button>,
    items: [
      { id: 'edit', label: 'Edit', icon: <EditIcon /> },
      { id: 'copy', label: 'Copy link', icon: <CopyIcon />, disabled: true },
      { id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const IconTrigger: Story = {
  args: { trigger: (props) => <IconButton {...props} label="Options" icon={<MenuIcon />} /> },
  play: Open.play,
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years',
        icon: <EditIcon />,
      },
    ],
  },
  play: Open.play,
};
export const Arabic: Story = {
  args: {
    trigger: (props) => <Button {...props}>خيارات</Button>,
    items: [
      { id: 'edit', label: 'تعديل', icon: <EditIcon /> },
      { id: 'delete', label: 'حذف', icon: <TrashIcon />, tone: 'danger' },
    ],
  },
  globals: { direction: 'rtl' },
  play: Open.play,
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const ForcedColours: Story = { ...Open, parameters: { media: { forcedColors: 'active' } } };
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile', isRotated: false } } };
