import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from '../resilience/answers.js';

export interface Proxy {
  origin: string;
  targets: readonly string[];
  /** Handles API calls: the real servers, a canned response, or nobody. */
  api: Answer | 'server' | 'nobody';
  /** Drops the connection instead of responding to POSTs. Note that Firefox retries them. */
  losesPosts: boolean;
  /** Missing files. */
  missing: RegExp | undefined;
  close(): void;
}

export async function startProxy(...targets: string[]): Promise<Proxy> {
  const proxy: Proxy = {
    origin: '',
    targets,
    api: 'server',
    losesPosts: false,
    missing: undefined,
    close: () => server.close(),
  };
  let requests = 0;
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const { api } = proxy;
    if (proxy.missing?.test(url)) {
      outgoing.writeHead(404).end();
    } else if (!url.startsWith('/api/') || api === 'server') {
      requests += 1;
      const target = proxy.targets[requests % proxy.targets.length];
      const isLost = proxy.losesPosts && method === 'POST';
      const onward = request(new URL(url, target), { method, headers }, (response) => {
        if (isLost) {
          response.resume().once('end', () => incoming.socket.destroy());
          return;
        }
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
