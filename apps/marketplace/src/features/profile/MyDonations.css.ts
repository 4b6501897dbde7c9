import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const older = style({ justifySelf: 'center' });

export const two = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))' });

export const profile = style({ maxInlineSize: 960 });
