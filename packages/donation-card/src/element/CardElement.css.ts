import { widget } from '@clothesline/ui/style';

/** As wide as in one column. */
export const alone = widget({ maxInlineSize: '30.5em' });
