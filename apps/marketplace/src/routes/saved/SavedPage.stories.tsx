import { arabicFixture, donationFixture } from '@clothesline/api-client/testing';
import type { Meta } from '@storybook/react-vite';
import { failing, loading, screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const saved = [donationFixture.id, arabicFixture.id, 99_999];

const meta: Meta<typeof ScreenStory> = { ...screenMeta, title: 'Screens/Saved', args: { path: '/saved' } };
export default meta;

export const Empty: ScreenStoryObj = {};

/** The last one has been taken. */
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

export const ForcedColours: ScreenStoryObj = { ...Full, parameters: { media: { forcedColors: 'active' } } };
