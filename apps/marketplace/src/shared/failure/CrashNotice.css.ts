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

export const text = style({ margin: 0, maxInlineSize: '60ch' });

export const reload = style({ minBlockSize: 44, paddingInline: 16, font: 'inherit', cursor: 'pointer' });
