export const sentences = {
  noAnswer: "The server didn't respond. Check your connection and try again.",
  serverTrouble: 'Something went wrong on our end. Try again in 60 seconds.',
  serverBusy: 'Something went wrong on our end. Try again in 40 seconds.',
  tooMany: 'Too many requests. Try again in 40 seconds.',
  notAllowed: "You don't have permission to do this.",
  notFound: 'This is no longer available.',
};
export type Sentence = keyof typeof sentences;

export interface Answer {
  sentence: Sentence;
  abort?: 'connectionrefused' | 'connectionreset';
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
  body?: string;
}

const json = (sentence: Sentence, status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  sentence,
  status,
  contentType: 'application/json',
  headers,
  body,
});

export const answers: Record<string, Answer> = {
  'no connection': { sentence: 'noAnswer', abort: 'connectionrefused' },
  'a reset connection': { sentence: 'noAnswer', abort: 'connectionreset' },
  'the page of a captive portal': {
    sentence: 'noAnswer',
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Sign in</title>',
  },
  'a truncated response': json('serverTrouble', 200, '[{"id":1,"title":"A co'),
  'an empty response': json('serverTrouble', 200, ''),
  'a different shape': json('serverTrouble', 200, '{"rows":[]}'),
  null: json('serverTrouble', 200, 'null'),
  'a list with invalid items': json('serverTrouble', 200, '[null,7,"x",{}]'),
  '400': json('serverTrouble', 400, '{"message":"No"}'),
  '401': json('notAllowed', 401, '{"message":"No"}'),
  '403': json('notAllowed', 403, '{"message":"No"}'),
  '404': json('notFound', 404, '{"message":"No"}'),
  '410': json('notFound', 410, ''),
  '413': json('serverTrouble', 413, ''),
  '422': json('serverTrouble', 422, '{"message":"No"}'),
  '429': json('tooMany', 429, '{"message":"No"}', { 'Retry-After': '40' }),
  '500': json('serverTrouble', 500, '<h1>Oops</h1>'),
  '502': json('serverTrouble', 502, ''),
  '503': json('serverTrouble', 503, '{"message":"No"}'),
  '503 with a time': json('serverBusy', 503, '{"message":"No"}', { 'Retry-After': '40' }),
};

/** Tested on all screens. The others are only tested on screens that show donations. */
export const everywhere = new Set(['no connection', 'a list with invalid items', '403', '404', '429', '500']);
