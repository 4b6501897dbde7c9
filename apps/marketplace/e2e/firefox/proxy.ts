import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from '../resilience/answers.js';

/** A server in front of the real one, which answers some calls itself. */
export interface Proxy {
  origin: string;
  /** What answers the calls of the API: the server, one of the odd answers, or nobody, ever. */
  api: Answer | 'server' | 'nobody';
  /** Files under /assets/ that are gone. */
  missing: RegExp | undefined;
  close(): void;
}

export async function startProxy(target: string): Promise<Proxy> {
  const proxy: Proxy = { origin: '', api: 'server', missing: undefined, close: () => server.close() };
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const { api } = proxy;
    if (proxy.missing?.test(url)) {
      outgoing.writeHead(404).end();
    } else if (!url.startsWith('/api/') || api === 'server') {
      const onward = request(new URL(url, target), { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    } else if (api !== 'nobody') {
      if (api.abort) return incoming.socket.destroy();
      outgoing.writeHead(api.status ?? 200, { 'Content-Type': api.contentType, ...api.headers }).end(api.body);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  proxy.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return proxy;
}
