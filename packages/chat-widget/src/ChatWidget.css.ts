import { fixed, vars } from '@clothesline/ui/theme';
import { widget } from '@clothesline/ui/style';

/** Pages with a bar at the bottom can move the button with these variables. The safe area is added on top. */
export const offset = {
  block: `calc(var(--clothesline-chat-offset-block, ${vars.space.medium}) + env(safe-area-inset-bottom, 0px))`,
  inline: `var(--clothesline-chat-offset-inline, ${vars.space.medium})`,
};

export const stacking = `var(--clothesline-chat-stacking, ${fixed.stacking.chat})`;

export const root = widget({ position: 'absolute', inlineSize: 0, blockSize: 0 });
