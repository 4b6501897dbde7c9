/*
 * Makes sure that optional props and options accept `undefined`, e.g. `<Dialog open={undefined} />`. It's an error with
 * `exactOptionalPropertyTypes` otherwise.
 */
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

type RefusedKeys<Props> = Props extends readonly unknown[]
  ? never
  : Props extends object
    ? { [Key in keyof Required<Props>]: Refusing<Props, Key> }[keyof Props]
    : never;

type RefusedBy<Module> = {
  [Name in keyof Module]: Module[Name] extends (props: infer Props) => unknown
    ? `${Name & string}.${RefusedKeys<Props> & string}`
    : never;
}[keyof Module];

/** Only compiles if there are no such keys. Otherwise, the error message contains their names. */
export const refused = (
  one: RefusedBy<
    typeof ui & typeof api & typeof testing & typeof chat & typeof form & typeof cards & typeof map & typeof location
  >,
): never => one;
