import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareIcon } from '../../icons/icons.js';
import { Button } from './Button.js';

/**
 * Starts an action; with `href` it is a link that looks like a button.
 *
 * **Use something else:** a `Link` inside running text; `IconButton` if only an icon fits.
 *
 * **Accessibility:** a native `<button>` (or `<a>`): Enter and Space. `busy` keeps the focus, sets `aria-busy` and
 * `aria-disabled`, and ignores presses; put the progress into the text. Use one `primary` per screen.
 */
const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Share' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };
export const Neutral: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', tone: 'primary' } };
export const WithIcon: Story = { args: { icon: <ShareIcon /> } };
export const AsLink: Story = { args: { href: '#create', tone: 'primary', children: 'Donate Items' } };
export const FullWidth: Story = { args: { fullWidth: true, tone: 'primary' } };
export const Hover: Story = { args: { tone: 'primary' }, parameters: { pseudo: { hover: true } } };
export const HoverNeutral: Story = { parameters: { pseudo: { hover: true } } };
export const HoverQuiet: Story = { args: { tone: 'quiet' }, parameters: { pseudo: { hover: true } } };
export const Pressed: Story = { args: { tone: 'primary' }, parameters: { pseudo: { active: true } } };
export const FocusVisible: Story = { args: { tone: 'primary' }, parameters: { pseudo: { focusVisible: 'button' } } };
export const Disabled: Story = { args: { disabled: true, tone: 'primary' } };
export const DisabledNeutral: Story = { args: { disabled: true } };
export const Busy: Story = { args: { busy: true, tone: 'primary', children: 'Creating Donation...' } };
export const LongText: Story = {
  args: { children: 'Three large boxes of carefully washed children’s winter clothes, from newborn to five years' },
};
export const Arabic: Story = { args: { children: 'تبرّع بالملابس', tone: 'primary' }, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Primary, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Primary, parameters: { media: { forcedColors: 'active' } } };
