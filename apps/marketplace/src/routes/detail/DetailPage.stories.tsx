import { arabicFixture, donationFixture, longTextFixture } from '@clothesline/api-client/testing';
import { donationsMapMessages } from '@clothesline/donations-map/messages';
import type { Meta } from '@storybook/react-vite';
import { donationPath } from '../../routing/paths.js';
import { loading, screenMeta, withLiveMapBelow, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  title: 'Screens/Donation',
  args: { path: donationPath(donationFixture.id) },
};
export default meta;

const mapOf = ({ locationName }: { locationName: string }) =>
  withLiveMapBelow(donationsMapMessages.detail(locationName));

export const Full: ScreenStoryObj = { play: mapOf(donationFixture) };

export const Saved: ScreenStoryObj = { args: { saved: [donationFixture.id] }, play: mapOf(donationFixture) };

export const LongText: ScreenStoryObj = {
  args: { path: donationPath(longTextFixture.id) },
  play: mapOf(longTextFixture),
};

export const RightToLeft: ScreenStoryObj = {
  args: { path: donationPath(arabicFixture.id) },
  play: mapOf(arabicFixture),
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
