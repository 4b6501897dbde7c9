/**
 * Media queries set in the toolbar. `true` and `false` override the system setting, missing queries leave it untouched.
 */
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

const written = new WeakMap<CSSMediaRule, string>();

/**
 * Rewrites the page's media queries as if the visitor had these preferences. Browsers don't let a page turn on forced
 * colors, so we approximate them with a style rule that uses the system colors. It's close, but not identical.
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

/** Reading the rules of a cross-origin style sheet throws, so treat it as empty. */
function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
