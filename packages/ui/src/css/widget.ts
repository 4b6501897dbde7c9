import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.js';
import type { LayeredRule } from './layer.js';

export { focusRing } from './mixins.js';

/** Declarations, or classes and declarations that extend them. */
export type WidgetRule = LayeredRule | (string | LayeredRule)[];

const layered = <Rule extends object>(rule: Rule) => ({ '@layer': { [layers.widget]: rule } });

/** A style of a widget: it wins over the primitives inside the widget, and any style of the page outside a layer wins over it. */
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
