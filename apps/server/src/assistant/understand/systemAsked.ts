import type { SizeSystem } from '../wishes/sizeSystems.js';

/* "Us" is a system only beside a size: "would it fit us?". */
const systems: readonly (readonly [SizeSystem, RegExp])[] = [
  ['EU', /\b(?:europeans?|europe|eu)\b/],
  ['UK', /\b(?:british|uk|england)\b/],
  ['US', /\b(?:american|usa|in us|us (?:sizes?|womens?|mens?|women'?s|men'?s|number))\b|\bsizes? in (?:the )?us\b/],
];

/** The system in which a question wants to know a size; undefined where it names none, or several. */
export function systemAsked(text: string): SizeSystem | undefined {
  const named = systems.filter(([, pattern]) => pattern.test(text));
  return named.length === 1 ? named[0]?.[0] : undefined;
}
