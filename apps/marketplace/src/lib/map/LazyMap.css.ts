import { media } from '@clothesline/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

/** Measured sizes to prevent layout shifts. Explore's size is defined in the spec (§9). */
export const place = styleVariants({
  nearby: {
    blockSize: 758,
    '@media': { '(max-width: 460px)': { blockSize: 795 }, [media.tablet]: { blockSize: 540 } },
  },
  explore: { blockSize: 679, '@media': { [media.tablet]: { blockSize: 600 } } },
  detail: { blockSize: 260 },
});
