import { useEffect, useState } from 'react';
import { around, fitTheme, luminanceBehind, type Theme } from './pageBackground.js';

/** Pages usually change their colors through these attributes. */
const attributeFilter = ['class', 'style', 'data-theme', 'data-bs-theme'];

/** Returns the theme that fits the background behind an element, and updates it when the page changes its colors. */
export function useFittingTheme(host: HTMLElement, theme: Theme): ReturnType<typeof fitTheme> {
  const [luminance, setLuminance] = useState(() => luminanceBehind(host));
  useEffect(() => {
    const look = () => setLuminance(luminanceBehind(host));
    const observer = new MutationObserver(look);
    for (let at = around(host); at; at = around(at)) observer.observe(at, { attributeFilter });
    const controller = new AbortController();
    document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && look(), {
      capture: true,
      signal: controller.signal,
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look, controller);
    window.addEventListener('transitionend', look, controller);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [host]);
  return fitTheme(luminance, theme);
}
