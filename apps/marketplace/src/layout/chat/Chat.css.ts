import { media } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { lowWindow } from '../../styles/media.js';
import { tabBarHeight } from '../nav/TabBar.css.js';

/** The assistant's button stays above the tab bar. */
export const root = style({
  vars: { '--clothesline-chat-offset-block': `${tabBarHeight + 16}px` },
  '@media': {
    [media.tablet]: {
      vars: { '--clothesline-chat-offset-block': '24px', '--clothesline-chat-offset-inline': '24px' },
    },
    [lowWindow]: { vars: { '--clothesline-chat-offset-block': '8px', '--clothesline-chat-offset-inline': '8px' } },
  },
});
