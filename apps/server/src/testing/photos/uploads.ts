import { photoSchema, type Photo } from '@clothesline/api-client/contract';

/** Sends a photo to a server. */
export function sendPhoto(host: string, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${host}/api/photos`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', ...headers },
    body: new Uint8Array(bytes),
  });
}

/** Sends a photo that is taken, and gives what the server made of it. */
export async function storePhoto(host: string, bytes: Uint8Array): Promise<Photo> {
  const response = await sendPhoto(host, bytes);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  return photoSchema.parse(JSON.parse(text));
}
