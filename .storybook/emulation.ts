/** Media queries of the toolbar: those that hold, those that do not, and those left to the system. */
export interface Emulated {
  forcedColors?: boolean;
  reducedMotion?: boolean;
}

const queries: readonly (readonly [keyof Emulated, RegExp, boolean])[] = [
  ['forcedColors', /\(forced-colors:\s*active\)/, true],
  ['forcedColors', /\(forced-colors:\s*none\)/, false],
  ['reducedMotion', /\(prefers-reduced-motion:\s*reduce\)/, true],
  ['reducedMotion', /\(prefers-reduced-motion:\s*no-preference\)/, false],
];

/** Original texts, which are restored later. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Rewrites the media queries of the page's style sheets as if the visitor had these preferences. A page cannot make the
 * browser replace colors: a rule of the workshop sets the system's own, which is close but not the same.
 */
export function emulate(emulated: Emulated, page: Document = document): void {
  for (const sheet of page.styleSheets) rewrite(readRules(sheet), emulated);
  page.documentElement.toggleAttribute('data-forced-colors', emulated.forcedColors === true);
}

function rewrite(rules: Iterable<CSSRule>, emulated: Emulated): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) apply(rule, emulated);
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList, emulated);
  }
}

function apply(rule: CSSMediaRule, emulated: Emulated): void {
  const own = written.get(rule) ?? rule.media.mediaText;
  const found = queries.find(([name, query]) => emulated[name] !== undefined && query.test(own));
  if (!found && !written.has(rule)) return;
  written.set(rule, own);
  const [name, , whenAsked] = found ?? [];
  rule.media.mediaText = name === undefined ? own : emulated[name] === whenAsked ? 'all' : 'not all';
}

/** Returns the rules of a sheet; empty if it is of another origin, which a page may not read. */
function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
