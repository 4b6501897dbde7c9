import { layers, media, vars } from '@clothesline/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const card = style({
  '@layer': {
    [layers.widget]: {
      boxSizing: 'border-box',
      position: 'absolute',
      zIndex: 3,
      insetBlockEnd: vars.space.small,
      insetInline: vars.space.small,
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: vars.space.small,
      maxInlineSize: '400px',
      marginInline: 'auto',
      padding: vars.space.small,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.large,
      color: vars.color.text,
      '@media': { [media.motion]: { animation: `${rise} ${vars.motion.medium} ${vars.motion.ease}` } },
    },
  },
});

export const picture = style({
  '@layer': { [layers.widget]: { overflow: 'hidden', borderRadius: vars.radius.medium, backgroundColor: vars.color.sunken } },
});

export const body = style({
  '@layer': { [layers.widget]: { display: 'grid', justifyItems: 'start', gap: '2px', minInlineSize: 0 } },
});

/** Close to the corner: the card's padding is room enough. */
export const close = style({ '@layer': { [layers.widget]: { margin: '-4px' } } });
