import { donationsMapMessages } from '@clothesline/donations-map/messages';
import type { Meta } from '@storybook/react-vite';
import { screenMeta, withLiveMapBelow, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Create',
  args: { path: '/create' },
  play: withLiveMapBelow(donationsMapMessages.detail({ locationName: 'San Francisco, CA' })),
};
export default meta;

export const Blank: ScreenStoryObj = {};

export const OnAPhone: ScreenStoryObj = {
  ...Blank,
  globals: { viewport: { value: 'mobileWhole', isRotated: false } },
};

export const Dark: ScreenStoryObj = { ...Blank, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...Blank,
  globals: { theme: 'dark', viewport: { value: 'mobileWhole', isRotated: false } },
};

export const RightToLeft: ScreenStoryObj = { ...Blank, globals: { direction: 'rtl' } };

export const ForcedColors: ScreenStoryObj = { ...Blank, parameters: { media: { forcedColors: 'active' } } };
