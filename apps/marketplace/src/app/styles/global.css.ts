import { media, tokens } from '@clothesline/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { headerHeight, navHeight } from '../../lib/styles/sizes.js';

const [lightCanvas, darkCanvas] = tokens.color.canvas;

globalStyle('html', {
  background: `light-dark(${lightCanvas}, ${darkCanvas})`,
  '@supports': { 'not (color: light-dark(red, red))': { background: lightCanvas } },
  // keep focused elements clear of the header and the tab bar
  scrollPaddingBlock: '96px',
  '@media': { [media.tablet]: { scrollPaddingBlockStart: headerHeight.wide + navHeight + 24 } },
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

globalStyle('body', { margin: 0, overflowWrap: 'break-word' });

const [lightScrim, darkScrim] = tokens.color.scrim;

/** Computes the color that results from a scrim (#rrggbbaa) on top of another color. */
const dimmed = (color: string, scrim: string) =>
  `color-mix(in srgb, ${scrim.slice(0, 7)} ${(100 * Number.parseInt(scrim.slice(7), 16)) / 255}%, ${color})`;

/** Locks the page's scroll position behind dialogs, and dims the scrollbar gutter along with it. */
globalStyle('html:has(dialog[open])', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  '@supports': {
    '(color: light-dark(red, red))': {
      backgroundColor: `light-dark(${dimmed(lightCanvas, lightScrim)}, ${dimmed(darkCanvas, darkScrim)})`,
    },
  },
});

globalStyle('header, nav, footer, button, form, [role=tablist], [role=status], [aria-pressed]', {
  '@media': { print: { display: 'none !important' } },
});

globalStyle('button:not([type=submit], :has(img)), [role=tablist]', {
  '@media': { '(scripting: none)': { display: 'none !important' } },
});

/** Early clicks are replayed once the script has loaded, so let people know that something is happening. */
globalStyle('#root:not([data-ready]) button[type=button]', { cursor: 'progress' });
globalStyle('#root:not([data-ready]) button[type=button]:is(:active, :focus)', { opacity: 0.6 });
