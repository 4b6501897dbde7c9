import { maxBodyBytes, photoLimits } from '@clothesline/api-client/contract';

/** Texts of the API's document. */
export const docMessages = {
  title: 'Clothesline API',
  version: '1.0.0',
  description:
    'Donations of clothes: list them, find them, ask the assistant. Reads and the chat answer any website without credentials; listing a donation needs a website that the server knows. Every error response is JSON: {"message": "…", "code": "…", "values": {…}, "issues": [{"path": "images.0", "message": "…", "code": "…"}]}. The message is English; a code names the same text in every language, with its values.',
  success: 'It worked.',
  totalCount: 'How many donations match in all.',
  totalEstimate: 'Sent where the count of a search is worked out from the newest donations.',
  searchedInstead:
    'Sent with a search: the words that were looked for instead, percent-encoded, where nothing has all that were asked for; empty where something has.',
  idempotencyKey:
    'A name of your own for this write: sent again within a day it gives the first response, and nothing is done twice.',
  link: 'Where the next page is, as <address>; rel="next". Missing on the last page.',
  errorResponses: {
    '400': 'Something in the input is wrong; "issues" names each field.',
    '403': 'This website may not do that.',
    '404': 'There is none.',
    '409': 'The Idempotency-Key was used for another donation.',
    '413': `The body is larger than ${maxBodyBytes} bytes.`,
    '415': 'The body is not sent as application/json.',
    '429': 'Too many in a short time; Retry-After says how many seconds to wait.',
    default: 'Any other failure.',
  } as Readonly<Record<string, string>>,
  photoErrors: {
    '400': 'The body was cut off.',
    '413': `The photo is larger than ${photoLimits.bytes} bytes.`,
    '415': 'The body is packed (Content-Encoding).',
    '422': `The declared type is none of the three, or the file is no photo that is taken: another type, animated, cut off, or of more than ${photoLimits.pixels} pixels. Which of the three types it is, the content decides.`,
  } as Readonly<Record<string, string>>,
  memberErrors: {
    '401': 'Nobody is signed in.',
    '403': 'It belongs to somebody else, the account may not write, or the page is of another site.',
    '409': 'The state does not allow it, or the Idempotency-Key was used for something else.',
    '422': 'Something in the input is wrong; "issues" names each field.',
  } as Readonly<Record<string, string>>,
} as const;
