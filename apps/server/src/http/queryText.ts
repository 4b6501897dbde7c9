import type { Endpoint } from '@clothesline/api-client/contract';
import { $ZodObject } from 'zod/v4/core';

export function queryNames({ query }: Endpoint): string[] {
  return query instanceof $ZodObject ? Object.keys(query._zod.def.shape) : [];
}

/** Picks the named parameters in a fixed order and formats them as `a=1&b=2`. */
export function queryText(address: string, names: readonly string[]): string {
  const given = new URL(address).searchParams;
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}
