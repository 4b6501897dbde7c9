import { media, tokens } from '@clothesline/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { headerHeight } from '../layout/header/Header.css.js';
import { navHeight } from '../layout/nav/MainNav.css.js';

const [lightCanvas, darkCanvas] = tokens.color.canvas;

/** Below the app's own root the theme rules; this is what shows around it, when the page is pulled past its end. */
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

/** A color under a scrim (#rrggbbaa), as one color. */
const dimmed = (color: string, scrim: string) =>
  `color-mix(in srgb, ${scrim.slice(0, 7)} ${(100 * Number.parseInt(scrim.slice(7), 16)) / 255}%, ${color})`;

/** A page behind a dialog stays where it is, and as wide as it is. No backdrop covers the gutter of the scroll bar: it is dimmed here. */
globalStyle('html:has(dialog[open])', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  '@supports': {
    '(color: light-dark(red, red))': {
      backgroundColor: `light-dark(${dimmed(lightCanvas, lightScrim)}, ${dimmed(darkCanvas, darkScrim)})`,
    },
  },
});

/** On paper a page is only what it is about: nothing to press, nothing that is around every page. */
globalStyle('header, nav, footer, button, form, [role=tablist], [role=status], [aria-pressed]', {
  '@media': { print: { display: 'none !important' } },
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** First words of index.html, shown if the app takes longer than four seconds. */
globalStyle('#start', {
  maxInlineSize: '60ch',
  marginInline: 'auto',
  padding: '20vh 16px',
  fontFamily: 'system-ui, sans-serif',
  animation: `${appear} 4s step-end`,
});
