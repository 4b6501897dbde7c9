import { fixed, vars } from '@clothesline/ui/theme';
import { widget } from '@clothesline/ui/style';

/**
 * Distance of the launcher from the corner. Pages with a bar there set the public variables; the phone's safe area is
 * added.
 */
export const offset = {
  block: `calc(var(--clothesline-chat-offset-block, ${vars.space.medium}) + env(safe-area-inset-bottom, 0px))`,
  inline: `var(--clothesline-chat-offset-inline, ${vars.space.medium})`,
};

/** Above a page's bars and menus, below the browser's top layer (dialogs, popovers). */
export const stacking = `var(--clothesline-chat-stacking, ${fixed.stacking.chat})`;

/** Takes no room: everything in it is fixed to the viewport. */
export const root = widget({ position: 'absolute', inlineSize: 0, blockSize: 0 });
