import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.js';

export type LayeredRule = Omit<StyleRule, '@layer'>;

/** Creates a class for a primitive. It's in the layer `clothesline.component`, so other rules take precedence. */
export const component = (rule: LayeredRule) => style({ '@layer': { [layers.component]: rule } });

export const base = (rule: LayeredRule) => style({ '@layer': { [layers.base]: rule } });

/** Creates a `component` class for each key. */
export const variants = <Key extends string>(table: Record<Key, LayeredRule>) =>
  Object.fromEntries(Object.entries<LayeredRule>(table).map(([key, rule]) => [key, component(rule)])) as Record<
    Key,
    string
  >;
