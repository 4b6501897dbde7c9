import { kilometersPerMile, type Units } from '@clothesline/api-client';
import type { SelectOption } from '@clothesline/ui';
import type { Formats } from '../../../lib/language/useFormats.js';
import type { explore } from '../../../locales/en/explore.js';

/** In miles or kilometers, as the site has it. */
const radii = [1, 2, 5, 10, 25, 50];

/** The radii to choose from, the value in miles; an address may name another one. */
export function radiusOptions(
  units: Units,
  chosen: number | undefined,
  messages: typeof explore,
  formats: Formats,
): SelectOption[] {
  const inMiles = radii.map((count) => (units === 'km' ? Number((count / kilometersPerMile).toFixed(2)) : count));
  const all = [...new Set([...inMiles, ...(chosen === undefined ? [] : [chosen])])].toSorted(
    (one, other) => one - other,
  );
  return [
    { value: '', label: messages.anyDistance },
    ...all.map((miles) => ({ value: String(miles), label: messages.within({ distance: formats.radius(miles) }) })),
  ];
}
