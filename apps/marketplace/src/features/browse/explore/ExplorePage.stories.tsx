import { donationFixtures, manyDonations } from '@clothesline/api-client/testing';
import { donationsMapMessages } from '@clothesline/donations-map/messages';
import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { aWish } from '../../../testing/aWish.js';
import { empty, failing, loading, screenMeta, withLiveMap, type ScreenStoryObj } from '../../../testing/screenMeta.js';
import type { ScreenStory } from '../../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Explore',
  args: { path: '/explore' },
};
export default meta;

const withOpenFilters: ScreenStoryObj['play'] = async (context) => {
  await screenMeta.play(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Filters/ }));
  await context.canvas.findByRole('button', { name: /^Show \d+ results$/ });
};

export const Full: ScreenStoryObj = {};

export const FiveThousand: ScreenStoryObj = { args: { backend: { donations: manyDonations(5000) } } };

export const OneCategory: ScreenStoryObj = { args: { path: '/explore?category=Footwear' } };

export const NothingMatches: ScreenStoryObj = { args: { path: '/explore?search=accordion' } };

export const CloseMatches: ScreenStoryObj = { args: { path: '/explore?search=purple+zebra' } };

export const EmptyCategory: ScreenStoryObj = { args: { path: '/explore?category=Athletic', backend: empty } };

/** Notification dialog. */
export const Telling: ScreenStoryObj = {
  ...NothingMatches,
  play: async (context) => {
    await screenMeta.play(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Notify me about new listings' }));
    await screen.findByRole('dialog', undefined, { timeout: 15_000 });
  },
};

export const TellingDarkOnAPhone: ScreenStoryObj = {
  ...Telling,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const Filtered: ScreenStoryObj = { args: { path: '/explore?search=raincoat&size=M&status=available' } };

export const NeedsPlace: ScreenStoryObj = { args: { path: '/explore?radius=5&sort=nearest' } };

export const FiltersOnAPhone: ScreenStoryObj = {
  args: { path: '/explore?category=Footwear&status=available' },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: withOpenFilters,
};

export const FiltersDarkOnAPhone: ScreenStoryObj = {
  ...FiltersOnAPhone,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const OnTheMap: ScreenStoryObj = {
  args: { path: '/explore?view=map' },
  play: withLiveMap(donationsMapMessages.region),
};

export const Loading: ScreenStoryObj = { args: { backend: loading } };

export const Failed: ScreenStoryObj = { args: { backend: failing } };

export const OnAPhone: ScreenStoryObj = {
  args: { backend: { donations: donationFixtures.slice(0, 8) } },
  globals: { viewport: { value: 'mobileWhole', isRotated: false } },
};

export const Dark: ScreenStoryObj = { ...Full, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...OnAPhone,
  globals: { theme: 'dark', viewport: { value: 'mobileWhole', isRotated: false } },
};

export const RightToLeft: ScreenStoryObj = { ...Full, globals: { direction: 'rtl' } };

export const ForcedColors: ScreenStoryObj = { ...Full, parameters: { media: { forcedColors: 'active' } } };

export const Wanted: ScreenStoryObj = { args: { path: '/explore?view=wanted', backend: { wishes: [aWish] } } };

export const NothingWanted: ScreenStoryObj = { args: { path: '/explore?view=wanted' } };
