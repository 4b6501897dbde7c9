import { launcherName, launcherNames, rightToLeft } from 'virtual:build';
import { make } from './make.js';

/** Fills the shadow root with a placeholder for the widget. Returns whether it's a launcher. */
export function drawFacade(root: ShadowRoot, element: HTMLElement, want: () => void): boolean {
  const kind = element.localName.split('-').at(-1) as string;
  const theme = element.getAttribute('theme') ?? (kind === 'chat' ? 'auto' : 'light');
  const scheme = { auto: 'inherit', dark: 'dark' }[theme] ?? 'light';
  const language = element.lang.slice(0, 2);
  const frame = make(root, 'div', {
    className: 'f',
    style: `color-scheme:${scheme}`,
    dir: rightToLeft.includes(language) ? 'rtl' : '',
  });
  if (kind === 'chat') {
    const launcher = make(frame, 'button', {
      className: 'l',
      part: 'launcher',
      ariaLabel: launcherNames[language] ?? launcherName,
      onpointerenter: want,
      onfocus: want,
      // Record the click in the DOM to make it visible to the early panel (start/panel).
      onclick() {
        launcher.ariaExpanded = 'true';
        want();
      },
    });
    return true;
  }
  const places = make(frame, 'div', { className: kind });
  // The same maximum as in donation-card's element/table.ts.
  for (
    let left = kind === 'donations' ? Math.min(Number(element.getAttribute('limit')) || 4, 100) : 1;
    left > 0;
    left--
  ) {
    make(places, 'div', { className: 'r' });
  }
  return false;
}
