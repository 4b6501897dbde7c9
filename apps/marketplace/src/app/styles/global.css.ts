import { media, tokens } from '@clothesline/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { headerHeight, navHeight } from '../../lib/styles/sizes.js';

const [lightCanvas, darkCanvas] = tokens.color.canvas;

/** Colors the area around the app's root, which shows when the page is pulled past its end. */
globalStyle('html', {
  background: `light-dark(${lightCanvas}, ${darkCanvas})`,
  '@supports': { 'not (color: light-dark(red, red))': { background: lightCanvas } },
  // Keeps a focused element clear of the header and the tab bar.
  scrollPaddingBlock: '96px',
  '@media': { [media.tablet]: { scrollPaddingBlockStart: headerHeight.wide + navHeight + 24 } },
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

globalStyle('body', { margin: 0, overflowWrap: 'break-word' });

const [lightScrim, darkScrim] = tokens.color.scrim;

/** Blends a color under a scrim (#rrggbbaa). */
const dimmed = (color: string, scrim: string) =>
  `color-mix(in srgb, ${scrim.slice(0, 7)} ${(100 * Number.parseInt(scrim.slice(7), 16)) / 255}%, ${color})`;

/**
 * Keeps the place and width of a page behind a dialog. Dims the gutter of the scroll bar here, which no backdrop
 * covers.
 */
globalStyle('html:has(dialog[open])', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  '@supports': {
    '(color: light-dark(red, red))': {
      backgroundColor: `light-dark(${dimmed(lightCanvas, lightScrim)}, ${dimmed(darkCanvas, darkScrim)})`,
    },
  },
});

/** Prints only the content, without controls and frame. */
globalStyle('header, nav, footer, button, form, [role=tablist], [role=status], [aria-pressed]', {
  '@media': { print: { display: 'none !important' } },
});

/** Hides controls that need a script that is missing; buttons around pictures stay. */
globalStyle('button:not([type=submit], :has(img)), [role=tablist]', {
  '@media': { '(scripting: none)': { display: 'none !important' } },
});

/** Shows that a button's script is loading; the press is repeated afterwards. */
globalStyle('#root:not([data-ready]) button[type=button]', { cursor: 'progress' });
globalStyle('#root:not([data-ready]) button[type=button]:is(:active, :focus)', { opacity: 0.6 });
