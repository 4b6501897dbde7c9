import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.js';

const coat =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="%235b80b0" d="M0 0h40v30H0z"/><path fill="%23eab64a" d="M15 6h10l6 4-3 5-3-1v12H15V14l-3 1-3-5z"/></svg>';

/**
 * A picture from another server, in a fixed box.
 *
 * **Use something else:** an `<img>` for pictures of your own; the illustrations for drawings.
 *
 * **Accessibility:** `alt` describes the picture and its placeholder; leave it empty if adjacent text has the same content. No referrer is sent, and the layout never shifts.
 */
const meta = {
  title: 'UI/Picture',
  component: Picture,
  args: { src: undefined, alt: 'A wool coat' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const Shown: Story = { args: { src: coat, trusted: true, loading: 'eager' } };
export const Broken: Story = { args: { src: 'data:image/png;base64,broken', trusted: true, loading: 'eager' } };
export const NotAnAddress: Story = { args: { src: 'coat.jpg' } };
export const Square: Story = { args: { ratio: 1 } };
export const Wide: Story = { args: { ratio: '16 / 9' } };
export const Contained: Story = {
  args: { src: coat, trusted: true, fit: 'contain', ratio: '16 / 9', loading: 'eager' },
};
export const Dark: Story = { ...Missing, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Missing, parameters: { media: { forcedColors: 'active' } } };
