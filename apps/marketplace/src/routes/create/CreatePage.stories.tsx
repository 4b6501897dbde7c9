import { donationsMapMessages } from '@clothesline/donations-map';
import type { Meta } from '@storybook/react-vite';
import { screenMeta, withLiveMapBelow, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  title: 'Screens/Create',
  args: { path: '/create' },
  play: withLiveMapBelow(donationsMapMessages.detail('San Francisco, CA')),
};
export default meta;

/**
 * On a phone a button scrolls under the tab bar, and for axe it is then too small for a finger. The same form is checked
 * whole in the stories of its widget.
 */
const underTheBar = { a11y: { options: { rules: { 'target-size': { enabled: false } } } } };

export const Blank: ScreenStoryObj = {};

export const OnAPhone: ScreenStoryObj = {
  ...Blank,
  parameters: underTheBar,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

export const Dark: ScreenStoryObj = { ...Blank, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...Blank,
  parameters: underTheBar,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const RightToLeft: ScreenStoryObj = { ...Blank, globals: { direction: 'rtl' } };

export const ForcedColours: ScreenStoryObj = { ...Blank, parameters: { media: { forcedColors: 'active' } } };
