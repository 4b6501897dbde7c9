import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.js';

const face =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="%238fae8b" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="%23fffdf6"/><path fill="%23fffdf6" d="M1 8a3 3 0 0 1 6 0z"/></svg>';

/**
 * A person as a small round photo, or as initials on a background that depends on the name.
 *
 * **Use something else:** `Picture` for donations; an icon for things and places.
 *
 * **Accessibility:** an image with the person's name. Leave `alt` empty if the name is next to it.
 */
const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Sara Jones' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const WithPicture: Story = { args: { src: face, size: 'large' } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
export const OneWord: Story = { args: { name: 'Bo' } };
export const Arabic: Story = { args: { name: 'سارة علي' } };
export const Dark: Story = { ...Initials, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Initials, parameters: { media: { forcedColors: 'active' } } };
