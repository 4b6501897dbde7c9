import { product } from '../../product.js';
import type { HelpTopic } from './topics.js';

const privacyPolicy: HelpTopic = {
  id: 'privacy-policy',
  title: 'Privacy Policy',
  intro: `What ${product} knows, in plain words. There are no advertisements, no analytics and no tracking on this site.`,
  sections: [
    {
      heading: 'What you make public',
      paragraphs: [
        'A listing is public: its title, description, category, pictures, place and date, and the number of the user who made it (“User #1”). Do not write anything into it that you would not pin to a notice board.',
      ],
    },
    {
      heading: 'Where you are',
      paragraphs: [
        'If you allow it, your browser tells this page your position. It is sent to the server to find donations near you and is not stored there. A listing that you create carries the position and the place name shown in its form.',
      ],
    },
    {
      heading: 'What you ask the assistant',
      paragraphs: [
        'Messages are stored on the server under a random number that is kept in this browser, so that the conversation is there when you come back. They are not tied to your name. Please keep private matters out of them.',
      ],
    },
    {
      heading: 'What stays on this device',
      points: [
        'The donations you saved, the look you chose and the number of your conversation with the assistant are kept in this browser’s storage. Clearing the site’s data removes them.',
      ],
    },
    {
      heading: 'Pictures from elsewhere',
      paragraphs: [
        'Donors add pictures by web address. Your browser fetches such a picture from the website it lies on, which sees your internet address, as with any picture on the web. It is not told which page you are on.',
      ],
    },
  ],
};

const termsOfService: HelpTopic = {
  id: 'terms-of-service',
  title: 'Terms of Service',
  intro: 'The rules of the line, short enough to read.',
  sections: [
    {
      heading: 'What this is',
      paragraphs: [
        `${product} shows what people want to give away. Donor and taker agree on the handover themselves; the site is no party to it, checks no item and promises nothing about it.`,
      ],
    },
    {
      heading: 'What we ask of you',
      points: [
        'List only what is yours to give, truthfully described, and for free.',
        'Use pictures and texts that you may use.',
        'Treat the people you meet with respect, and keep to what you agreed.',
        'Do not use the site to sell, to advertise, to collect people’s data or to do harm.',
      ],
    },
    {
      heading: 'What may happen to a listing',
      paragraphs: ['Whoever runs this site may remove a listing that breaks these rules or the law.'],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'The software is open source under the MIT license and comes as it is. Nobody can promise that it is always there or free of mistakes.',
      ],
    },
  ],
};

const cookiePolicy: HelpTopic = {
  id: 'cookie-policy',
  title: 'Cookie Policy',
  intro: 'This site sets no cookies of its own, so there is no banner to click away.',
  sections: [
    {
      heading: 'What is kept in your browser instead',
      points: [
        'Your saved donations, so that the hearts stay filled.',
        'The number of your conversation with the assistant (chat_session_id), once you have opened it.',
        'What you wrote to the assistant and did not send (clothesline_chat_unsent), until you close the tab.',
        'Light or dark, if you chose one in the settings of the profile.',
        'How far you had scrolled, until you close the tab.',
      ],
    },
    {
      heading: 'How to remove it',
      paragraphs: [
        'Clear the data of this site in your browser’s settings. Everything above goes with it; nothing else breaks.',
      ],
    },
  ],
};

export const policyTopics: readonly HelpTopic[] = [privacyPolicy, termsOfService, cookiePolicy];
