/* Checks that optional props and options take `undefined` too, as strict compilers ask: `<Dialog open={undefined} />`. */
import type * as api from '@clothesline/api-client';
import type * as testing from '@clothesline/api-client/testing';
import type * as chat from '@clothesline/chat-widget';
import type * as form from '@clothesline/create-form';
import type * as cards from '@clothesline/donation-card';
import type * as map from '@clothesline/donations-map';
import type * as location from '@clothesline/location/react';
import type * as ui from '@clothesline/ui';

type Refusing<Props, Key extends keyof Props> =
  Partial<Pick<Props, Key>> extends Pick<Props, Key> ? (undefined extends Required<Props>[Key] ? never : Key) : never;

/** Optional keys that refuse `undefined`. */
type RefusedKeys<Props> = Props extends readonly unknown[]
  ? never
  : Props extends object
    ? { [Key in keyof Required<Props>]: Refusing<Props, Key> }[keyof Props]
    : never;

/** Names as `"Dialog.open"`, of each exported component, hook and function. */
type RefusedBy<Module> = {
  [Name in keyof Module]: Module[Name] extends (props: infer Props) => unknown
    ? `${Name & string}.${RefusedKeys<Props> & string}`
    : never;
}[keyof Module];

/** Compiles only if no key refuses it; else the compiler names the keys. */
export const refused = (
  one: RefusedBy<
    typeof ui & typeof api & typeof testing & typeof chat & typeof form & typeof cards & typeof map & typeof location
  >,
): never => one;
