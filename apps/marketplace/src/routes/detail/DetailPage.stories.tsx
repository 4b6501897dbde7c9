import { arabicFixture, donationFixture, longTextFixture } from '@clothesline/api-client/testing';
import type { Meta } from '@storybook/react-vite';
import { donationPath } from '../../routing/paths.js';
import { loading, screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  title: 'Screens/Donation',
  args: { path: donationPath(donationFixture.id) },
};
export default meta;

export const Full: ScreenStoryObj = {};

export const Saved: ScreenStoryObj = { args: { saved: [donationFixture.id] } };

export const LongText: ScreenStoryObj = {
  args: { path: donationPath(longTextFixture.id) },
};

export const RightToLeft: ScreenStoryObj = {
  args: { path: donationPath(arabicFixture.id) },
  globals: { direction: 'rtl' },
};

export const Loading: ScreenStoryObj = { args: { backend: loading } };

export const NotFound: ScreenStoryObj = { args: { path: donationPath(99_999) } };

export const OnAPhone: ScreenStoryObj = { ...Full, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const Dark: ScreenStoryObj = { ...Full, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...Full,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const ForcedColours: ScreenStoryObj = { ...Full, parameters: { media: { forcedColors: 'active' } } };
