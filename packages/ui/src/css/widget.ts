import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.js';
import type { LayeredRule } from './layer.js';

export { focusRing } from './mixins.js';

export type WidgetRule = LayeredRule | (string | LayeredRule)[];

const layered = <Rule extends object>(rule: Rule) => ({ '@layer': { [layers.widget]: rule } });

/** Creates a class for a widget. It overrides primitives, but unlayered styles of the page still win. */
export const widget = (rule: WidgetRule) =>
  style(Array.isArray(rule) ? rule.map((part) => (typeof part === 'string' ? part : layered(part))) : layered(rule));

/** Creates a `widget` class for each key. */
export const widgetVariants = <Key extends string | number>(table: Record<Key, WidgetRule>) =>
  Object.fromEntries(Object.entries<WidgetRule>(table).map(([key, rule]) => [key, widget(rule)])) as Record<
    Key,
    string
  >;

/** Like `widget`, but for a selector. */
export const globalWidget = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, layered(rule));
