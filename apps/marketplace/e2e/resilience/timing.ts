import type { Page } from '@playwright/test';

export interface Press {
  /** How long event handlers blocked the main thread, in ms. */
  blocked: number;
  total: number;
}

export interface Outcome {
  selector: string;
  text?: string;
  count?: number;
  countOtherThan?: number;
}

export async function timePress(
  page: Page,
  outcome: Outcome,
  press: () => Promise<void>,
  event: 'click' | 'input' = 'click',
): Promise<Press> {
  const timed = page.evaluate(
    ({ selector, text, count, countOtherThan, event }) =>
      new Promise<Press>((resolve) => {
        let start = 0;
        let blocked = 0;
        document.addEventListener(event, () => (start = performance.now()), { capture: true, once: true });
        // This runs after the app's own listeners. React flushes urgent updates in a microtask, so they're included.
        window.addEventListener(event, () => queueMicrotask(() => (blocked = performance.now() - start)), {
          once: true,
        });
        const check = () => {
          const found = document.querySelectorAll(selector);
          if (start === 0 || (count !== undefined && found.length !== count)) return;
          if (found.length === countOtherThan) return;
          if (text !== undefined && found[0]?.textContent !== text) return;
          watcher.disconnect();
          const total = performance.now() - start;
          setTimeout(() => resolve({ blocked, total }));
        };
        const watcher = new MutationObserver(check);
        watcher.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    { ...outcome, event },
  );
  // round-trip once to be sure that the listeners are installed
  await page.evaluate(() => undefined);
  await press();
  return timed;
}
