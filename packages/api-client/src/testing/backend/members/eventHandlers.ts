import { reader, type MemberCall } from './call.js';

export const eventHandlers = {
  openEvents(call: MemberCall) {
    reader(call);
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('retry: 3000\n\n')),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
  },
};
