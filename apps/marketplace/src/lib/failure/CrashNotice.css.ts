import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: '24px 16px',
  fontFamily: 'system-ui, sans-serif',
});

/** Uses system colors in case our style sheets failed to load. */
export const floating = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1000,
  background: 'Canvas',
  color: 'CanvasText',
  borderBlockStart: '2px solid',
});

export const text = style({ margin: 0, maxInlineSize: '60ch' });

export const button = style({ minBlockSize: 44, paddingInline: 16, font: 'inherit', cursor: 'pointer' });
