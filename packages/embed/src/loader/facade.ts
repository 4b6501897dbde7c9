import { launcherName, launcherNames, rightToLeft } from 'virtual:build';
import { make } from './make.js';

/** Fills a shadow root with the stand-in of a widget; returns whether that is a launcher. */
export function drawFacade(root: ShadowRoot, element: HTMLElement, want: () => void): boolean {
  const kind = element.localName.split('-').at(-1) as string;
  const theme = element.getAttribute('theme') ?? (kind === 'chat' ? 'auto' : 'light');
  const scheme = { auto: 'light dark', dark: 'dark' }[theme] ?? 'light';
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
      // Marks the press, which the early panel reads (start/panel).
      onclick() {
        launcher.ariaExpanded = 'true';
        want();
      },
    });
    return true;
  }
  const places = make(frame, 'div', { className: kind });
  // Caps the number at the table's limit (donation-card's element/table.ts).
  for (
    let left = kind === 'donations' ? Math.min(Number(element.getAttribute('limit')) || 4, 100) : 1;
    left > 0;
    left--
  ) {
    make(places, 'div', { className: 'r' });
  }
  return false;
}
