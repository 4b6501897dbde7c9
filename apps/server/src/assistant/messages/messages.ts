import { namesFeature } from '../wishes/aspects.js';
import type { Need } from '../crisis/crisis.js';
import type { Miss } from '../search/fits.js';
import type { Topic } from '../topics/topic.js';
import type { Language } from '../language/language.js';
import type { Name } from '../language/names.js';
import type { Wish } from '../wishes/wish.js';
import { sizeSaid, sizesBeside, whomSaid } from './echo.js';
import { spanishMessages } from './messages.es.js';
import { siteTopics } from './siteTopics.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('en-US');
const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What is left out: "no wool", "no zipper", "not black". */
function refusal({ word, entry }: Name): string {
  const isNoun = entry.facet === 'thing' || entry.facet === 'material' || namesFeature(word);
  return `${isNoun ? 'no' : 'not'} ${word}`;
}

/** Whom something is for, as a sentence says it. */
const wearers: Readonly<Record<string, string>> = {
  mens: 'men',
  man: 'a man',
  womens: 'women',
  woman: 'a woman',
  lady: 'a woman',
  ladys: 'a woman',
  boy: 'a boy',
  girl: 'a girl',
  baby: 'a baby',
  toddler: 'a toddler',
  child: 'a child',
  kid: 'a kid',
  teen: 'a teen',
  son: 'your son',
  daughter: 'your daughter',
  husband: 'your husband',
  wife: 'your wife',
  mom: 'your mom',
  mother: 'your mother',
  dad: 'your dad',
  father: 'your father',
  pregnant: 'a pregnancy',
  maternity: 'a pregnancy',
  newborn: 'a newborn',
};

const wearerNamed = (word: string) => wearers[word.toLowerCase().replaceAll("'", '')] ?? word;

/** Names one behind the other, or with "or" where one will do. */
const joinedNames = (names: Wish['things']) =>
  names.map(({ word }) => word).join(names.every(({ isEither }) => isEither) ? ' or ' : ' ');

/** For what; nothing where anything will do, and for whom where that alone is said. */
function forWhat(what: string): string {
  if (what === 'anything') return '';
  return /^anything (?:for|\()/.test(what) ? what.slice('anything'.length) : ` for ${what}`;
}

const program = 'I am a program, and cannot send anybody.';

/** What is said first to somebody in need. */
const cares: Readonly<Record<Need, string>> = {
  danger: `I am sorry, this sounds dangerous. Please call your emergency number now, and go where you are safe if you can. ${program}`,
  despair: `I am so sorry; that is a lot to carry, and I am glad that you said it. Nobody has to be alone with this: please talk to one of these people now. ${program}`,
  assault: `I am so sorry. It is not your fault, and you do not have to go through this alone. ${program}`,
  violence: `I am sorry that this is happening to you. It is not your fault; if you are in danger now, call your emergency number first. ${program}`,
  member:
    'I am sorry; nobody may treat you like that. If you are in danger now, call your emergency number first. Then press Report on the person, the message or the donation: the moderators look at it, and nobody is told that it was you. "Block" on the person\'s page keeps them from writing to you.',
  shelter: `I am sorry that this is happening to you. ${program}`,
  cold: `I am sorry that this is happening to you. ${program}`,
};

const whatAndWhere = 'Tell me what you need and where, and I will look for what is given away near there.';
const onceSafe = 'Once you are safe, I can look for clothes for you.';

/** What is said last to somebody in need. */
const careMores: Readonly<Partial<Record<Need, string>>> = {
  danger: onceSafe,
  member: onceSafe,
  shelter: whatAndWhere,
  cold: whatAndWhere,
};

/** What the assistant says in English. */
export const assistantMessages = {
  language: 'en' as Language,
  greeting: (product: string) =>
    `Hi! I'm ${product}'s automated assistant. Tell me what you are looking for, for example "a warm jacket near the Castro", or ask me how donating or pickup works.`,
  /** @param categories What there is to look through */
  topics: (product: string, categories: readonly string[]): Record<Topic, string> => ({
    ...siteTopics.en,
    about: `I'm an automated assistant, not a person. ${product} is a place where neighbors give clothes to neighbors, for free: find something, open it and press "Contact Donor" to ask for it, and once it is promised to you, agree on where and when to pick it up. To give, open Donate. I can look through what is listed right now (by kind, category or neighborhood), and explain how donating, pickup and staying safe work.`,
    operator: `On ${product}, donors and takers agree on each handover themselves; nothing is sold here. I am not a person, and I do not know who runs it.`,
    donate:
      'Thank you for giving! Open Donate, add a title, a short description, a category, at least one picture and roughly where it is, and press "Create Donation". It shows at once, here and on the map.',
    condition:
      'Give what you would hand to a friend: clean and dry. Small flaws are fine when the description names them; please list no worn underwear and nothing unsafe or dirty. What is listed is described by its donor: look it over when you meet, and it is fine to say no.',
    pickup:
      'Donor and taker arrange pickup directly: agree on a time and a place that suit you both, for example near a station if you have no car, and say so if somebody else comes for you. Be prompt, and tell them early if you cannot come. There is no delivery here, and the site collects nothing.',
    pictures:
      'A card shows the first picture of a donation, and its page shows all that there are. To see more of it, ask the donor when you ask for it.',
    safety:
      'Meet in a public, busy place by daylight, tell a friend where you are going, and keep your home address, passwords and money out of it. Nothing here ever costs anything; if somebody asks you to pay, walk away.',
    privacy:
      'Nobody is shown your address: a listing is public, and names a neighborhood and a rough area, so leave your street out of it. There are no advertisements and no tracking here. Your email address is seen by nobody else, and no phone number is asked for. What you write to me is stored under a random number, not under your name, and deleted after a time, or at once by "Delete this conversation" above. The Privacy Policy at the bottom of the page says it all.',
    report:
      'Press Report on the donation, the message or the person: the moderators of this site look at it, and nobody is told that it was you. "Block" on a person\'s page keeps them from writing to you. In danger, call your emergency number first (911 in the United States).',
    contact:
      'Open the donation and press "Contact Donor": say why you would like it and when you could collect it. You need to be signed in. The answer is under Requests, at the bell.',
    unanswered:
      'A donor who does not answer is reminded. Whoever stays silent for long has the donation paused, and everybody who asked is told, with similar donations nearby. Under Requests, at the bell, you see how yours stands; you can write there, or cancel and ask for something else.',
    save: 'Press the heart on a donation to keep it. Everything that you kept waits under Saved, on this device. "Follow this search" on Explore keeps a search there, and shows what is new in it.',
    account:
      'You need no account to look around or to keep donations. To ask for a donation you sign in, and where the site wants it also to list one: "Sign In", at the top or in the menu, sends a code to your email address, and makes an account where you have none yet. What you list while signed in belongs to it.',
    remove:
      'Open Profile: beside each of your donations you can edit it, mark it as given, or withdraw it. You need to be signed in with the account that listed it.',
    removeAccount:
      'Under Profile you can download what is stored about you, and delete your account: it is out of sight at once, and gone for good after 7 days, in which you can change your mind.',
    cost: 'Everything here is free: donors give, nobody pays. If somebody asks you for money, also for sending something, do not pay, and press Report.',
    otherSize: 'Tell me the size that you need, for example "size 12" or "L", and I will look again.',
    whoMayAsk:
      'Whoever is signed in may ask for what they can use, and the site asks for no proof of need. The donor chooses who gets it, so a few words about why you would like it help. The Terms of Service at the bottom of the page say the rest.',
    cancelRequest:
      'Tell the other one early: under Requests, at the bell, you can write to them, or cancel. Then the next in line gets it, and you can ask again another time.',
    noFit:
      'Look it over when you meet, and say no if it does not fit: that is fine. There are no returns through the site; what you cannot use you can pass on under Donate.',
    listingTime:
      'A listing stays until it is given, you withdraw it, or its time is over. Under Profile you see how each of yours stands, and can renew it.',
    device: 'Yes, a phone will do: the site works in the browser of a phone, a tablet or a computer.',
    noShop:
      'There is no shop and no drop-off place here: neighbors hand things to each other. To give something, list it under Donate; to get something, ask its donor with "Contact Donor", and agree on where to meet.',
    onlyClothes: `This site is for clothes and what goes with them: what you list has one of the categories ${list.format(categories)}. The Donation Guidelines at the bottom of the page say what is good to give.`,
    categories: `The categories are ${list.format(categories)}. Which one shall I look through?`,
    thanks: "You're very welcome! Is there anything else that I can look for?",
    bye: 'Goodbye, and take care!',
    rude: 'I\'m sorry that I was no help. Tell me what you need, for example "boots, size 9", and I will look again.',
    refuse:
      "I can't do that. I look through what is listed here and explain this site, and I know nobody's phone number, address or password. A donor is asked by \"Contact Donor\" on the donation's page.",
  }),
  welcome: "You're welcome!",
  loss: 'I am so sorry for your loss.',
  otherHelp: 'For a roof, food or other help:',
  unknown:
    "I'm an automated assistant, and I don't know that. What I can do: look for clothes by kind, category or neighborhood (\"kids' shoes near the Castro\"), and explain how donating, pickup and safety work.",
  /** On another site, where an answer names a page or a button of the marketplace. */
  atTheSite: (address: string) => `All of that is at ${address}`,
  /** What is said after an answer that does not help: where people answer. */
  contact: 'For anything else, people answer under "Contact Us" at the bottom of the page.',
  /** The same where the site names nobody to write to. */
  noContact: 'The Help Center at the bottom of the page says more.',
  care: (need: Need, lines: readonly string[]) =>
    [cares[need], ...(lines.length > 0 ? ['These people help at once:', ...lines] : [])].join('\n'),
  helpLine: (name: string, number: string) => `• ${name}: ${number}`,
  careMore: (need: Need) => careMores[need] ?? 'If clothes would help, tell me which and where, and I will look.',
  found: (what: string, where: string) => `Here is what I found${forWhat(what)}${where}:`,
  /** Where some of what is looked for was said in an earlier message. */
  foundAfter: (what: string, where: string) => `Going on from before: ${what}${where}:`,
  foundWide: (what: string, where: string) =>
    `I found nothing${forWhat(what)}${where} right now, but there is this elsewhere:`,
  /** How `except` begins. */
  exceptBegins: 'Nothing says ',
  /** Where nothing has some of the words. */
  except: (words: readonly string[], what: string, where: string) =>
    `Nothing says "${words.join(' ')}"${where}, but this is ${what}:`,
  foundLoosely: (what: string, where: string) => `Nothing fits all of ${what}${where}, but this comes close:`,
  nothing: (what: string, where: string) =>
    `I looked, but there is nothing${forWhat(what)}${where} right now. New things are listed every day: please ask again, or browse everything under Explore.`,
  noMore: (what: string, where: string) => `That is all${forWhat(what)}${where} right now. Explore shows everything.`,
  nothingListed: 'Nothing is listed at all right now. Be the first: open Donate.',
  newest: `This is new:`,
  /** Where nothing but a place is asked for. */
  listedAt: (where: string) => `This is listed${where}:`,
  /** What comes close is named behind what fits. It begins as `foundLoosely` does: nothing in it is said to fit. */
  alsoClose: 'Nothing else fits all of it, but this comes close:',
  /** More than the greatest number that is counted. */
  moreThan: (count: number) => `more than ${count}`,
  counted: (count: string, what: string, where: string) => `I found ${count}${forWhat(what)}${where}:`,
  /** What `whichPlace` says, with the names in a group. */
  placeAsked: /^Do you mean (.+)\?$/,
  placesBetween: /, | or /,
  whichPlace: (names: readonly string[]) => `Do you mean ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}?`,
  unknownZip: (zip: string) =>
    `I do not know the ZIP code ${zip} around here. Name a neighborhood or another ZIP code, and I will look there.`,
  unknownPlace: (name: string) =>
    `I do not know a place called "${name}" around here. Name a neighborhood or a ZIP code, and I will look there.`,
  nearMe:
    'I cannot see where you are. Name a neighborhood and I will look around it; "Donations Near You" on the home page can use your position.',
  more: 'There is more: say "more", or look under Explore.',
  line: (title: string, place: string, link: string) => `• ${title}, ${place}: ${link}`,
  awayFrom: (miles: string, place: string) => `${miles} mi from ${place}`,
  inPlace: (place: string) => ` in ${place}`,
  within: (miles: string, place: string) => ` within ${miles} mi of ${place}`,
  /** What is looked for: "blue" "coat" for "kids", size 4y. */
  wish({ things, audience, colors, materials, purposes, sizes, otherThan, unwanted, unknown }: Wish): string {
    const said = (names: readonly { word: string }[]) => names.map(({ word }) => word);
    const words = [
      ...unknown,
      said(colors).join(' or '),
      joinedNames(materials),
      ...said(purposes),
      joinedNames(things),
    ]
      .filter(Boolean)
      .join(' ');
    const whom = audience.length > 0 ? `for ${whomSaid(audience).map(wearerNamed).join(', ')}` : '';
    const beside = sizesBeside(sizes, audience);
    const size = beside.length > 0 ? `(${beside.map(sizeSaid).join(', ')})` : '';
    const parts = [words && `"${words}"`, whom, size, otherThan && 'in other sizes'].filter(Boolean);
    const wished = words === '' ? ['anything', ...parts].join(' ') : parts.join(' ');
    return [wished, ...unwanted.map(refusal)].join(', ');
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
    colorUnsaid: 'does not say the color',
    material: 'another material',
    materialUnsaid: 'does not say that it is of that',
    purpose: 'does not say that it is for that',
    word: 'does not say so',
    unwanted: 'has what you leave out',
    unread: 'in a language that I hardly read',
  } satisfies Record<Miss, string>,
  which: (count: number): string =>
    count === 0
      ? 'Which one do you mean? Ask me to look for something first.'
      : 'Which one do you mean? Say for example "the first one".',
  fewer: (count: number): string => (count === 1 ? 'I showed only one.' : `I showed only ${count}.`),
  gone: 'It is no longer listed.',
  about: {
    state: (title: string, state: string) => `"${title}" ${state}.`,
    states: {
      available: 'is still available right now',
      promised: 'is promised to somebody right now, and others wait in line',
      given: 'has been given away',
      withdrawn: 'was withdrawn by its donor',
      expired: 'is no longer offered',
      paused: 'is paused by its donor',
    } as Readonly<Record<string, string>>,
    otherState: 'is not available right now',
    donor: (title: string) => `The page of "${title}" names its donor, with a link to what else they give.`,
    place: (title: string, place: string) =>
      `"${title}" is in ${place}. The exact place is agreed on once it is promised to you.`,
    far: (title: string, place: string, miles: readonly string[]) =>
      `"${title}" is in ${place}, ${list.format(miles)}.`,
    milesFrom: (miles: string, from: string) => `about ${miles} mi from ${from}`,
    listed: (title: string, at: Date) => `"${title}" was listed on ${day.format(at)}.`,
    size: (size: string) => size,
    sizes: (title: string, sizes: string) => `The size of "${title}": ${sizes}.`,
    /** Behind its sizes, about which they are in another system. */
    about: (system: string, sizes: readonly string[]) => `That is about ${system} ${or.format(sizes)}.`,
    sizeFor: {
      women: (size: string) => `${size} for women`,
      men: (size: string) => `${size} for men`,
      kids: (size: string) => `${size} for kids`,
    },
    color: (title: string, colors: readonly string[]) => `The color of "${title}": ${list.format(colors)}.`,
    /** Behind its sizes, how they stand to one that was said. */
    sizeFit: {
      same: 'That is the same size.',
      about: 'That is about the same size.',
      larger: 'That is larger than the size that you say, so it may be too big.',
      smaller: 'That is smaller than the size that you say, so it may be too small.',
    },
    noOtherSize: 'It is one piece: there is no other size of it.',
    sizeFirst: { biggest: 'By size, the largest first:', smallest: 'By size, the smallest first:' },
    nearestFirst: 'The nearest first:',
    newestFirst: 'The newest first:',
    prettiest: 'I do not see pictures, so that is for you to say. Say "more" for others.',
    bestFirst: 'The first one fits best of what you asked for:',
    /** Of those that were shown, what has that by which one chooses. */
    someFit: (count: number): string => (count === 1 ? 'Of those, this one fits:' : 'Of those, these fit:'),
    noneFits: 'I see none among those of which I could say that:',
    noneSays: 'None of those says anything of that; their donors can tell you.',
    noted: (title: string, notes: readonly string[]): string =>
      notes.length > 0 ? `"${title}" (${notes.join(', ')})` : `"${title}"`,
    sameDonor: 'They are from one and the same person.',
    otherDonors: 'They are from different people; the page of each names its donor.',
    noSystem: (system: string) => `It names no ${system} size; its donor can tell you.`,
    noSize: (title: string) => `"${title}" names no size. You can ask the donor when you ask for it.`,
    how: (title: string) =>
      `Open "${title}" and press "Contact Donor": say why you would like it and when you could collect it.`,
    more: (title: string, description: string) => `"${title}": ${description}`,
    /** What it says of what was asked, in its own words. */
    says: (title: string, quote: string) => `"${title}" says: "${quote}"`,
    /** Behind what it says of some of what was asked. */
    notAll: 'The rest I do not find in it; its donor can tell you.',
    /** Behind all that a donation says, where that may or may not be the answer. */
    askDonor: 'What it leaves open, its donor can tell you.',
    /** Where its title alone says it. */
    called: (title: string) => `It is called "${title}".`,
    /** Behind a quote in another language, the words of it that are known. */
    inYourWords: (words: string) => `In English, word for word: ${words}.`,
    unsaid: (title: string) => `I do not find that in what "${title}" says; its donor can tell you. In full:`,
    /** The same of one of several. */
    unsaidOf: (title: string) => `I do not find that in what "${title}" says.`,
    /** Where it may say it in letters that the assistant does not read. */
    unread: (title: string) => `"${title}" is in a language that I hardly read; its donor can tell you. Its own words:`,
  },
  /** Said about privacy where a model words the answers. */
  worded: 'A language model of another company words these answers: it reads this conversation.',
  /** What a visitor may go on with: short messages that the assistant understands. */
  suggestions: {
    newest: "What's new?",
    donate: 'How do I give clothes?',
    closer: 'Closer',
    more: 'More',
    otherSizes: 'Other sizes',
    sameSize: 'What else is there in that size?',
    sameAge: 'What else is there for that age?',
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
