import { photoSchema, type Photo } from '@clothesline/api-client/contract';

export function sendPhoto(host: string, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${host}/api/photos`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', ...headers },
    body: new Uint8Array(bytes),
  });
}

export async function storePhoto(host: string, bytes: Uint8Array): Promise<Photo> {
  const response = await sendPhoto(host, bytes);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  return photoSchema.parse(JSON.parse(text));
}
