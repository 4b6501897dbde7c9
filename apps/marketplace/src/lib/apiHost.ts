/** `<meta name="clothesline-api-host">`, else VITE_API_HOST, else the page's origin. */
export function apiHost(): string {
  const meta = globalThis.document?.head.querySelector<HTMLMetaElement>('meta[name="clothesline-api-host"]');
  return meta?.content || import.meta.env.VITE_API_HOST || '';
}
