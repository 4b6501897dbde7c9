import { breakpoint } from '../../theme/tokens.js';

const controls = 'a[href], button, input, select, textarea';

const step = 8;

/**
 * Returns a distance from the top (in px) that avoids covering any controls on a phone, or 0 if no such position
 * exists. Also returns 0 on wider screens, as toasts are placed next to the controls there.
 */
export function freeTop(element: HTMLElement): number {
  const page = element.ownerDocument;
  const view = page.defaultView;
  const { height, left, right } = element.getBoundingClientRect();
  if (!view || view.innerWidth >= breakpoint.tablet) return 0;
  const root = element.getRootNode() as Document | ShadowRoot;
  const taken = [...page.querySelectorAll(controls), ...root.querySelectorAll(controls)]
    .filter((control) => !element.contains(control) && control.checkVisibility?.())
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.right > left && control.left < right);
  const isFree = (top: number) => taken.every((control) => control.bottom <= top || control.top >= top + height);
  if (isFree(0)) return 0;
  for (let top = view.innerHeight - height; top > 0; top -= step) {
    if (isFree(top)) return top;
  }
  return 0;
}
