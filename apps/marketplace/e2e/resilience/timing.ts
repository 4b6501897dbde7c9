import type { Page } from '@playwright/test';

export interface Press {
  /** Ms in which the handlers of the press ran and nothing else could. */
  blocked: number;
  /** Ms from the press until the page showed what was waited for. */
  total: number;
}

/** What a page shows in the end: so many elements, or a first one with this text. */
export interface Outcome {
  selector: string;
  text?: string;
  count?: number;
}

/** Presses what `press` says, and waits until the page shows the outcome. */
export async function timePress(page: Page, outcome: Outcome, press: () => Promise<void>): Promise<Press> {
  const timed = page.evaluate(
    ({ selector, text, count }) =>
      new Promise<Press>((resolve) => {
        let start = 0;
        let blocked = 0;
        document.addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
        // Behind the app's own listeners: React renders what cannot wait before the next task.
        window.addEventListener('click', () => queueMicrotask(() => (blocked = performance.now() - start)), {
          once: true,
        });
        const check = () => {
          const found = document.querySelectorAll(selector);
          if (start === 0 || (count !== undefined && found.length !== count)) return;
          if (text !== undefined && found[0]?.textContent !== text) return;
          watcher.disconnect();
          const total = performance.now() - start;
          setTimeout(() => resolve({ blocked, total }));
        };
        const watcher = new MutationObserver(check);
        watcher.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    outcome,
  );
  await press();
  return timed;
}

/** Types words into what has the focus. Gives the median of the ms from a key to the frame that shows it. */
export async function timeKeys(page: Page, words: string): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration);
    });
    // 16 ms is the least that can be asked for; what is faster is left out.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { keyDurations: durations });
  });
  await page.keyboard.type(words, { delay: 120 });
  // Durations come a frame later, in batches.
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => Reflect.get(window, 'keyDurations') as number[]);
  const all = [...durations, ...Array.from({ length: Math.max(0, words.length - durations.length) }, () => 16)];
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}
