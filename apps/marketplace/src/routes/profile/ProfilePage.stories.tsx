import { donationFixture } from '@clothesline/api-client/testing';
import { ines } from '@clothesline/api-client/testing/members';
import type { Meta } from '@storybook/react-vite';
import { empty, failing, loading, screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = { ...screenMeta, title: 'Screens/Profile', args: { path: '/profile' } };
export default meta;

export const MyDonations: ScreenStoryObj = {};

export const MyDonationsLoading: ScreenStoryObj = { args: { backend: loading } };

export const MyDonationsEmpty: ScreenStoryObj = { args: { backend: empty } };

export const MyDonationsFailed: ScreenStoryObj = { args: { backend: failing } };

export const SavedItems: ScreenStoryObj = { args: { path: '/profile?tab=saved', saved: [donationFixture.id] } };

export const SavedItemsEmpty: ScreenStoryObj = { args: { path: '/profile?tab=saved' } };

export const Settings: ScreenStoryObj = { args: { path: '/profile?tab=settings' } };

const backend = { signedIn: ines.id };

export const SignedIn: ScreenStoryObj = { args: { backend } };

export const SignedInSettings: ScreenStoryObj = { args: { backend, path: '/profile?tab=settings' } };

export const SignedInSettingsOnAPhone: ScreenStoryObj = {
  ...SignedInSettings,
  globals: { theme: 'dark', viewport: { value: 'mobileWhole', isRotated: false } },
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

export const ForcedColours: ScreenStoryObj = { ...MyDonations, parameters: { media: { forcedColors: 'active' } } };
