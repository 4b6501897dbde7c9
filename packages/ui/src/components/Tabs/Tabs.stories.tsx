import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { GridIcon, MapIcon } from '../../icons/icons.js';
import { Tabs } from './Tabs.js';

const categories = ['Women', 'Men', 'Children', 'Athletic', 'Footwear', 'Accessories'];

/**
 * Switches between views in the same place.
 *
 * **Use something else:** links if each view is a page; `Select` for many values.
 *
 * **Accessibility:** the tabs pattern of the ARIA Authoring Practices with automatic activation: arrow keys (in
 * reading direction) wrap around, Home and End go to the first and last tab, Tab goes to the panel.
 */
const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Profile',
    value: 'donations',
    onValueChange: () => {},
    tabs: [
      { id: 'donations', label: 'My Donations', content: 'No Donations Yet' },
      { id: 'saved', label: 'Saved Items', content: 'No Saved Items' },
      { id: 'settings', label: 'Settings', content: 'Account Settings' },
    ],
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.value);
    return <Tabs {...args} value={selected} onValueChange={setSelected} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { value: 'settings' } };
export const WithIcons: Story = {
  args: {
    label: 'View',
    value: 'grid',
    tabs: [
      { id: 'grid', label: 'Grid', icon: <GridIcon />, content: 'Cards' },
      { id: 'map', label: 'Map', icon: <MapIcon />, content: 'Pins' },
    ],
  },
};
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: '[aria-selected="true"]' } } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const ManyOnAPhone: Story = {
  args: { tabs: categories.map((name) => ({ id: name, label: name, content: name })), value: 'Women' },
  decorators: [(Story) => <div style={{ inlineSize: 'min(300px, 100%)' }}>{Story()}</div>],
};
export const Arabic: Story = {
  args: {
    label: 'الملف',
    value: 'a',
    tabs: [
      { id: 'a', label: 'تبرعاتي', content: 'لا توجد تبرعات بعد' },
      { id: 'b', label: 'المحفوظات', content: '' },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...First, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...First, parameters: { media: { forcedColors: 'active' } } };
