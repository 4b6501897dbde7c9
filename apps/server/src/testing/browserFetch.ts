import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Sends a browser's `Sec-Fetch-*` headers, which Node's fetch replaces. */
export function browserFetch(
  url: string,
  headers: Record<string, string>,
  init: { method?: string; body?: string } = {},
) {
  return new Promise<Response>((resolve, reject) => {
    const asking = request(url, { method: init.method ?? 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const packed = Buffer.concat(chunks);
        const plain = unpack[response.headers['content-encoding'] ?? '']?.(packed) ?? packed;
        const body = status === 204 || status === 304 ? null : new Uint8Array(plain);
        const pairs = Object.entries(response.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        resolve(new Response(body, { status, headers: pairs }));
      });
    });
    asking.on('error', reject);
    asking.end(init.body);
  });
}
