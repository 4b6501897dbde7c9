import type { Donation } from '@clothesline/api-client/contract';
import { parseSizes } from '@clothesline/api-client/search';
import { factsOf } from '../search/facts.js';
import { sizesIn, type SizeSystem } from '../wishes/sizeSystems.js';
import { isShoe, wearerOf } from '../search/wearers.js';
import type { Messages } from './messages.js';

/** The sizes that it names, or those that are read in it otherwise: in another script, or a belt's. */
export function sizesTold(donation: Donation): readonly string[] {
  const sizes = parseSizes(donation);
  return sizes.length > 0 ? sizes : factsOf(donation).sizes.filter((size) => !/^W\d/.test(size));
}

/** About which sizes of a system those are that it names, or that nothing tells it. */
export function inSystem(donation: Donation, system: SizeSystem, say: Messages): string {
  const facts = factsOf(donation);
  const thing = { isShoe: isShoe(facts), wearer: wearerOf(facts) };
  const named = sizesTold(donation);
  if (named.some((size) => size.startsWith(system))) return '';
  const found = named.flatMap((size) => sizesIn(system, size, thing));
  const isOne = new Set(found.map(({ wearer }) => wearer)).size < 2;
  const told = found.map(({ size, wearer }) => (isOne ? String(size) : say.about.sizeFor[wearer](String(size))));
  return told.length > 0 ? say.about.about(system, [...new Set(told)]) : say.about.noSystem(system);
}
