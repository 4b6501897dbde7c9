export type Theme = 'light' | 'dark' | 'auto';

/** Lowest luminance (WCAG 2.2) of a ground on which the whole light theme is readable: its muted text at 4.5:1. */
export const leastForLight = 0.7;
/** Highest luminance of a ground on which the whole dark theme is readable. */
export const mostForDark = 0.065;

/** Canvas of the browser, also 12 px around the widget. */
const ownGround = { background: 'Canvas', boxShadow: '0 0 0 12px Canvas' };

/**
 * Chooses a theme for the ground behind a widget, and adds a ground if the theme would be unreadable there.
 * `luminance` is 0 to 1, NaN if unknown: light text gets a ground then, and `auto` follows the visitor's system.
 */
export function fitTheme(luminance: number, theme: Theme): { theme: Theme; style: object | undefined } {
  const fitting = luminance >= leastForLight ? 'light' : luminance <= mostForDark ? 'dark' : undefined;
  const shown = theme === 'auto' ? (fitting ?? theme) : theme;
  const fits = shown === fitting || (shown === 'light' && Number.isNaN(luminance));
  return { theme: shown, style: fits ? undefined : ownGround };
}

/**
 * Returns the luminance of the ground behind an element; NaN if it is a picture or if the browser cannot compute
 * it.
 */
export function luminanceBehind(host: HTMLElement): number {
  const probe = document.createElement('i');
  // Below everything is the browser's own ground, in the color scheme of the page.
  probe.style.background = 'Canvas';
  host.shadowRoot?.append(probe);
  for (let at: Element = host; ; at = around(at) ?? probe) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    probe.style.color = `color(from ${backgroundColor} xyz-d65 x y z)`;
    // As "color(xyz-d65 0.3 0.2 0.1 / 0.5)"; another syntax if the browser cannot compute it.
    const [, , y, , , alpha = '1'] = backgroundImage === 'none' ? getComputedStyle(probe).color.split(' ') : [];
    if (parseFloat(alpha) > 0.5 || at === probe) {
      probe.remove();
      return Number(y);
    }
  }
}

/** Returns the element that shows an element, out of slots and shadow roots too; undefined for the page's root. */
export const around = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? shadowHost(element);

const shadowHost = (element: Element) => (element.getRootNode() as Partial<ShadowRoot>).host;
