import { globalWidget, widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

const frame = widget({
  boxSizing: 'border-box',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  fontFamily: vars.font.body,
});

/**
 * Fills the available width. A child with `container-type` has no intrinsic width, so the grid column provides it for
 * parents that measure their content (flex, tables, `fit-content`).
 */
export const root = widget({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 960px) 1fr',
  alignContent: 'start',
});
globalWidget(`${root} > *`, { gridColumn: '1 / -1', minInlineSize: 0 });

/** Spec §9. */
export const explore = widget([frame, { containerType: 'inline-size', minBlockSize: '600px' }]);

export const detail = widget([frame, { alignContent: 'normal', blockSize: '260px' }]);

export const note = widget({
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
});

export const clamped = widget({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});

export const caption = widget([
  note,
  {
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
]);
