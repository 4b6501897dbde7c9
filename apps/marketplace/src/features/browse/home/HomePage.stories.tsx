import mapInSpanish from '@clothesline/donations-map/locales/es';
import { donationsMapMessages } from '@clothesline/donations-map/messages';
import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { helpAnchors } from '../../../lib/helpAnchors.js';
import { contactForm } from '../../../locales/en/contactForm.js';
import {
  empty,
  failing,
  inSpanish,
  loading,
  screenMeta,
  withLiveMap,
  type ScreenStoryObj,
} from '../../../testing/screenMeta.js';
import { siteSettings } from '../../../lib/site/site.js';
import { withHash } from '../../../testing/withHash.js';
import type { ScreenStory } from '../../../testing/ScreenStory.js';
import { sampleStories } from './stories.js';

const meta: Meta<typeof ScreenStory> = {
  ...screenMeta,
  tags: ['!autodocs'],
  title: 'Screens/Home',
  args: { path: '/' },
  play: withLiveMap(donationsMapMessages.region),
};
export default meta;

export const Full: ScreenStoryObj = {};

export const Loading: ScreenStoryObj = { args: { backend: loading } };

export const Empty: ScreenStoryObj = { args: { backend: empty } };

export const Failed: ScreenStoryObj = { args: { backend: failing } };

/** The footer's "Contact Us". */
export const Contact: ScreenStoryObj = {
  beforeEach: () => withHash(`#${helpAnchors.contactUs}`),
  play: async (context) => {
    await screenMeta.play(context);
    await screen.findByRole('textbox', { name: contactForm.words }, { timeout: 15_000 });
  },
};

export const ContactDarkOnAPhone: ScreenStoryObj = {
  ...Contact,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const OwnSite: ScreenStoryObj = {
  args: {
    site: siteSettings({
      name: 'Liffey Rail',
      tagline: 'Clothes change hands in Dublin, free of charge.',
      place: { city: 'Dublin', region: 'Ireland', latitude: 53.3498, longitude: -6.2603 },
      units: 'km',
      contact: { email: 'hello@liffey-rail.example' },
      social: [
        { name: 'Instagram', url: 'https://social.example/liffey-rail' },
        { name: 'Mastodon', url: 'https://mastodon.example/@liffey-rail' },
      ],
      newsletter: { action: 'https://letters.example/subscribe' },
      stories: [
        {
          title: 'Forty coats by Friday',
          description: 'A school asked on Monday. By Friday the rail was full.',
          image: sampleStories()[0]?.image ?? '',
          paragraphs: ['A school by the river asked for winter coats.'],
        },
      ],
      texts: { imprint: { intro: 'Who runs this site.', sections: [] } },
    }),
  },
};

export const OnAPhone: ScreenStoryObj = { ...Full, globals: { viewport: { value: 'mobile', isRotated: false } } };

export const Dark: ScreenStoryObj = { ...Full, globals: { theme: 'dark' } };

export const DarkOnAPhone: ScreenStoryObj = {
  ...Full,
  globals: { theme: 'dark', viewport: { value: 'mobile', isRotated: false } },
};

export const RightToLeft: ScreenStoryObj = { ...Full, globals: { direction: 'rtl' } };

export const ForcedColors: ScreenStoryObj = { ...Full, parameters: { media: { forcedColors: 'active' } } };

export const Spanish: ScreenStoryObj = { ...inSpanish, play: withLiveMap(mapInSpanish.liveMap.region) };
