import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { Select } from '../Select/Select.js';
import { Text } from '../Text/Text.js';
import { Popover } from './Popover.js';

/**
 * A little more, beside its button; the page behind stays usable.
 *
 * **Use something else:** `Dialog` when an answer is needed, `Menu` for a list of actions, `Tooltip` for a few words about a control.
 *
 * **Accessibility:** a non-modal dialog named by `label`. The focus goes in; Escape gives it back to the button; leaving it or a press outside closes it.
 */
const meta = {
  title: 'UI/Popover',
  component: Popover,
  parameters: {
    use: {
      react: `<Popover label="Filter" trigger={(props) => <Button {...props}>Filter</Button>}>
  {(close) => <Button onClick={close}>Apply</Button>}
</Popover>`,
    },
  },
  args: {
    label: 'Filter donations',
    trigger: (props) => <Button {...props}>Filter</Button>,
    children: <Select label="Category" options={['All Items', 'Women']} value="Women" onChange={() => {}} />,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const AlignedToTheEnd: Story = { args: { align: 'end' }, ...Open };
export const Arabic: Story = {
  args: {
    label: 'تصفية',
    trigger: (props) => <Button {...props}>تصفية</Button>,
    children: <Text>كل شيء</Text>,
  },
  globals: { direction: 'rtl' },
  play: Open.play,
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const ForcedColours: Story = { ...Open, parameters: { media: { forcedColors: 'active' } } };
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile', isRotated: false } } };
