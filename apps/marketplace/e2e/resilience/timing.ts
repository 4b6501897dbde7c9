import type { Page } from '@playwright/test';

export interface Press {
  /** Ms in which the handlers of the press ran and nothing else could. */
  blocked: number;
  /** Ms from the press to the outcome. */
  total: number;
}

/** Final content of a page: a number of elements, or a first one with this text. */
export interface Outcome {
  selector: string;
  text?: string;
  count?: number;
  /** Another number than this. */
  countOtherThan?: number;
}

/** Runs `press`, which raises one event, and waits until the page shows the outcome. */
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
        // Runs after the app's own listeners: React renders urgent updates before the next task.
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
  // An event may overtake the listeners.
  await page.evaluate(() => undefined);
  await press();
  return timed;
}
