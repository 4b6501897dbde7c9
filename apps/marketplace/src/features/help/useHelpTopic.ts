import { defaultLocation, locationName } from '@clothesline/api-client';
import { useTexts } from '@clothesline/ui';
import { help } from '../../locales/en/help.js';
import { policies } from '../../locales/en/policies.js';
import { useSite } from '../../lib/site/site.js';
import { type HelpAnchor, helpAnchors } from '../../lib/helpAnchors.js';

export interface HelpTopic {
  intro: string;
  /** Each a heading with paragraphs, and a list if prose is not enough. */
  sections: readonly { heading: string; paragraphs?: readonly string[]; points?: readonly string[] }[];
}

/** Returns a help text or policy: the operator's own, or the standard one. */
export function useHelpTopic(anchor: HelpAnchor): HelpTopic {
  const site = useSite();
  const texts: Partial<Record<string, object>> = { ...useTexts(help), ...useTexts(policies) };
  const name = Object.entries(helpAnchors).find(([, one]) => one === anchor)?.[0] ?? '';
  const values = { name: site.name, units: site.units ?? 'mi', place: locationName(site.place ?? defaultLocation) };
  return site.texts?.[anchor] ?? (fill(texts[name] ?? texts.none, values) as HelpTopic);
}

/** Writes all texts of a topic. */
function fill(part: unknown, values: object): unknown {
  if (typeof part === 'function') return part(values);
  if (Array.isArray(part)) return part.map((one) => fill(one, values));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fill(one, values)]));
}
