import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.js';
import type { LayeredRule } from './layer.js';

export { focusRing } from './mixins.js';

/** Declarations, optionally with classes that they extend. */
export type WidgetRule = LayeredRule | (string | LayeredRule)[];

const layered = <Rule extends object>(rule: Rule) => ({ '@layer': { [layers.widget]: rule } });

/** A widget's style: beats primitives, loses to the page's unlayered styles. */
export const widget = (rule: WidgetRule) =>
  style(Array.isArray(rule) ? rule.map((part) => (typeof part === 'string' ? part : layered(part))) : layered(rule));

/** One class for each key of a table: `widget` for variants. */
export const widgetVariants = <Key extends string | number>(table: Record<Key, WidgetRule>) =>
  Object.fromEntries(Object.entries<WidgetRule>(table).map(([key, rule]) => [key, widget(rule)])) as Record<
    Key,
    string
  >;

/** `widget` for a selector. */
export const globalWidget = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, layered(rule));
