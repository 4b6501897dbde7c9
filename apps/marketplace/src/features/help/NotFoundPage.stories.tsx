import type { Meta } from '@storybook/react-vite';
import { screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Not found',
  args: { path: '/no/such/place' },
};
export default meta;

export const NotFound: ScreenStoryObj = {};

export const OnAPhone: ScreenStoryObj = { ...NotFound, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const Dark: ScreenStoryObj = { ...NotFound, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...NotFound,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const RightToLeft: ScreenStoryObj = { ...NotFound, globals: { direction: 'rtl' } };

export const ForcedColors: ScreenStoryObj = { ...NotFound, parameters: { media: { forcedColors: 'active' } } };
