import { isHttpUrl, isSafeAddress } from '@clothesline/api-client/contract';
import { json, type UrlSpec } from './table.js';

/** Defines an attribute for an http(s) URL or a path. */
export function url<const Spec extends Omit<UrlSpec, 'type' | 'isSafe'>>(spec: Spec) {
  return { type: 'url', isSafe: isSafeAddress, ...spec } as const;
}

/** Defines an attribute for text overrides. An override must be a string or a function, just like the original. */
export function texts<Messages extends object>(builtIn: Messages) {
  const kinds = new Map(Object.entries(builtIn).map(([key, text]) => [key, typeof text]));
  return json<Partial<Messages>>({
    description: 'Overrides of the built-in texts',
    isValid: (value): value is Partial<Messages> =>
      isRecord(value) &&
      Object.entries(value).every(([key, text]) => !kinds.has(key) || typeof text === kinds.get(key)),
    expected: 'an object of texts (one that has values in it is a function, which only a script can set)',
  });
}

/** Whether a value is a plain object, as opposed to an array or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Degrees north. */
export const latitudeRange = { min: -90, max: 90 } as const;
/** Degrees east. */
export const longitudeRange = { min: -180, max: 180 } as const;

/** Attributes that all widgets have in common. */
export const commonAttributes = {
  'api-host': {
    type: 'url',
    description: 'The server, such as https://api.example.org; the origin of the page by default',
    isSafe: (address: string) => address === '' || isHttpUrl(address),
    setBy: 'owner',
    default: '',
  },
  product: { type: 'string', description: 'The name of the marketplace', default: 'Clothesline' },
  'link-base': url({ description: 'Prefix of links to /donations/{id}', setBy: 'author', default: '' }),
  theme: {
    type: 'enum',
    description: 'The color theme; auto follows the background of the page',
    values: ['light', 'dark', 'auto'],
    default: 'light',
  },
  font: {
    type: 'enum',
    description: 'The font: own, or inherit for the font of the page',
    values: ['own', 'inherit'],
    default: 'own',
  },
  lang: {
    type: 'language',
    description: 'The language of texts, times and numbers, such as es; English by default',
  },
} as const;
