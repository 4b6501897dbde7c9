import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { alertPage as messages } from '../../locales/en/alertPage.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';
import { screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import { withHash } from '../../testing/withHash.js';

const token = `1.${'0'.repeat(43)}`;
const alert = {
  id: 1,
  userId: undefined,
  search: { search: 'kimono' },
  pace: 'daily' as const,
  token,
  email: 'ann@example.org',
  isConfirmed: false,
};

const meta = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Alert by mail',
  args: { path: '/alert', backend: { alerts: [alert] } },
  beforeEach: () => withHash(`#${token}`),
} satisfies Meta<typeof ScreenStory>;
export default meta;

const press =
  (text: string): ScreenStoryObj['play'] =>
  async (context) => {
    await screenMeta.play(context);
    const main = within(await screen.findByRole('main', undefined, { timeout: 15_000 }));
    await userEvent.click(await main.findByRole('button', { name: messages.press }, { timeout: 15_000 }));
    await screen.findByText(text, undefined, { timeout: 15_000 });
  };

export const Link: ScreenStoryObj = {};
export const Done: ScreenStoryObj = { play: press(messages.doneText({ search: '“kimono”' })) };
export const Wrong: ScreenStoryObj = { beforeEach: () => withHash('#cut') };
export const Refused: ScreenStoryObj = { args: { backend: {} }, play: press(messages.refused) };
export const DarkOnAPhone: ScreenStoryObj = {
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};
export const RightToLeft: ScreenStoryObj = { globals: { direction: 'rtl' } };
export const ForcedColors: ScreenStoryObj = { parameters: { media: { forcedColors: 'active' } } };
