import { media } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { tabBarHeight } from '../nav/TabBar.css.js';

/** The assistant's button stays above the tab bar, and below the header's dialogs. */
export const root = style({
  vars: { '--clothesline-chat-offset-block': `${tabBarHeight + 16}px`, '--clothesline-chat-stacking': '25' },
  '@media': {
    [media.tablet]: {
      vars: { '--clothesline-chat-offset-block': '24px', '--clothesline-chat-offset-inline': '24px' },
    },
  },
});
