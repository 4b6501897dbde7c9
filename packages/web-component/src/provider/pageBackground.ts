export type Theme = 'light' | 'dark' | 'auto';

/**
 * On backgrounds with at least this luminance (WCAG 2.2), everything in the light theme is readable, even muted text
 * (4.5:1).
 */
export const minForLight = 0.7;
/** On backgrounds up to this luminance, everything in the dark theme is readable. */
export const maxForDark = 0.065;

/** The browser's default background, extended by 12 px around the widget. */
const ownBackground = { background: 'Canvas', boxShadow: '0 0 0 12px Canvas' };

/**
 * Picks the theme that fits the page's background. If the requested theme isn't readable on it, the widget gets its own
 * background. `luminance` is from 0 to 1. If it's `NaN` (unknown), light text gets a background, and `auto` follows the
 * system.
 */
export function fitTheme(luminance: number, theme: Theme): { theme: Theme; style: object | undefined } {
  const fitting = luminance >= minForLight ? 'light' : luminance <= maxForDark ? 'dark' : undefined;
  const shown = theme === 'auto' ? (fitting ?? theme) : theme;
  const fits = shown === fitting || (shown === 'light' && Number.isNaN(luminance));
  return { theme: shown, style: fits ? undefined : ownBackground };
}

/** Returns the luminance behind an element. It's `NaN` if there's an image, or if the browser can't compute it. */
export function luminanceBehind(host: HTMLElement): number {
  const probe = document.createElement('i');
  // If nothing has a background, we see the browser's default for the page's color scheme.
  probe.style.background = 'Canvas';
  // the browser paints it in the root's color scheme
  probe.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  host.shadowRoot?.append(probe);
  for (let at: Element = host; ; at = around(at) ?? probe) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    probe.style.color = `color(from ${backgroundColor} xyz-d65 x y z)`;
    // Looks like "color(xyz-d65 0.3 0.2 0.1 / 0.5)". Browsers that can't compute it return something else.
    const [, , y, , , alpha = '1'] = backgroundImage === 'none' ? getComputedStyle(probe).color.split(' ') : [];
    if (parseFloat(alpha) > 0.5 || at === probe) {
      probe.remove();
      return Number(y);
    }
  }
}

/** Returns the parent in the rendered tree, possibly a slot or a shadow host. `undefined` for the root. */
export const around = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? shadowHost(element);

const shadowHost = (element: Element) => (element.getRootNode() as Partial<ShadowRoot>).host;
