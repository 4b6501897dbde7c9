import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

export const head = widget({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginBlockEnd: vars.space.large,
});
