import { defaultLocation, locationName } from '@clothesline/api-client';
import { texts } from '../../shared/language/texts.js';
import type { SiteSettings } from '../../shared/site/site.js';

/** Part of a help text: a heading with paragraphs, and a list if prose is not enough. */
export interface HelpSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

export interface HelpTopic {
  intro: string;
  sections: readonly HelpSection[];
}

const helpCenter = ({ name, place = defaultLocation, units = 'mi' }: SiteSettings): HelpTopic => ({
  intro: `${name} is a place where neighbors give away clothes and other things, and where people who need them find them. Nothing is sold here.`,
  sections: [
    {
      heading: 'Finding something',
      points: [
        'Home shows what is near you. The map can be narrowed to one category.',
        'Explore lists everything, newest first. Pick a category, or type what you look for: the words are searched in titles, descriptions and places.',
        'The heart saves a donation under Saved, on this device only.',
      ],
    },
    {
      heading: 'Asking for something',
      points: [
        'Sign in, open a donation and press Contact Donor: say why you would like it, and when you could collect it.',
        'The donor chooses, and promises it with a place and a time. You find the answer, and messages, under Requests (the bell at the top).',
        'A promise that is not kept goes to the next in line. Every request gets an answer.',
      ],
    },
    {
      heading: 'Giving something',
      points: [
        'Open Donate, describe what you have and how worn it is, choose a category and add at least one photo, or the web address of a picture.',
        'Your listing is public at once and appears first in Explore.',
        'Whoever has an account changes, renews or withdraws it under Profile, and sees there how many ask for it.',
      ],
    },
    {
      heading: 'Distances and places',
      paragraphs: [
        `Distances are in ${units === 'km' ? 'kilometers' : 'miles'}, in a straight line. If your browser does not tell where you are, they are counted from ${locationName(place)}. The location button in the header changes that.`,
      ],
    },
    {
      heading: 'The assistant',
      paragraphs: [
        'The round button in the corner opens an automated assistant. It knows the donations listed here; it is not a person, and it can be wrong.',
      ],
    },
  ],
});

const safetyTips: HelpTopic = {
  intro: 'Handing over a bag of clothes is nearly always pleasant. These habits keep it so.',
  sections: [
    {
      heading: 'Before you meet',
      points: [
        'Name a neighborhood in your listing, not your street and house number.',
        'Agree on a time, a public place and what exactly is handed over.',
        'Tell someone where you are going, and take a friend along if you like.',
      ],
    },
    {
      heading: 'When you meet',
      points: [
        'Choose a busy spot in daylight: a library entrance, a café, the lobby of a community center.',
        'Look the items over before you take them. It is fine to say no.',
        'Leave if something feels wrong. You owe nobody an explanation.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'Everything here is free. Anyone who asks for a payment, a deposit, a gift card or your bank details is not giving something away: do not answer.',
      ],
    },
    {
      heading: 'Reporting and blocking',
      points: [
        'Report on a donation, a message or a person tells the moderators of this site. Nobody is told that it was you.',
        'Block on somebody’s page: neither of you sees what the other gives, or can write to the other.',
      ],
    },
    {
      heading: 'In danger',
      paragraphs: ['Call your local emergency number first (911 in the United States).'],
    },
  ],
};

const donationGuidelines: HelpTopic = {
  intro: 'Give what you would hand to a friend.',
  sections: [
    {
      heading: 'Good to give',
      points: [
        'Clean, dry clothes of every size and season, shoes in pairs, bags, belts, hats and scarves.',
        'Work clothes and interview outfits, sports kit, school uniforms, costumes.',
        'Small flaws are fine when the description names them.',
      ],
    },
    {
      heading: 'Please do not list',
      points: [
        'Anything recalled, unsafe or dirty, and helmets or car seats that have been in an accident.',
        'Worn underwear, medicines, weapons, or anything that may not be given away by law.',
        'Things for sale or for exchange.',
      ],
    },
    {
      heading: 'How to describe it',
      points: [
        'Put the kind of item and its size in the title: “Kids Clothing Bundle (3-5y)”.',
        'Say how worn it is, how many pieces there are, and whether you have pets or smoke at home.',
        'Use pictures that you may use, without faces or house numbers in them.',
        'When it is time to meet, be there. The other person made room in their day too.',
      ],
    },
  ],
};

const contactUs: HelpTopic = { intro: 'The people who run this site are glad to hear from you.', sections: [] };

/** Form of a message to the operators. */
const contactForm = {
  email: 'Your email address, for the answer',
  words: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Thank you. Your message is on its way; we answer by email.',
  /** @param when As in "in 40 minutes". */
  tooMany: (when: string) => `There were many messages in a short time. Please try again ${when}.`,
};

/** The standard help texts. */
export const helpTexts = texts('help', {
  helpCenter,
  safetyTips,
  donationGuidelines,
  contactUs,
  contactForm,
  /** Shown for an address whose text this site lacks. */
  none: { intro: 'This site has no such page.', sections: [] } satisfies HelpTopic,
});

export const helpTopics = (site: SiteSettings) => ({
  'help-center': helpTexts.helpCenter(site),
  'safety-tips': helpTexts.safetyTips,
  'donation-guidelines': helpTexts.donationGuidelines,
  'contact-us': helpTexts.contactUs,
});
