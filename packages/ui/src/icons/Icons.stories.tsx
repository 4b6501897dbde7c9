import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.js';
import * as social from './social.js';

/**
 * Icons from Lucide, renamed, slightly lighter, and sized in em.
 *
 * **Use something else:** illustrations if there is room for a drawing; text if people would have to guess an icon.
 *
 * **Accessibility:** hidden from screen readers. Next to text they are decoration; otherwise name the control around
 * them. Set `role="img"` and `aria-label` only if nothing else carries the meaning.
 */
const meta = {
  title: 'UI/Icons',
  component: icons.HeartIcon,
} satisfies Meta<typeof icons.HeartIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Large: Story = { args: { size: 48 } };
export const Named: Story = { args: { role: 'img', 'aria-label': 'Saved' } };
export const All: Story = {
  render: (args) => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, margin: 0, padding: 0, listStyle: 'none', fontSize: 20 }}>
      {Object.entries({ ...icons, ...social }).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4, inlineSize: 132 }}>
          <Icon {...args} />
          <code style={{ fontSize: 12 }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
