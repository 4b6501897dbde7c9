import { donationFixtures } from '@clothesline/api-client/testing';
import { ines, rosa } from '@clothesline/api-client/testing/members';
import type { Meta } from '@storybook/react-vite';
import { aWish } from '../../testing/aWish.js';
import { screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Wish',
  args: { path: '/wishes/1', backend: { wishes: [aWish], donations: donationFixtures } },
};
export default meta;

export const ForDonors: ScreenStoryObj = { args: { backend: { wishes: [aWish], signedIn: rosa.id } } };

export const Own: ScreenStoryObj = { args: { backend: { wishes: [aWish], signedIn: ines.id } } };

export const Hidden: ScreenStoryObj = {
  args: {
    backend: { wishes: [{ ...aWish, state: 'hidden', hiddenFor: 'It asks for money.' }], signedIn: ines.id },
  },
};

export const NotFound: ScreenStoryObj = { args: { path: '/wishes/99999' } };
