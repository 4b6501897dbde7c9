import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LocateFixedIcon } from '../../icons/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import { tooltipDelay } from '../../hooks/tooltipTimes.js';
import { Tooltip } from './Tooltip.js';

/**
 * Describes a control: on hover after 700 ms (at once within 300 ms of another one), on keyboard focus immediately.
 *
 * **Use something else:** a visible label or hint for anything essential, since touch screens show no tooltips.
 *
 * **Accessibility:** describes its control (`aria-describedby`). Escape hides it; the pointer can move onto it (WCAG 1.4.13).
 */
const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
  },
  args: {
    description: 'Use my location',
    children: <IconButton tone="neutral" label="Locate" icon={<LocateFixedIcon />} />,
  },
  decorators: [(Story) => <div style={{ padding: 64 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  // Focusing the frame would take the focus from the page.
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await within(canvasElement).findByRole('tooltip', {}, { timeout: 3 * tooltipDelay });
  },
};
export const Below: Story = { args: { side: 'bottom' }, play: Shown.play };
export const LongText: Story = {
  args: { description: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years' },
  play: Shown.play,
};
export const Arabic: Story = { args: { description: 'استخدم موقعي' }, globals: { direction: 'rtl' }, play: Shown.play };
export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Shown, parameters: { media: { forcedColors: 'active' } } };
