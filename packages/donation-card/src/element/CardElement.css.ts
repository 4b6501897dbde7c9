import { widget } from '@clothesline/ui/style';

export const alone = widget({ maxInlineSize: '30.5em' });
