import { useEffect, useState } from 'react';
import { around, luminanceBehind } from './ground.js';

/** Attributes by which a page changes the colors around an element. */
const attributeFilter = ['class', 'style', 'data-theme', 'data-bs-theme'];

/** Follows the luminance of the ground behind an element while the page changes its colors. */
export function useGround(host: HTMLElement): number {
  const [luminance, setLuminance] = useState(() => luminanceBehind(host));
  useEffect(() => {
    const look = () => setLuminance(luminanceBehind(host));
    const observer = new MutationObserver(look);
    for (let at = around(host); at; at = around(at)) observer.observe(at, { attributeFilter });
    const controller = new AbortController();
    // Looks again after each style sheet, which may load late.
    document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && look(), {
      capture: true,
      signal: controller.signal,
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look, controller);
    // Looks again after transitions, since a page may fade to its colors.
    window.addEventListener('transitionend', look, controller);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [host]);
  return luminance;
}
