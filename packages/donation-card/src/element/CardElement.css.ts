import { widget } from '@clothesline/ui/style';

/** Limits a single card to the width of one in a column (DonationGrid). */
export const alone = widget({ maxInlineSize: '30.5em' });
