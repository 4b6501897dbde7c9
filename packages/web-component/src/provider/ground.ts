export type Theme = 'light' | 'dark' | 'auto';

/** Luminance (WCAG 2.2) of the darkest ground on which all of the light theme can be read: its muted text at 4.5:1. */
export const leastForLight = 0.7;
/** The same of the lightest ground for the dark theme. */
export const mostForDark = 0.065;

/** The browser's own ground, also around the widget, where it takes no room. */
const ownGround = { background: 'Canvas', boxShadow: '0 0 0 12px Canvas' };

/**
 * The theme for what lies behind a widget, and a ground of its own where the theme could not be read there. `luminance` is
 * 0 to 1; NaN where it is not known: light text gets a ground then, and `auto` follows the visitor's system.
 */
export function themeOn(luminance: number, theme: Theme): { theme: Theme; style: object | undefined } {
  const fitting = luminance >= leastForLight ? 'light' : luminance <= mostForDark ? 'dark' : undefined;
  const shown = theme === 'auto' ? (fitting ?? theme) : theme;
  const fits = shown === fitting || (shown === 'light' && Number.isNaN(luminance));
  return { theme: shown, style: fits ? undefined : ownGround };
}

/** The luminance of what lies behind an element; NaN where it is a picture, and where the browser cannot compute it. */
export function luminanceBehind(host: HTMLElement): number {
  const probe = document.createElement('i');
  // Below everything is the browser's own ground, in the color scheme of the page.
  probe.style.background = 'Canvas';
  host.shadowRoot?.append(probe);
  for (let at: Element = host; ; at = around(at) ?? probe) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    probe.style.color = `color(from ${backgroundColor} xyz-d65 x y z)`;
    // As "color(xyz-d65 0.3 0.2 0.1 / 0.5)"; another syntax where the browser cannot compute it.
    const [, , y, , , alpha = '1'] = backgroundImage === 'none' ? getComputedStyle(probe).color.split(' ') : [];
    if (parseFloat(alpha) > 0.5 || at === probe) {
      probe.remove();
      return Number(y);
    }
  }
}

/** What an element is shown in, out of slots and shadow roots too; undefined for the page's root. */
export const around = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? hostOf(element);

const hostOf = (element: Element) => (element.getRootNode() as Partial<ShadowRoot>).host;
