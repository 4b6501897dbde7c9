import { fixed, vars } from '@clothesline/ui/theme';
import { widget } from '@clothesline/ui/style';

/** Pages with a bar in the corner set the public variables. The safe area is added. */
export const offset = {
  block: `calc(var(--clothesline-chat-offset-block, ${vars.space.medium}) + env(safe-area-inset-bottom, 0px))`,
  inline: `var(--clothesline-chat-offset-inline, ${vars.space.medium})`,
};

/** Above the page's bars, below the top layer. */
export const stacking = `var(--clothesline-chat-stacking, ${fixed.stacking.chat})`;

/** Takes no space. */
export const root = widget({ position: 'absolute', inlineSize: 0, blockSize: 0 });
