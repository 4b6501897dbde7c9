import { texts } from '../../shared/language/texts.js';
import type { SiteSettings } from '../../shared/site/site.js';
import type { HelpTopic } from './topics.js';

const privacyPolicy = ({ name }: SiteSettings): HelpTopic => ({
  intro: `What ${name} knows, in plain words. There are no advertisements, no analytics and no tracking on this site.`,
  sections: [
    {
      heading: 'What you make public',
      paragraphs: [
        'A listing is public: its title, description, category, pictures, place and date, and the donor’s name, or a number without one (“User #1”). Do not write anything into it that you would not pin to a notice board.',
      ],
    },
    {
      heading: 'Where you are',
      paragraphs: [
        'If you allow it, your browser tells this page your position. It is sent to the server to find donations near you and is not stored there. A listing that you create carries the place name in its form and the area shown there, not the position itself.',
      ],
    },
    {
      heading: 'If you sign in',
      paragraphs: [
        'You need no account to look around, to save and, unless the people who run this site chose otherwise, to list. If you sign in, the server stores your email address, which nobody else sees, and the name, username, city and words about you that you choose, which everybody sees. Under Profile you can change them, download everything that is stored about you, and delete your account: all of it is out of sight at once, and gone for good after 7 days, in which you can change your mind. What others wrote to you stays theirs.',
        'If you turn on notifications for a device, the server stores the address that its browser has at the push service of its maker (Google, Mozilla, Apple or Microsoft) until you turn them off or sign out. A notification says what kind of news there is, without names or messages, and the push service cannot read it.',
      ],
    },
    {
      heading: 'What you ask the assistant',
      paragraphs: [
        'Messages are stored on the server under a random number that is stored in this browser, so that the conversation is there when you come back. They are not tied to your name, and they are deleted after a time: 30 days, unless the people who run this site chose another. Please do not write private matters into them.',
      ],
    },
    {
      heading: 'What stays on this device',
      points: [
        'The donations you saved, the searches you follow, the place you chose, a listing you have begun, the look and the language you chose and the number of your conversation with the assistant are in this browser’s storage. The Cookie Policy lists each. Clearing the site’s data removes them.',
      ],
    },
    {
      heading: 'Pictures',
      paragraphs: [
        'A photo that you add to a donation is drawn again on your device and sent without its metadata: where, when and with what it was taken. The server stores it and shows it to everybody.',
        'Donors may also add pictures by web address. Your browser fetches such a picture from the website it lies on, which sees your internet address, as with any picture on the web. It is not told which page you are on.',
      ],
    },
    {
      heading: 'When something breaks',
      paragraphs: [
        'If a part of the page fails, your browser tells the server which part of the program it was. Nothing that you typed and no position is in that report.',
      ],
    },
  ],
});

const termsOfService = ({ name }: SiteSettings): HelpTopic => ({
  intro: 'The rules of this site, short enough to read.',
  sections: [
    {
      heading: 'What this is',
      paragraphs: [
        `${name} shows what people want to give away. You and the other person agree on the handover yourselves; the site is no party to it, checks no item and promises nothing about it.`,
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
      paragraphs: [
        'Anybody can report a listing, a message or a person. A moderator may hide what breaks these rules or the law, or suspend the account, and tells its author why.',
      ],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'The software is open source under the MIT license and comes as it is. Nobody can promise that it is always there or free of mistakes.',
      ],
    },
  ],
});

const cookiePolicy: HelpTopic = {
  intro:
    'This site sets cookies if you sign in, and one each if you choose a language or a look. So there is no banner to click away.',
  sections: [
    {
      heading: 'The cookies',
      paragraphs: [
        'One tells the server who you are (session_token), until you sign out or have not been here for 30 days. No other site gets it, and no script reads it.',
        'One tells it that this browser signed in to your account before (known), for 180 days: what strangers try with your address does not keep you out then. It signs in nobody. Signing in with a passkey has one for five minutes (passkey). Their names begin with clothesline.',
        'The last two are the language that you chose, or your account’s (clothesline_language), and light or dark, if you chose one (clothesline_appearance), for a year.',
      ],
    },
    {
      heading: 'What else is stored in your browser',
      points: [
        'Your saved donations (clothesline_saved).',
        'The searches you follow, with the number of the newest donation you have seen (clothesline_followed).',
        'The place you chose (clothesline_location), and until you close the tab that you did not want to tell your position (clothesline_location_refused).',
        'A listing that you have begun, with all that you typed into it (clothesline_draft) and its photos (clothesline_photos), until it is listed or you start over. While it is being sent, a random number that keeps it from being listed twice.',
        'The place that you chose for your last donation, for the next one (clothesline_last_place).',
        'The number of your conversation with the assistant (chat_session_id), once you have opened it.',
        'What you wrote to the assistant and did not send (clothesline_chat_unsent), until you close the tab.',
        'The number of the account that signed in on this device (clothesline_signed_in), and of the account that the data here belongs to (clothesline_owner). Signing out removes all of this, except language and appearance.',
        'The address that you had a code sent to (clothesline_code_sent), until you are signed in or close the tab.',
        'How far you had scrolled (clothesline_scroll), until you close the tab.',
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

/** The standard policies. */
export const policyTexts = texts('policies', { privacyPolicy, termsOfService, cookiePolicy });

export const policyTopics = (site: SiteSettings) => ({
  'privacy-policy': policyTexts.privacyPolicy(site),
  'terms-of-service': policyTexts.termsOfService(site),
  'cookie-policy': policyTexts.cookiePolicy,
});
