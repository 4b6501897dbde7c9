import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const older = style({ justifySelf: 'center' });

/** Two columns if they fit, as in the spec. */
export const two = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))' });

/** Narrower than other pages, since two columns of cards are enough for one person. */
export const profile = style({ maxInlineSize: 960 });
