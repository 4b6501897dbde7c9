import { arabicFixture, donationFixture, donationFixtures } from '@clothesline/api-client/testing';
import type { Meta } from '@storybook/react-vite';
import { failing, loading, screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const saved = [donationFixture.id, arabicFixture.id, 99_999];

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Saved',
  args: { path: '/saved' },
};
export default meta;

export const Empty: ScreenStoryObj = {};

const newest = Math.max(...donationFixtures.map(({ id }) => id));
const oakland = { latitude: 37.8044, longitude: -122.2712, city: 'Oakland', region: 'CA' };
const followed = [
  { path: '/explore?search=coat&category=Women', seenId: newest },
  { path: '/explore?size=4T&status=available&radius=5', place: oakland, seenId: newest },
];

export const FollowedNew: ScreenStoryObj = {
  args: { followed: [{ path: '/explore?search=jacket', seenId: 0 }, ...followed] },
};

export const FollowedNothingNew: ScreenStoryObj = { args: { followed } };

export const FollowedFailed: ScreenStoryObj = { args: { followed, backend: failing } };

export const FollowedOnAPhone: ScreenStoryObj = {
  ...FollowedNew,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

export const FollowedDarkOnAPhone: ScreenStoryObj = {
  ...FollowedNew,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const Full: ScreenStoryObj = { args: { saved } };

export const Loading: ScreenStoryObj = { args: { saved, backend: loading } };

export const Failed: ScreenStoryObj = { args: { saved, backend: failing } };

export const OnAPhone: ScreenStoryObj = { ...Full, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const Dark: ScreenStoryObj = { ...Full, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...Full,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const RightToLeft: ScreenStoryObj = { ...Full, globals: { direction: 'rtl' } };

export const ForcedColors: ScreenStoryObj = { ...Full, parameters: { media: { forcedColors: 'active' } } };
