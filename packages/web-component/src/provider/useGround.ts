import { useEffect, useState } from 'react';
import { luminanceBehind } from './ground.js';

/** Attributes of a page's root and body by which it changes its colors. */
const attributeFilter = ['class', 'data-theme', 'data-bs-theme'];

/** The luminance of what lies behind an element, followed while the page changes its colors. */
export function useGround(host: HTMLElement): number {
  const [luminance, setLuminance] = useState(() => luminanceBehind(host));
  useEffect(() => {
    const look = () => setLuminance(luminanceBehind(host));
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributeFilter });
    observer.observe(document.body, { attributeFilter });
    const controller = new AbortController();
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
