import { donationsMapMessages } from '@clothesline/donations-map';
import type { Meta } from '@storybook/react-vite';
import { empty, failing, loading, screenMeta, withLiveMap, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  title: 'Screens/Home',
  args: { path: '/' },
  play: withLiveMap(donationsMapMessages.region),
};
export default meta;

export const Full: ScreenStoryObj = {};

export const Loading: ScreenStoryObj = { args: { backend: loading } };

export const Empty: ScreenStoryObj = { args: { backend: empty } };

export const Failed: ScreenStoryObj = { args: { backend: failing } };

export const OnAPhone: ScreenStoryObj = { ...Full, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const Dark: ScreenStoryObj = { ...Full, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...Full,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const RightToLeft: ScreenStoryObj = { ...Full, globals: { direction: 'rtl' } };

export const ForcedColours: ScreenStoryObj = { ...Full, parameters: { media: { forcedColors: 'active' } } };
