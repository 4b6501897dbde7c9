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
    // Starter templates often set these on the body.
    textAlign: 'start',
    textTransform: 'none',
    letterSpacing: 'normal',
    '@media': { print: { colorScheme: 'light !important' } },
  }),
]);

const within = (selector: string) => `:where(${root.split(' ').at(-1)} ${selector})`;

// English text on an RTL page retains its own direction.
globalStyle(within(':not([dir], [dir="auto"] *)'), {
  '@layer': { [layers.base]: { unicodeBidi: 'plaintext', textAlign: ['-webkit-match-parent', 'match-parent'] } },
});
// Align user content by its own language.
globalStyle(within('[dir]'), { '@layer': { [layers.base]: { textAlign: 'start' } } });

export const painted = component({ background: vars.color.canvas });
/** Also fills the body's margins and the space below the content. */
export const page = component({
  '::before': { content: '', position: 'fixed', inset: 0, zIndex: -1, background: vars.color.canvas },
});

export const theme = { auto: scheme('light dark'), light: scheme('light'), dark: scheme('dark') };
