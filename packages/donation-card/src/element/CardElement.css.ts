import { widget } from '@clothesline/ui/style';

/** A card alone on a wide page is no wider than one in a column (DonationGrid). */
export const alone = widget({ maxInlineSize: '30.5em' });
