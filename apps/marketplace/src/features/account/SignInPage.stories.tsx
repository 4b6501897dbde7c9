import { ines } from '@clothesline/api-client/testing/members';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { signInPage as messages } from '../../locales/en/signInPage.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';
import { screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import { withHash } from '../../testing/withHash.js';

const meta = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Sign in by mail',
  args: { path: '/sign-in' },
  beforeEach: () => withHash(`#${new URLSearchParams({ email: ines.email, code: '042317' }).toString()}`),
} satisfies Meta<typeof ScreenStory>;
export default meta;

export const Link: ScreenStoryObj = {};
export const Wrong: ScreenStoryObj = { beforeEach: () => withHash('#email=nobody') };
export const Refused: ScreenStoryObj = {
  play: async (context) => {
    await screenMeta.play(context);
    const main = within(await screen.findByRole('main', undefined, { timeout: 15_000 }));
    await userEvent.click(await main.findByRole('button', { name: messages.signIn }, { timeout: 15_000 }));
    await screen.findByText(messages.refused, undefined, { timeout: 15_000 });
  },
};
export const SignedIn: ScreenStoryObj = { args: { backend: { signedIn: ines.id } } };
export const OnAPhone: ScreenStoryObj = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Dark: ScreenStoryObj = { globals: { theme: 'dark' } };
export const DarkOnAPhone: ScreenStoryObj = {
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};
export const RightToLeft: ScreenStoryObj = { globals: { direction: 'rtl' } };
export const ForcedColors: ScreenStoryObj = { parameters: { media: { forcedColors: 'active' } } };
