import { globalWidget, widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

export const smallPrint = '22px';

/**
 * Leaflet's own styles under a separate class, to avoid conflicts if the page uses Leaflet too. Leaflet positions
 * elements from the left, so the surface is always LTR. Pins follow the direction of the page.
 */
export const surface = widget({
  position: 'absolute',
  insetBlock: `0 ${smallPrint}`,
  insetInline: 0,
  overflow: 'hidden',
  outline: 'none',
  backgroundColor: `color-mix(in srgb, ${vars.art.ground} 70%, ${vars.color.surface})`,
  // Scroll the page with a single finger, move the map with two.
  touchAction: 'pan-y',
  cursor: 'grab',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      zIndex: 900,
      inset: 0,
      border: `3px solid ${vars.color.focus}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  },
});

const inside = (selector: string, rule: Parameters<typeof globalWidget>[1]) =>
  globalWidget(`${surface} ${selector}`, rule);

inside(':is(.leaflet-pane, .leaflet-tile, .leaflet-tile-container, .leaflet-layer)', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
});
inside('.leaflet-tile', { visibility: 'hidden', maxInlineSize: 'none', pointerEvents: 'none' });
inside('.leaflet-tile-loaded', { visibility: 'inherit' });
inside(':is(.leaflet-zoom-animated, [data-placed])', { transformOrigin: '0 0' });
inside('.leaflet-zoom-anim :is(.leaflet-zoom-animated, [data-placed])', {
  '@media': { [media.motion]: { transition: 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)' } },
});
inside('.leaflet-tile-pane', { zIndex: 200 });

export const pins = widget({ margin: 0, padding: 0, listStyle: 'none' });

export const place = widget({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  blockSize: 0,
  selectors: { '&:hover, &:focus-within': { zIndex: 3 } },
});
