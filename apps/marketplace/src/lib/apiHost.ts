/** Taken from `<meta name="clothesline-api-host">`, then VITE_API_HOST. Empty for the page's own origin. */
export function apiHost(): string {
  const meta = globalThis.document?.head.querySelector<HTMLMetaElement>('meta[name="clothesline-api-host"]');
  return meta?.content || import.meta.env.VITE_API_HOST || '';
}
