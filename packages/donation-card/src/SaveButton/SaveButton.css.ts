import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

export const filled = widget({ color: vars.color.accent });
