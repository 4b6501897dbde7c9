import { layers } from '@clothesline/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

/** A style of the widget: over the primitives it is made of, under whatever the page writes outside of any layer. */
export const widget = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.widget]: rule } });
