import { vars } from '../theme/vars.css.js';
import { component, variants } from './layer.js';

type Space = keyof typeof vars.space;

const table = <Rule>(rule: (value: string) => Rule) =>
  Object.fromEntries(Object.entries(vars.space).map(([name, value]) => [name, rule(value)])) as Record<Space, Rule>;

export const stack = component({ display: 'flex', flexDirection: 'column' });

export const inline = component({ display: 'flex', flexDirection: 'row' });

export const wrap = component({ flexWrap: 'wrap' });

export const gap = variants(table((value) => ({ gap: value })));

export const padding = variants(table((value) => ({ padding: value })));

export const align = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});

export const justify = variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
