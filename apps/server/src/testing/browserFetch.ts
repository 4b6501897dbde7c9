import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Asks as a browser does, `Sec-Fetch-*` included: Node's own fetch puts its own words there. */
export function browserFetch(
  url: string,
  headers: Record<string, string>,
  init: { method?: string; body?: string } = {},
) {
  return new Promise<Response>((resolve, reject) => {
    const asking = request(url, { method: init.method ?? 'GET', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const packed = Buffer.concat(chunks);
        const plain = unpack[answer.headers['content-encoding'] ?? '']?.(packed) ?? packed;
        const body = status === 204 || status === 304 ? null : new Uint8Array(plain);
        const pairs = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
        resolve(new Response(body, { status, headers: pairs }));
      });
    });
    asking.on('error', reject);
    asking.end(init.body);
  });
}
