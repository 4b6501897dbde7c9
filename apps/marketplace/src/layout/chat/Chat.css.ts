import { media, vars } from '@clothesline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { chatPlace, lowWindow, phone, tabBarHeight } from '../../lib/styles/sizes.js';

const size = 48;

export const root = style({
  vars: {
    '--clothesline-chat-offset-block': `${(tabBarHeight - size) / 2}px`,
    '--clothesline-chat-offset-inline': `${(chatPlace - size) / 2}px`,
  },
  '@media': {
    [media.tablet]: {
      vars: { '--clothesline-chat-offset-block': '24px', '--clothesline-chat-offset-inline': '24px' },
    },
    [lowWindow]: { vars: { '--clothesline-chat-offset-block': '8px', '--clothesline-chat-offset-inline': '8px' } },
  },
});

const floats = `${media.tablet}, ${lowWindow}`;

const launcher = '[part=launcher]';

globalStyle(`${root} ${launcher}`, {
  '@media': {
    [media.motion]: { transition: `translate ${vars.motion.medium} ${vars.motion.ease}` },
    [`${phone}, ${lowWindow}`]: { inlineSize: `${size}px`, blockSize: `${size}px` },
  },
});

// only lift the closed button (the open panel is positioned relative to it)
globalStyle(`${root} ${launcher}[aria-expanded=false]`, {
  '@media': { [floats]: { translate: '0 calc(-1 * var(--lift, 0px))' } },
});

globalStyle(`${root} ${launcher} svg`, { inlineSize: '100%', blockSize: '100%' });

// never hide the button while it's focused
globalStyle(`${root}[data-away] ${launcher}[aria-expanded=false]:not(:focus-visible)`, {
  '@media': {
    [floats]: { translate: '0 calc(100% + var(--clothesline-chat-offset-block) + env(safe-area-inset-bottom, 0px))' },
  },
});
