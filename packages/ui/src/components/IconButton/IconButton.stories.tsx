import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartFilledIcon, HeartIcon, CloseIcon } from '../../icons/icons.js';
import { IconButton } from './IconButton.js';

/**
 * A round button that shows only an icon.
 *
 * **Use something else:** `Button` if there is room for text. Add a `Tooltip` if the icon may be unclear.
 *
 * **Accessibility:** `label` is its accessible name. `pressed` makes it a toggle button (`aria-pressed`): keep the label the same in both states.
 */
const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Save', icon: <HeartIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Neutral: Story = { args: { tone: 'neutral' } };
export const Floating: Story = { args: { tone: 'floating' } };
export const Primary: Story = { args: { tone: 'primary' } };
export const Danger: Story = { args: { tone: 'danger', label: 'Remove', icon: <CloseIcon /> } };
export const Small: Story = { args: { size: 'small', tone: 'neutral' } };
export const Large: Story = { args: { size: 'large', tone: 'neutral' } };
export const NotPressed: Story = { args: { pressed: false } };
export const Pressed: Story = { args: { pressed: true, icon: <HeartFilledIcon /> } };
export const AsLink: Story = { args: { href: '#saved' } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { args: { tone: 'neutral' }, parameters: { pseudo: { focusVisible: 'button' } } };
export const Disabled: Story = { args: { disabled: true, tone: 'neutral' } };
export const Busy: Story = { args: { busy: true, tone: 'neutral' } };
export const Dark: Story = { ...NotPressed, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...NotPressed, parameters: { media: { forcedColors: 'active' } } };
