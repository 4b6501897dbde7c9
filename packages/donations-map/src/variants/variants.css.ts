import { layers, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

const frame = style({
  '@layer': {
    [layers.widget]: {
      boxSizing: 'border-box',
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      padding: vars.space.medium,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      fontFamily: vars.font.body,
    },
  },
});

/** Spec §9. */
export const explore = style([frame, { '@layer': { [layers.widget]: { blockSize: '600px' } } }]);

export const detail = style([frame, { '@layer': { [layers.widget]: { blockSize: '260px' } } }]);

/** A paper label on the map. */
export const note = style({
  '@layer': {
    [layers.widget]: {
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xsmall,
      maxInlineSize: '100%',
      margin: 0,
      paddingBlock: vars.space.small,
      paddingInline: vars.space.large,
      borderRadius: vars.radius.xlarge,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.medium,
      color: vars.color.text,
      fontSize: vars.text.medium,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.snug,
      overflowWrap: 'anywhere',
    },
  },
});

/** A place with a very long name stays on its map. */
export const clamped = style({
  '@layer': {
    [layers.widget]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden' },
  },
});

/** The same label where the map itself is to be seen. */
export const caption = style([
  note,
  {
    '@layer': {
      [layers.widget]: {
        position: 'absolute',
        zIndex: 3,
        insetBlockStart: vars.space.small,
        insetInlineStart: vars.space.small,
        maxInlineSize: 'calc(100% - 76px)',
        paddingBlock: vars.space.xsmall,
        paddingInline: vars.space.medium,
        fontSize: vars.text.small,
        pointerEvents: 'none',
      },
    },
  },
]);
