import { media, tokens } from '@clothesline/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { headerHeight, navHeight } from '../../lib/styles/sizes.js';

const [lightCanvas, darkCanvas] = tokens.color.canvas;

globalStyle('html', {
  background: `light-dark(${lightCanvas}, ${darkCanvas})`,
  '@supports': { 'not (color: light-dark(red, red))': { background: lightCanvas } },
  // Keeps focused elements clear of header and tab bar.
  scrollPaddingBlock: '96px',
  '@media': { [media.tablet]: { scrollPaddingBlockStart: headerHeight.wide + navHeight + 24 } },
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

globalStyle('body', { margin: 0, overflowWrap: 'break-word' });

const [lightScrim, darkScrim] = tokens.color.scrim;

/** Blends a color with a scrim (#rrggbbaa). */
const dimmed = (color: string, scrim: string) =>
  `color-mix(in srgb, ${scrim.slice(0, 7)} ${(100 * Number.parseInt(scrim.slice(7), 16)) / 255}%, ${color})`;

/** Keeps the page still behind a dialog. Dims the scroll bar's gutter. */
globalStyle('html:has(dialog[open])', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  '@supports': {
    '(color: light-dark(red, red))': {
      backgroundColor: `light-dark(${dimmed(lightCanvas, lightScrim)}, ${dimmed(darkCanvas, darkScrim)})`,
    },
  },
});

/** Prints only content. */
globalStyle('header, nav, footer, button, form, [role=tablist], [role=status], [aria-pressed]', {
  '@media': { print: { display: 'none !important' } },
});

globalStyle('button:not([type=submit], :has(img)), [role=tablist]', {
  '@media': { '(scripting: none)': { display: 'none !important' } },
});

/** The press is repeated once the script has loaded. */
globalStyle('#root:not([data-ready]) button[type=button]', { cursor: 'progress' });
globalStyle('#root:not([data-ready]) button[type=button]:is(:active, :focus)', { opacity: 0.6 });
