import { fixed, vars } from '@clothesline/ui/theme';
import { widget } from '@clothesline/ui/style';

/**
 * How far the launcher stays from the corner. A page that has a bar of its own there sets the public variables; the
 * notch of a phone is added to them.
 */
export const offset = {
  block: `calc(var(--clothesline-chat-offset-block, ${vars.space.medium}) + env(safe-area-inset-bottom, 0px))`,
  inline: `var(--clothesline-chat-offset-inline, ${vars.space.medium})`,
};

/** Over a page's bars and menus, under what the browser itself puts on top (dialogs, popovers). */
export const stacking = `var(--clothesline-chat-stacking, ${fixed.stacking.chat})`;

/** Takes no room: everything in it is fixed to the viewport. */
export const root = widget({ position: 'absolute', inlineSize: 0, blockSize: 0 });
