import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../css/layer.js';
import { layers } from '../../theme/layers.css.js';
import { themeClass } from '../../theme/theme.css.js';
import { vars } from '../../theme/vars.css.js';

const scheme = (colorScheme: string) => style({ '@layer': { [layers.theme]: { colorScheme } } });

export const root = style([
  themeClass,
  component({
    color: vars.color.text,
    fontFamily: vars.font.body,
    fontSize: vars.text.medium,
    lineHeight: vars.leading.normal,
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    accentColor: vars.color.accent,
    // Starter templates set these on the page.
    textAlign: 'start',
    textTransform: 'none',
    letterSpacing: 'normal',
    // Paper is light.
    '@media': { print: { colorScheme: 'light !important' } },
  }),
]);

const within = (selector: string) => `:where(${root.split(' ').at(-1)} ${selector})`;

// English text on a right-to-left page keeps its own direction.
globalStyle(within(':not([dir], [dir="auto"] *)'), {
  '@layer': { [layers.base]: { unicodeBidi: 'plaintext', textAlign: ['-webkit-match-parent', 'match-parent'] } },
});
// User text aligns by its own language.
globalStyle(within('[dir]'), { '@layer': { [layers.base]: { textAlign: 'start' } } });

export const painted = component({ background: vars.color.canvas });
/** Covers the margins of `body` and the space below. */
export const page = component({
  '::before': { content: '', position: 'fixed', inset: 0, zIndex: -1, background: vars.color.canvas },
});

export const theme = { auto: scheme('light dark'), light: scheme('light'), dark: scheme('dark') };
