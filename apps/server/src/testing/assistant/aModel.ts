import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export type Turn = (response: ServerResponse, sent: SentBody) => void | Promise<void>;

interface SentBody {
  model: string;
  messages: { role: string; content: string | null }[];
  tools: { function: { name: string } }[];
}

export const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

export const streamed = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }) && response;

/** Streams text in small chunks. */
export const says =
  (text: string): Turn =>
  (response) => {
    streamed(response);
    for (const part of text.match(/[\s\S]{1,7}/g) ?? []) response.write(chunk({ role: 'assistant', content: part }));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };

/** Calls a tool with raw arguments. */
export const calls =
  (name: string, input: string): Turn =>
  (response) => {
    const call = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: input } };
    streamed(response).end(
      `${chunk({ role: 'assistant', content: null, tool_calls: [call] })}${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
    );
  };

export const find = calls('find', '{"wish":"warm jackets"}');

export function aModel() {
  const model = { url: '', turns: [] as Turn[], sent: [] as { body: SentBody; headers: IncomingMessage['headers'] }[] };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as SentBody;
      model.sent.push({ body, headers: request.headers });
      void (model.turns.shift() ?? says('There is nothing more to say.'))(response, body);
    });
  });
  // closing a keep-alive connection would break the client
  server.keepAliveTimeout = 120_000;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    model.turns = [];
    model.sent = [];
  });
  return model;
}
