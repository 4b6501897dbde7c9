import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.js';

export type LayeredRule = Omit<StyleRule, '@layer'>;

/** A primitive's style in the layer `clothesline.component`, so that other rules win. */
export const component = (rule: LayeredRule) => style({ '@layer': { [layers.component]: rule } });

export const base = (rule: LayeredRule) => style({ '@layer': { [layers.base]: rule } });

/** A `component` class per key. */
export const variants = <Key extends string>(table: Record<Key, LayeredRule>) =>
  Object.fromEntries(Object.entries<LayeredRule>(table).map(([key, rule]) => [key, component(rule)])) as Record<
    Key,
    string
  >;
