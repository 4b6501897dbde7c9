import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';
import { below, sheet } from '../../parts/PinCard.css.js';

export const card = widget([
  sheet,
  below,
  {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxBlockSize: 'min(284px, 70%)',
  },
]);

export const head = widget({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xxsmall,
  backgroundColor: vars.color.raised,
});

export const title = widget({ margin: 0, fontSize: vars.text.small, fontWeight: vars.weight.bold });
