import { maxBodyBytes, photoLimits } from '@clothesline/api-client/contract';

export const docMessages = {
  title: 'Clothesline API',
  version: '1.0.0',
  description:
    'List and find clothing donations, and chat with the assistant. Reading and the chat work from any website without credentials. Creating a donation requires an allowed origin. Every error response is JSON: {"message": "…", "code": "…", "values": {…}, "issues": [{"path": "images.0", "message": "…", "code": "…"}]}. The message is in English. Use the code and the values to show it in another language.',
  success: 'Success.',
  totalCount: 'Total number of matching donations.',
  totalEstimate: 'Present if the total is an estimate from the newest donations.',
  searchedInstead:
    'Present on searches: the corrected query, percent-encoded, if nothing matched the original query; otherwise empty.',
  idempotencyKey:
    'Unique key of this write. A retry with the same key within 24 hours returns the first response and does not repeat the write.',
  link: 'Address of the next page, as <address>; rel="next". Absent on the last page.',
  errorResponses: {
    '400': 'The input is invalid. "issues" lists the fields.',
    '403': 'This origin is not allowed.',
    '404': 'Not found.',
    '409': 'The Idempotency-Key was used for another donation.',
    '413': `The body is larger than ${maxBodyBytes} bytes.`,
    '415': 'The content type is not application/json.',
    '429': 'Too many requests. Retry after the number of seconds in Retry-After.',
    default: 'Any other error.',
  } as Readonly<Record<string, string>>,
  photoErrors: {
    '400': 'The body is incomplete.',
    '413': `The photo is larger than ${photoLimits.bytes} bytes.`,
    '415': 'The body is compressed (Content-Encoding).',
    '422': `The photo is not accepted: its content is of another type, animated or incomplete, or it has more than ${photoLimits.pixels} pixels.`,
  } as Readonly<Record<string, string>>,
  memberErrors: {
    '401': 'Not signed in.',
    '403': 'The resource belongs to another account, the account is suspended, or the origin is not allowed.',
    '409': 'The current state does not allow this, or the Idempotency-Key was used for another request.',
    '422': 'The input is invalid. "issues" lists the fields.',
  } as Readonly<Record<string, string>>,
} as const;
