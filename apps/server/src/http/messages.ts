import { photoLimits, photoTypes } from '@clothesline/api-client/contract';
import { memberLimits, refusalTexts } from '@clothesline/api-client/members';

/** The messages of error responses. Those of single fields are in the contract. */
export const messages = {
  ...refusalTexts,
  noSuchCall: 'There is no such call.',
  noSuchPage: 'There is nothing at this address.',
  unknownPushService: 'This site sends no notifications to the push service of this browser.',
  notPossible: (method: string) => `${method} is not possible here.`,
  sendJson: 'Please send JSON (Content-Type: application/json).',
  sendUtf8: 'Please send UTF-8.',
  sendPlain: 'Please send the body without a Content-Encoding.',
  notJson: 'This is not JSON.',
  tooLarge: (bytes: number) => `Please send at most ${bytes} bytes.`,
  tooDeep: 'This JSON is nested too deeply.',
  cutOff: 'The request ended before its body did.',
  foreignOrigin: 'This website is not on the list of sites that may list donations here.',
  noOrigin: 'Please name a site by its address, as in /embed/origin?site=https://www.example.org',
  otherSite: 'This can be done on our own site alone.',
  notThere: 'There is nothing with this number.',
  enterEmail: 'Please enter an email address',
  tooManyAlerts: `There are ${memberLimits.alerts} alerts already. End one of them first.`,
  tooManyAlertsAsked: (seconds: number) =>
    `Many alerts were asked for from here. Please try again ${inWords(seconds)}.`,
  tooManyRequests: (seconds: number) =>
    `You asked for many things in a short time. Please try again ${inWords(seconds)}.`,
  tooManyTries: (seconds: number) => `Many words were tried. Please try again ${inWords(seconds)}.`,
  ownCase: 'This is about you: another moderator decides.',
  notAModerator: 'This is for moderators.',
  blocked: 'You cannot write to this person.',
  conversationFull: 'You have written as much as fits into this conversation.',
  thisIsYou: 'This is you.',
  tooManyReportsOfPeople: (seconds: number) =>
    `You reported many things in a short time. Please try again ${inWords(seconds)}.`,
  signIn: 'Please sign in first.',
  otherAccount: (name: string) => `You are signed in as ${name} now.`,
  suspended: 'A moderator suspended this account. It can read, download its data and be deleted, and nothing else.',
  usernameTaken: 'Somebody else has this username.',
  nameOfSite: 'This name is kept for those who run the site.',
  demoPerson: 'This is a person of the demo. Sign in with your own address to change this.',
  emailTaken: 'There is an account with this address already.',
  barred: 'A moderator suspended an account of this mailbox. It cannot begin another.',
  emailMoved:
    'This address belonged to an account until a few days ago. If you did not change it, use the link in the email that we sent about it.',
  wrongOwnPassword: 'This is not your password.',
  undoOver: 'This link was used already, is older than 7 days, or a later one took its place.',
  wrongPassword: 'Address or password are not right. A code works without a password.',
  noPasskeysHere: 'Passkeys need a site with a name: they do not work at an address of numbers.',
  wrongPasskey: 'This passkey did not sign in: it may have been removed, or it took too long. A code works without it.',
  wrongNewPasskey: 'This passkey could not be added: it took too long, or is not for this site. Please try again.',
  knownPasskey: 'This passkey is on an account already.',
  tooManyPasskeys: `An account has at most ${memberLimits.passkeys} passkeys. Remove one first.`,
  wrongCode: 'This code is not right, or it no longer works. You can ask for a new one.',
  tooManyCodes: (seconds: number) => `Many codes were asked for. Please try again ${inWords(seconds)}.`,
  tooManySignIns: (seconds: number) => `There were many tries. Please try again ${inWords(seconds)}.`,
  foreignForm: 'Forms of other websites cannot be sent here.',
  failed: 'Something went wrong on our side. Please try again later.',
  storeAway: 'The store cannot be reached right now. Please try again in a moment.',
  photosAway: 'The photos cannot be reached right now. Please try again in a moment.',
  photoDamaged: 'This photo cannot be shown right now.',
  storeFull: 'The server is out of space, so nothing can be added right now.',
  starting: 'The server is starting. Please try again in a moment.',
  busy: 'The server is very busy right now. Please try again in a moment.',
  tooManyDonations: (seconds: number) =>
    `Many donations were listed from here in a short time. Please try again ${inWords(seconds)}.`,
  tooManyPhotos: (seconds: number) =>
    `Many photos were sent from here in a short time. Please try again ${inWords(seconds)}.`,
  tooManyMessages: (seconds: number) => `That was a lot of messages. Please go on ${inWords(seconds)}.`,
  tooManyWrites: (seconds: number) => `That was a lot at once. Please go on ${inWords(seconds)}.`,
  tooManyReports: (seconds: number) => `Many errors were reported from here. Please go on ${inWords(seconds)}.`,
  badPhotoType: `Please send the photo as it is, as one of ${photoTypes.join(', ')}.`,
  badPhoto: {
    type: 'Please use a photo that is a JPEG, a PNG or a WebP.',
    animated: 'Please use a photo that does not move.',
    pixels: `Please use a photo of at most ${photoLimits.pixels / 1_000_000} megapixels.`,
    depth: 'Please use a photo of at most 24 megapixels, or one with 8 bits for each color.',
    shape: 'This photo is too long and narrow. Please cut it.',
    broken: 'This photo cannot be read; a part of it may be missing. Please use another.',
    scans: 'This JPEG is written in too many steps. Please save it again, or use another.',
    slow: 'This photo takes too long to read. Please use another.',
  },
  forbiddenPhoto: 'This photo may not be shown here. Please use another.',
  missingPhoto: 'This photo is not here any more. Please add it again.',
  reusedKey: 'This Idempotency-Key was used for something else.',
  badKey: 'An Idempotency-Key has 8 to 100 characters of A-Z, a-z, 0-9, _ and -',
  badRequest: 'This is not a request that can be understood.',
  addressTooLong: 'This address is too long.',
  headersTooLarge: 'The headers of this request are too large.',
  tooSlow: 'The request took too long.',
} as const;

/** A wait, rounded up: "in 40 seconds", "in 3 minutes". */
function inWords(seconds: number): string {
  if (seconds <= 1) return 'in a second';
  if (seconds < 90) return `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
