import { useEffect, useState } from 'react';
import { around, luminanceBehind } from './ground.js';

/** Attributes by which a page changes the colors of what is around an element. */
const attributeFilter = ['class', 'style', 'data-theme', 'data-bs-theme'];

/** The luminance of what lies behind an element, followed while the page changes its colors. */
export function useGround(host: HTMLElement): number {
  const [luminance, setLuminance] = useState(() => luminanceBehind(host));
  useEffect(() => {
    const look = () => setLuminance(luminanceBehind(host));
    const observer = new MutationObserver(look);
    for (let at = around(host); at; at = around(at)) observer.observe(at, { attributeFilter });
    const controller = new AbortController();
    // A style sheet may come late.
    document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && look(), {
      capture: true,
      signal: controller.signal,
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look, controller);
    // A page may fade to its colors.
    window.addEventListener('transitionend', look, controller);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [host]);
  return luminance;
}
