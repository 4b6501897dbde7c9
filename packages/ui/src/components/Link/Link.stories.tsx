import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.js';

/**
 * Links to another page. A `LinkProvider` connects it to the app's router.
 *
 * **Use something else:** `Button` for actions; `Button href` for the main next step.
 *
 * **Accessibility:** underlined inside text, so that color is not the only cue. The text names the destination.
 */
const meta = {
  title: 'UI/Link',
  component: Link,
  args: { href: '#stories', children: 'Read more' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const Plain: Story = { args: { variant: 'plain', children: 'Safety Tips' } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'a' } } };
export const LongText: Story = {
  args: { children: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years' },
};
export const Arabic: Story = { args: { dir: 'rtl', children: 'اقرأ المزيد' } };
export const Dark: Story = { ...InText, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...InText, parameters: { media: { forcedColors: 'active' } } };
