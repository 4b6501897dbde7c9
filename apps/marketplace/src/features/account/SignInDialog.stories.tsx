import { createClient } from '@clothesline/api-client';
import {
  amir,
  createMembersBackend,
  dolores,
  fakeCode,
  grace,
  ines,
  type MembersBackendOptions,
  rosa,
  wei,
} from '@clothesline/api-client/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { deviceErrors } from '../../locales/en/deviceErrors.js';
import { signIn as texts } from '../../locales/en/signIn.js';
import { stubPasskeys } from '../../testing/stubPasskeys.js';
import { sentCode } from './sentCode.js';
import { SignInDialog } from './SignInDialog.js';

function clientOf(options?: MembersBackendOptions) {
  return createClient({ host: '', fetch: createMembersBackend(options).fetch });
}

const meta = {
  title: 'Screens/Sign in',
  component: SignInDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sentCode.forget();
    return stubPasskeys().restore;
  },
  args: { open: true, client: clientOf(), onClose: () => {}, onSignedIn: () => {} },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (options?: MembersBackendOptions): Story => ({ args: { client: clientOf(options) } });

const send = async (email: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: texts.email }), `${email}{Enter}`);
};

const type = async (code: string) => {
  await send(ines.email);
  await userEvent.type(await screen.findByRole('textbox', { name: texts.code }), code);
};

export const Email: Story = on();

export const WithThePeopleOfTheDemo: Story = {
  ...on({ demoPeople: [rosa, wei, dolores, amir, grace].map(({ id }) => id) }),
  play: async () => void (await screen.findByRole('button', { name: texts.continueAs({ name: 'Grace' }) })),
};

export const WrongAddress: Story = { ...on(), play: () => send('ines') };

export const Sending: Story = {
  ...on({ faults: [{ endpoint: 'sendCode', hang: true }] }),
  play: () => send('a@b.example'),
};

export const TooMany: Story = {
  ...on({ faults: [{ endpoint: 'sendCode', status: 429 }] }),
  play: () => send('a@b.example'),
};

export const Code: Story = {
  ...on(),
  play: async () => {
    await send(ines.email);
    await screen.findByText(texts.codeSent({ digits: 6, email: ines.email }));
  },
};

export const Name: Story = {
  ...on(),
  play: async () => {
    await send('new@example.org');
    await userEvent.type(await screen.findByRole('textbox', { name: texts.code }), fakeCode);
    await screen.findByRole('textbox', { name: texts.name });
  },
};

export const WrongCode: Story = {
  ...on(),
  play: async () => {
    await type('000000');
    await screen.findByText(texts.codeWrong);
  },
};

export const WrongPassword: Story = {
  ...on(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.withPassword }));
    await userEvent.type(await screen.findByRole('textbox', { name: texts.email }), ines.email);
    await userEvent.type(screen.getByLabelText(new RegExp(texts.password)), 'not this one{Enter}');
    await screen.findByText(/^The email address or password is incorrect/);
  },
};

export const PasskeyCanceled: Story = {
  ...on(),
  beforeEach: () => stubPasskeys({ refusal: 'NotAllowedError' }).restore,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.withPasskey }));
    await screen.findByText(deviceErrors.passkeyCanceled);
  },
};

export const WithoutPasskeys: Story = {
  ...on(),
  beforeEach: () => {
    const { PublicKeyCredential: known } = globalThis;
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    return () => void (globalThis.PublicKeyCredential = known);
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

export const ForcedColors: Story = { ...WrongCode, parameters: { media: { forcedColors: 'active' } } };

export const RightToLeft: Story = { ...Code, globals: { direction: 'rtl' } };
