import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { fakeAccount, fakeMembers, type FakeMembersOptions } from '../../testing/fakeMembers.js';
import { SignInDialog } from './SignInDialog.js';
import { signInMessages as texts } from './signInMessages.js';

const meta = {
  title: 'Screens/Sign in',
  component: SignInDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { open: true, host: '', onClose: () => {}, onSignedIn: () => {} },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story on a server that answers so. */
const on = (options?: FakeMembersOptions): Pick<Story, 'beforeEach'> => ({ beforeEach: () => fakeMembers(options) });

const send = async (email: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: texts.email }), `${email}{Enter}`);
};

const type = async (code: string) => {
  await send(fakeAccount.email);
  await userEvent.type(await screen.findByRole('textbox', { name: texts.code }), code);
};

export const Email: Story = on();

export const WithThePeopleOfTheDemo: Story = {
  ...on({ people: ['Rosa', 'Wei', 'Dolores', 'Amir', 'Grace'].map((displayName, id) => ({ id, displayName })) }),
  play: async () => void (await screen.findByRole('button', { name: texts.continueAs('Grace') })),
};

export const WrongAddress: Story = { ...on(), play: () => send('ines') };

export const Sending: Story = {
  ...on({ faults: { 'send-verification-otp': 'hang' } }),
  play: () => send('a@b.example'),
};

export const TooMany: Story = { ...on({ faults: { 'send-verification-otp': 429 } }), play: () => send('a@b.example') };

export const Code: Story = {
  ...on(),
  play: async () => {
    await send(fakeAccount.email);
    await screen.findByText(texts.codeSent(fakeAccount.email));
  },
};

export const WrongCode: Story = {
  ...on(),
  play: async () => {
    await type('000000');
    await screen.findByText(texts.codeWrong);
  },
};

export const OnAPhone: Story = {
  ...WithThePeopleOfTheDemo,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

export const Dark: Story = { ...WrongCode, globals: { theme: 'dark' } };

export const DarkOnAPhone: Story = {
  ...WrongCode,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const ForcedColours: Story = { ...WrongCode, parameters: { media: { forcedColors: 'active' } } };

export const RightToLeft: Story = { ...Code, globals: { direction: 'rtl' } };
