import { donationFixture } from '@clothesline/api-client/testing';
import {
  createRequestFixtures,
  fakeCode,
  ines,
  leaving,
  passkeyFixtures,
  rosa,
  suspended,
} from '@clothesline/api-client/testing/members';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { deviceErrors } from '../../locales/en/deviceErrors.js';
import { signIn as signInMessages } from '../../locales/en/signIn.js';
import { profile as messages } from '../../locales/en/profile.js';
import { empty, failing, loading, screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import { stubPasskeys } from '../../testing/stubPasskeys.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Profile',
  args: { path: '/profile' },
};
export default meta;

export const MyDonations: ScreenStoryObj = {};

export const MyDonationsLoading: ScreenStoryObj = { args: { backend: loading } };

export const MyDonationsEmpty: ScreenStoryObj = { args: { backend: empty } };

export const MyDonationsFailed: ScreenStoryObj = { args: { backend: failing } };

export const SavedItems: ScreenStoryObj = { args: { path: '/profile?tab=saved', saved: [donationFixture.id] } };

export const SavedItemsEmpty: ScreenStoryObj = { args: { path: '/profile?tab=saved' } };

export const Settings: ScreenStoryObj = { args: { path: '/profile?tab=settings' } };

const backend = { signedIn: ines.id };

export const SignedIn: ScreenStoryObj = {
  args: { backend },
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByRole('heading', { name: messages.emptyTitle }, { timeout: 15_000 });
  },
};

export const SignedInWithDonations: ScreenStoryObj = {
  args: { backend: { signedIn: rosa.id, requests: createRequestFixtures() } },
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByRole('link', { name: /open requests$/ }, { timeout: 15_000 });
  },
};

export const SignedInWithDonationsOnAPhone: ScreenStoryObj = {
  ...SignedInWithDonations,
  globals: { viewport: { value: 'mobileWhole', isRotated: false } },
};

export const SignedInSettings: ScreenStoryObj = { args: { backend, path: '/profile?tab=settings' } };

export const SignedInSettingsOnAPhone: ScreenStoryObj = {
  ...SignedInSettings,
  globals: { theme: 'dark', viewport: { value: 'mobileLong', isRotated: false } },
};

/** Opens a settings dialog. */
const opens =
  (button: string, title: string): ScreenStoryObj['play'] =>
  async (context) => {
    await screenMeta.play(context);
    await userEvent.click(await screen.findByRole('button', { name: button }, { timeout: 15_000 }));
    await screen.findByRole('dialog', { name: title });
  };

export const AddingAPassword: ScreenStoryObj = {
  ...SignedInSettings,
  play: opens(messages.passwordAddOpen, messages.passwordAdd),
};

const withPasskeys: ScreenStoryObj = {
  args: { backend: { ...backend, passkeys: passkeyFixtures }, path: '/profile?tab=settings' },
  beforeEach: () => stubPasskeys().restore,
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByText(passkeyFixtures[0].name, undefined, { timeout: 15_000 });
  },
};

export const Passkeys: ScreenStoryObj = withPasskeys;

export const PasskeysOnAPhone: ScreenStoryObj = {
  ...withPasskeys,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
  play: async (context) => {
    await withPasskeys.play?.(context);
    screen.getByRole('heading', { name: messages.passkeys }).scrollIntoView({ block: 'start' });
  },
};

export const PasskeysRightToLeft: ScreenStoryObj = { ...withPasskeys, globals: { direction: 'rtl' } };

export const PasskeysFailed: ScreenStoryObj = {
  ...SignedInSettings,
  args: {
    backend: { ...backend, faults: [{ endpoint: 'listPasskeys', status: 403 }] },
    path: '/profile?tab=settings',
  },
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByRole('button', { name: messages.tryAgain }, { timeout: 15_000 });
  },
};

export const AddingAPasskey: ScreenStoryObj = {
  ...withPasskeys,
  beforeEach: () => stubPasskeys({ refusal: 'NotAllowedError' }).restore,
  play: async (context) => {
    await opens(messages.passkeyAddOpen, messages.passkeyAdd)?.(context);
    const dialog = within(screen.getByRole('dialog', { name: messages.passkeyAdd }));
    await userEvent.type(dialog.getByRole('textbox', { name: messages.passkeyName }), '{Enter}');
    const code = await dialog.findByRole('textbox', { name: messages.code }, { timeout: 15_000 });
    await userEvent.type(code, `${fakeCode}{Enter}`);
    await screen.findByText(deviceErrors.passkeyCanceled, undefined, { timeout: 15_000 });
  },
};

export const AddingAPasskeyOnAPhone: ScreenStoryObj = {
  ...AddingAPasskey,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const RemovingAPasskey: ScreenStoryObj = {
  ...withPasskeys,
  play: opens(`${messages.passkeyRemove}: ${passkeyFixtures[0].name}`, messages.passkeyRemoveTitle),
};

export const ChangingTheEmail: ScreenStoryObj = {
  ...SignedInSettings,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
  play: async (context) => {
    await opens(messages.emailOpen, messages.emailTitle)?.(context);
    await userEvent.type(screen.getByRole('textbox', { name: messages.newEmail }), 'new@example.org{Enter}');
    await screen.findByRole('textbox', { name: messages.codeNew }, { timeout: 15_000 });
  },
};

export const ChangingTheEmailWithAPassword: ScreenStoryObj = {
  args: { backend: { ...backend, accounts: [{ ...ines, hasPassword: true }] }, path: '/profile?tab=settings' },
  play: async (context) => {
    await opens(messages.emailOpen, messages.emailTitle)?.(context);
    await userEvent.click(screen.getByRole('button', { name: messages.proofKinds.password }));
    await screen.findByLabelText(new RegExp(messages.passwordNow));
  },
};

export const RemovingThePassword: ScreenStoryObj = {
  args: { backend: { ...backend, accounts: [{ ...ines, hasPassword: true }] }, path: '/profile?tab=settings' },
  play: opens(messages.passwordRemove, messages.passwordRemoveTitle),
};

export const DeletingTheAccount: ScreenStoryObj = {
  ...SignedInSettings,
  play: opens(messages.deleteOpen, messages.deleteTitle),
};

export const DeletingTheAccountOnAPhone: ScreenStoryObj = {
  ...DeletingTheAccount,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const Leaving: ScreenStoryObj = {
  args: { backend: { signedIn: leaving.id }, path: '/profile?tab=settings' },
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByRole('dialog', { name: signInMessages.leavingTitle }, { timeout: 15_000 });
  },
};

export const Suspended: ScreenStoryObj = {
  args: { backend: { signedIn: suspended.id }, path: '/profile?tab=settings' },
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByText(signInMessages.suspendedTitle, undefined, { timeout: 15_000 });
  },
};

export const OnAPhone: ScreenStoryObj = {
  ...MyDonations,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

export const Dark: ScreenStoryObj = { ...MyDonations, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...MyDonations,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const RightToLeft: ScreenStoryObj = { ...MyDonations, globals: { direction: 'rtl' } };

export const ForcedColors: ScreenStoryObj = { ...MyDonations, parameters: { media: { forcedColors: 'active' } } };
