import { ines } from '@clothesline/api-client/testing/members';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { notMePage as messages } from '../../locales/en/notMePage.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';
import { screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import { withHash } from '../../testing/withHash.js';

const token = 'the-token-of-a-mail-to-ines';

const meta = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/This was not me',
  args: { path: '/not-me', backend: { undos: [{ token, id: ines.id, email: ines.email }] } },
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
export const Done: ScreenStoryObj = { play: press(messages.doneText) };
export const Wrong: ScreenStoryObj = { beforeEach: () => withHash('#cut') };
export const Refused: ScreenStoryObj = { args: { backend: {} }, play: press(messages.refused) };
export const OnAPhone: ScreenStoryObj = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Dark: ScreenStoryObj = { globals: { theme: 'dark' } };
export const DarkOnAPhone: ScreenStoryObj = {
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};
export const RightToLeft: ScreenStoryObj = { globals: { direction: 'rtl' } };
export const ForcedColors: ScreenStoryObj = { parameters: { media: { forcedColors: 'active' } } };
