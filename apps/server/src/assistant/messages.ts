import type { Miss } from './fits.js';
import type { Topic } from './intent.js';
import type { Language } from './language.js';
import { spanishMessages } from './messages.es.js';
import type { Wish } from './wish.js';

const list = new Intl.ListFormat('en-US');

/** What the assistant says in English. */
export const assistantMessages = {
  greeting: (product: string) =>
    `Hi! I'm ${product}'s automated assistant. Tell me what you are looking for, for example "a warm jacket in the Mission", or ask me how donating or pickup works.`,
  /** @param categories What there is to look through */
  topics: (product: string, categories: readonly string[]): Record<Topic, string> => ({
    about: `I'm an automated assistant, not a person. ${product} is a place where neighbors give clothes to neighbors, for free. I can look through what is listed right now (by kind, category or neighborhood), and explain how donating, pickup and staying safe work.`,
    operator: `On ${product}, donors and takers agree on each handover themselves; nothing is sold here. I am no person, and do not know those who run it.`,
    donate:
      'Thank you for giving! Open Donate, add a title, a short description, a category, a picture and roughly where it is, and press "Create Donation". It shows at once, here and on the map.',
    condition:
      'Give what you would hand to a friend: clean and dry. Small flaws are fine when the description names them; please list no worn underwear and nothing unsafe or dirty. What is listed is described by its donor: look it over when you meet, and it is fine to say no.',
    pickup:
      'You arrange pickup directly with the donor: agree on a time and a place that suit you both, be prompt, and tell them early if you cannot come. There is no delivery here.',
    pictures:
      'A card shows the first picture of a donation, and its page shows all that there are. To see more of it, ask the donor when you ask for it.',
    safety:
      'Meet in a public, busy place by daylight, tell a friend where you are going, and keep your home address, passwords and money out of it. Nothing here ever costs anything; if somebody asks you to pay, walk away.',
    privacy:
      'There are no advertisements and no tracking here. A listing is public; name a neighborhood in it, not your street. Your email address is seen by nobody else. What you write to me is stored under a random number, not under your name, and deleted after a time, or at once by "Delete this conversation" above. The Privacy Policy at the bottom of the page says it all.',
    report:
      'Press Report on the donation, the message or the person: the moderators of this site look at it, and nobody is told that it was you. In danger, call your emergency number first (911 in the United States).',
    contact:
      'Open the donation and press "Contact Donor": say why you would like it and when you could collect it. You need to be signed in. The answer is under Requests, at the bell.',
    unanswered:
      'A donor who does not answer is reminded. Whoever stays silent for long has the donation paused, and everybody who asked is told, with similar donations nearby. Under Requests, at the bell, you see how yours stands; you can write there, or cancel and ask for something else.',
    save: 'Press the heart on a donation to keep it. Everything that you kept waits under Saved, on this device. "Follow this search" on Explore keeps a search there, and shows what is new in it.',
    account:
      'You need no account to look around or to keep donations. "Sign In", at the top or in the menu, sends a code to your email address; what you list then belongs to your account.',
    remove:
      'Open Profile: beside each of your donations you can edit it, mark it as given, or withdraw it. You need to be signed in with the account that listed it.',
    removeAccount:
      'Under Profile you can download what is stored about you, and delete your account: it is out of sight at once, and gone for good after 7 days, in which you can change your mind.',
    cost: 'Everything here is free: donors give, nobody pays. If somebody asks you for money, please say no.',
    categories: `The categories are ${list.format(categories)}. Which one shall I look through?`,
    thanks: "You're very welcome! Is there anything else that I can look for?",
    bye: 'Goodbye, and take care!',
    rude: 'I\'m sorry that I was no help. Tell me what you need, for example "boots, size 9", and I look again.',
    refuse:
      "I can't do that. I look through what is listed here and explain this site, and I know nobody's phone number, address or password. A donor is asked by \"Contact Donor\" on the donation's page.",
  }),
  unknown:
    "I'm an automated assistant, and I don't know that. What I can do: look for clothes by kind, category or neighborhood (\"kids' shoes near the Castro\"), and explain how donating, pickup and safety work.",
  /** On another site, where an answer names a page or a button of the marketplace. */
  atTheSite: (address: string) => `All of that is at ${address}`,
  /** What is said after an answer that does not help: where people answer. */
  contact: 'For anything else, people answer under "Contact Us" at the bottom of the page.',
  /** The same where the site names nobody to write to. */
  noContact: 'The Help Center at the bottom of the page says more.',
  care: (lines: readonly string[]) =>
    [
      'I am sorry that this is happening to you. I am a program, and cannot send anybody.',
      ...(lines.length > 0 ? ['These people help at once:', ...lines] : []),
    ].join('\n'),
  helpLine: (name: string, number: string) => `• ${name}: ${number}`,
  careMore: 'Tell me what you need and where, and I look what is given away near there.',
  found: (what: string, where: string) => `Here is what I found for ${what}${where}:`,
  /** Where some of what is looked for was said in an earlier message. */
  foundAfter: (what: string, where: string) => `Going on from before: ${what}${where}:`,
  foundWide: (what: string, where: string) =>
    `I found nothing for ${what}${where} right now, but there is this elsewhere:`,
  /** How `except` begins. */
  exceptBegins: 'Nothing says ',
  /** Where nothing has some of the words. */
  except: (words: readonly string[], what: string, where: string) =>
    `Nothing says "${words.join(' ')}"${where}, but this is ${what}:`,
  foundLoosely: (what: string, where: string) => `Nothing fits all of ${what}${where}, but this comes close:`,
  nothing: (what: string, where: string) =>
    `I looked, but there is nothing for ${what}${where} right now. New things are listed every day: please ask again, or browse everything under Explore.`,
  noMore: (what: string, where: string) => `That is all for ${what}${where} right now. Explore shows everything.`,
  nothingListed: 'Nothing is listed at all right now. Be the first: open Donate.',
  newest: `This is new:`,
  /** Where nothing but a place is asked for. */
  listedAt: (where: string) => `This is listed${where}:`,
  /** What comes close is named behind what fits. It begins as `foundLoosely` does: nothing in it is said to fit. */
  alsoClose: 'Nothing else fits all of it, but this comes close:',
  /** What `whichPlace` says, with the names in a group. */
  placeAsked: /^Do you mean (.+)\?$/,
  placesBetween: /, | or /,
  whichPlace: (names: readonly string[]) => `Do you mean ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}?`,
  unknownZip: (zip: string) =>
    `I know no ZIP code ${zip} around here. Name a neighborhood or another ZIP code, and I look there.`,
  unknownPlace: (name: string) =>
    `I know no place called "${name}" around here. Name a neighborhood or a ZIP code, and I look there.`,
  nearMe:
    'I cannot see where you are. Name a neighborhood and I look around it; "Donations Near You" on the home page can use your position.',
  more: 'There is more: say "more", or look under Explore.',
  line: (title: string, place: string, link: string) => `• ${title}, ${place}: ${link}`,
  awayFrom: (miles: string, place: string) => `${miles} mi from ${place}`,
  inPlace: (place: string) => ` in ${place}`,
  within: (miles: string, place: string) => ` within ${miles} mi of ${place}`,
  /** What is looked for: "blue" "coat" for "kids", size 4y. */
  wish({ things, audience, colors, materials, purposes, sizes, unwanted, unknown }: Wish): string {
    const said = (names: readonly { word: string }[]) => names.map(({ word }) => word);
    const words = [...unknown, ...said([...colors, ...materials, ...purposes, ...things])].join(' ');
    const whom = audience.length > 0 ? `for ${said(audience).join(', ')}` : '';
    const size = sizes.length > 0 ? `(${sizes.map((size) => size.replace(/^size: /, '')).join(', ')})` : '';
    const not = unwanted.length > 0 ? `not ${said(unwanted).join(', ')}` : '';
    const parts = [words && `"${words}"`, whom, size, not].filter(Boolean);
    return words === '' ? ['anything', ...parts].join(' ') : parts.join(' ');
  },
  /** Why something is named that does not fit. */
  misses: {
    thing: 'another thing',
    relative: 'not quite that',
    audience: 'for others',
    audienceUnsaid: 'does not say for whom',
    size: 'another size',
    sizeUnsaid: 'does not name that size',
    sizeAbout: 'about that size',
    color: 'another color',
    material: 'another material',
    purpose: 'does not say that it is for that',
    word: 'does not say so',
    unread: 'written in another language: see for yourself',
  } satisfies Record<Miss, string>,
  which: (count: number): string =>
    count === 0
      ? 'Which one do you mean? Ask me to look for something first.'
      : 'Which one do you mean? Say for example "the first one".',
  gone: 'It is no longer listed.',
  about: {
    state: (title: string, state: string) => `"${title}" is ${state} right now.`,
    states: {
      available: 'still available',
      promised: 'promised to somebody, and others wait in line',
      given: 'given away',
      withdrawn: 'withdrawn',
      expired: 'no longer offered',
      paused: 'paused by its donor',
    } as Readonly<Record<string, string>>,
    otherState: 'not available',
    donor: (title: string) => `The page of "${title}" names its donor, with a link to what else they give.`,
    place: (title: string, place: string) =>
      `"${title}" is in ${place}. The exact place is agreed on once it is promised to you.`,
    sizes: (title: string, sizes: string) => `"${title}" names ${sizes}.`,
    noSize: (title: string) => `"${title}" names no size. You can ask the donor when you ask for it.`,
    how: (title: string) =>
      `Open "${title}" and press "Contact Donor": say why you would like it and when you could collect it.`,
    more: (title: string, description: string) => `"${title}": ${description}`,
  },
  /** Said about privacy where a model words the answers. */
  worded: 'A language model of another company words these answers: it reads this conversation.',
  /** What a visitor may go on with: short messages that the assistant understands. */
  suggestions: {
    newest: "What's new?",
    donate: 'How do I give clothes?',
    closer: 'Closer',
    more: 'More',
    state: 'Is it still available?',
    howToAsk: 'How do I ask for one?',
    howToAskForIt: 'How do I ask for it?',
  },
};

export type Messages = typeof assistantMessages;

/** What the assistant says in a language. */
export function messagesIn(language: Language): Messages {
  return language === 'es' ? spanishMessages : assistantMessages;
}

/** In every language. */
export const allMessages: readonly Messages[] = [assistantMessages, spanishMessages];
