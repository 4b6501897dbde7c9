import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.js';

export type LayeredRule = Omit<StyleRule, '@layer'>;

/** A style of a primitive: in `clothesline.component`, so that a widget's or a page's own rule wins over it. */
export const component = (rule: LayeredRule) => style({ '@layer': { [layers.component]: rule } });

/** A style under all components. */
export const base = (rule: LayeredRule) => style({ '@layer': { [layers.base]: rule } });

/** One class for each key of a table: `component` for variants. */
export const variants = <Key extends string>(table: Record<Key, LayeredRule>) =>
  Object.fromEntries(Object.entries<LayeredRule>(table).map(([key, rule]) => [key, component(rule)])) as Record<
    Key,
    string
  >;
