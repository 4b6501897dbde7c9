import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.medium,
  minBlockSize: 'min(60vh, 480px)',
  paddingBlock: vars.space.xlarge,
  textAlign: 'center',
});

export const illustration = style({ inlineSize: '100%', maxInlineSize: 300 });

export const text = style({ maxInlineSize: '52ch' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.small });
