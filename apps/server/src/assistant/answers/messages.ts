import type { Need } from '../crisis/crisis.js';
import type { Language } from '../language/language.js';
import type { Miss } from '../search/judge.js';
import type { SizeFit } from '../search/compareSize.js';
import type { Order } from '../talk/conversation.js';
import { spanishMessages } from './messages.es.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const program = 'I am a program, and cannot send anybody.';

const whatAndWhere = 'Tell me what you need and where, and I will look for what is given away near there.';
const onceSafe = 'Once you are safe, I can look for clothes for you.';

/** Last sentences to a visitor in need. */
const careMores: Readonly<Partial<Record<Need, string>>> = {
  danger: onceSafe,
  member: onceSafe,
  shelter: whatAndWhere,
  cold: whatAndWhere,
};

/** The sentences of the assistant in English. Answers about the site are in `help.en.txt`. */
export const messages = {
  language: 'en' as Language,
  hello: (product: string) =>
    `Hi! I'm ${product}'s automated assistant. Tell me what you are looking for, for example "a warm jacket near the Castro", or ask me how donating or pickup works.`,
  whichSize: 'Tell me the size that you need, for example "size 12" or "L", and I will look again.',
  loss: 'I am so sorry for your loss.',
  reset: 'All right, from the start. What are you looking for?',
  otherLanguage: 'I read English and Spanish only. Please write in one of them; donors may write in any language.',
  unclear: `I'm an automated assistant, and I'm not sure what you mean. I can look for clothes ("kids' shoes near the Castro, size 13"), tell you more about what I showed ("the second one, what size is it?"), and explain how this site works.`,
  perhaps: 'Perhaps you mean one of these?',
  /** @param what The wish as the object of a sentence */
  found: (what: string, where: string) => `Here is what I found${what && ` for ${what}`}${where}:`,
  close: 'Not quite that, but close:',
  onlyClose: (what: string, where: string) =>
    `Nothing is quite ${what || 'that'}${where} right now, but this comes close:`,
  elsewhere: (what: string, where: string) =>
    `I found nothing${what && ` for ${what}`}${where} right now, but there is this elsewhere:`,
  nothing: (what: string, where: string) =>
    `I looked, but there is nothing${what && ` for ${what}`}${where} right now. This site is for clothes, shoes and accessories; new things are listed every day, and Explore shows everything.`,
  noMore: (what: string) => `That is all there is${what && ` for ${what}`} right now. Explore shows everything.`,
  newest: 'This is new:',
  more: 'There is more: say "more", or look under Explore.',
  which: (names: readonly string[]) => `Do you mean ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}?`,
  unknownPlace: (name: string) =>
    `I do not know a place called "${name}" around here. Name a neighborhood or a ZIP code, and I will look there.`,
  nearMe:
    'I cannot see where you are. Name a neighborhood and I will look around it; "Donations Near You" on the home page can use your position.',
  in: (place: string) => ` in ${place}`,
  within: (miles: string, place: string) => ` within ${miles} mi of ${place}`,
  away: (miles: string, place: string) => `${miles} mi from ${place}`,
  misses: {
    thing: 'not exactly that',
    whom: 'said to be for others',
    whomUnsaid: 'does not say for whom',
    size: 'another size',
    sizeAbout: 'about that size',
    sizeUnsaid: 'no size given',
    color: 'another color',
    detail: 'does not say all of that',
  } satisfies Record<Miss, string>,
  line: (title: string, place: string, link: string) => `• ${title}, ${place}: ${link}`,
  item: {
    gone: 'That one is not listed any more.',
    says: (title: string, text: string) => `"${title}" says: "${text}"`,
    sizes: (sizes: readonly string[]) =>
      sizes.length > 0 ? `Size: ${sizes.join(', ')}.` : 'It does not say its size; the donor can tell you.',
    sizeNote: (sizes: readonly string[]) => (sizes.length > 0 ? sizes.join(', ') : 'no size given'),
    states: {
      available: 'still available',
      promised: 'promised to somebody',
      given: 'given away',
      withdrawn: 'withdrawn',
      expired: 'not offered any more',
      paused: 'paused',
    } as Readonly<Record<string, string>>,
    otherState: 'not available',
    state: (title: string, state: string) => `"${title}" is ${state} right now.`,
    place: (title: string, place: string) =>
      `"${title}" is in ${place}. You agree on the exact place with the donor once it is promised to you.`,
    donor: (title: string) =>
      `The page of ${title && `"${title}"`}${title ? '' : 'each'} says who gives it, with a link to the donor's other donations. You write to the donor with "Contact Donor".`,
    time: (title: string) =>
      `When and where you pick up ${title ? `"${title}"` : 'a donation'} you agree on with its donor: press "Contact Donor" and say when you could come. Somebody else may come for you: say so.`,
    how: (title: string) =>
      `Open ${title ? `"${title}"` : 'the donation'} and press "Contact Donor": say why you would like it and when you could collect it. You need to be signed in.`,
    listed: (title: string, at: Date) => `"${title}" was listed on ${day.format(at)}.`,
    listedNote: (at: Date) => day.format(at),
    sizeFit: {
      same: 'That is the size that you say.',
      about: 'That is about the size that you say.',
      larger: 'That is larger than the size that you say, so it may be too big.',
      smaller: 'That is smaller than the size that you say, so it may be too small.',
    } satisfies Record<SizeFit, string>,
    sizeFitNote: {
      same: 'the size that you say',
      about: 'about that size',
      larger: 'larger than that',
      smaller: 'smaller than that',
    } satisfies Record<SizeFit, string>,
    orders: {
      nearest: 'The nearest first:',
      largest: 'By size, the largest first:',
      smallest: 'By size, the smallest first:',
      newest: 'The newest first:',
    } satisfies Record<Order, string>,
    restAsk: 'Anything that it does not say, the donor can tell you.',
    each: 'Of those that I showed:',
    eachSays: 'These say something about it:',
    quote: (text: string) => `   "${text}"`,
  },
  cares: {
    danger: `I am sorry, this sounds dangerous. Please call your emergency number now, and go where you are safe if you can. ${program}`,
    despair: `I am so sorry; that is a lot to carry, and I am glad that you said it. Nobody has to be alone with this: please talk to one of these people now. ${program}`,
    assault: `I am so sorry. It is not your fault, and you do not have to go through this alone. ${program}`,
    violence: `I am sorry that this is happening to you. It is not your fault; if you are in danger now, call your emergency number first. ${program}`,
    member:
      'I am sorry; nobody may treat you like that. If you are in danger now, call your emergency number first. Then press Report on the person, the message or the donation: the moderators look at it, and nobody is told that it was you. "Block" on the person\'s page keeps them from writing to you.',
    shelter: `I am sorry that this is happening to you. ${program}`,
    cold: `I am sorry that this is happening to you. ${program}`,
  } satisfies Record<Need, string>,
  helpNow: 'These people help at once:',
  helpLine: (name: string, number: string) => `• ${name}: ${number}`,
  careMore: (need: Need) => careMores[need] ?? 'If clothes would help, tell me which and where, and I will look.',
  contact: 'For anything else, people answer under "Contact Us" at the bottom of the page.',
  noContact: 'The Help Center at the bottom of the page says more.',
  worded: 'A language model of another company may word my answers; it is sent what you write here.',
  /** The marketplace's pages and buttons, as the answers name them. */
  pages: [
    'Explore',
    'Donate,',
    'Donate.',
    'Profile',
    'Saved',
    'Requests',
    'Contact Donor',
    'Sign In',
    'Help Center',
    'Privacy Policy',
    'Contact Us',
    'Donations Near You',
  ] as readonly string[],
  /** A category as the answers name it. */
  category: (name: string) => name,
  atTheSite: (address: string) => `All of that is at ${address}`,
  suggestions: {
    more: 'More',
    closer: 'Closer',
    newest: "What's new?",
    donate: 'How do I give clothes?',
    askFirst: 'How do I ask for the first one?',
    ask: 'How do I ask for it?',
    state: 'Is it still available?',
    anySize: 'In any size',
    anyColor: 'In any color',
    anywhere: 'Anywhere',
    anybody: 'For anybody',
  },
};

export type Messages = typeof messages;

export const messagesIn = (language: Language): Messages => (language === 'es' ? spanishMessages : messages);
