import { component, variants } from '../css/layer.js';
import { vars } from '../theme/vars.css.js';

export type ArtColor = keyof typeof vars.art;

const table = <Rule>(rule: (color: string) => Rule) =>
  Object.fromEntries(Object.entries(vars.art).map(([name, color]) => [name, rule(color)])) as Record<ArtColor, Rule>;

/** Separate classes, otherwise a drawing would bundle the whole theme contract. */
export const filled = variants(table((color) => ({ fill: color })));

export const drawn = variants(table((color) => ({ stroke: color })));

export const ink = component({ stroke: vars.art.ink });
