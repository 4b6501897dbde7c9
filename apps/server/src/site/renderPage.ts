import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import { scriptText } from '../http/scriptText.js';
import { createTurns } from '../http/turns.js';
import { withTimeout } from '../http/withTimeout.js';
import { runUntil } from '../http/givenUp.js';
import type { Log } from '../observe/createLog.js';
import type { Answers, PageRenderer, PageRequest } from './openRenderer.js';

export interface RequestedPage extends PageRequest {
  /** See `callerNetwork`. */
  network: string;
  /** The rest of the page is loaded and rendered in the browser. `data` is the frame with the screen's data. */
  extent: 'frame' | 'data' | 'screen';
  isSignedIn: boolean;
  hold: (work: Promise<unknown>) => void;
}

export interface RenderedPage {
  html: string;
  isWhole: boolean;
}

export type RenderPage = (page: RequestedPage) => Promise<RenderedPage>;

const waiting = { waiting: 200, ofNetwork: 50 };

/** A network renders a single page at a time, using at most a third of the CPU. */
const asking = { ...waiting, parallel: 2, atOnce: 1, rest: 2 };
const rendering = { ...waiting, parallel: 1, rest: 2 };

/** Maximum cached frames (they vary by navigation, language and appearance) */
const keptFrames = 64;

/**
 * Renders pages sequentially. If that fails or takes too long, the response only contains the frame and the page's
 * data.
 */
export function createPageRenderer(renderer: PageRenderer, log: Pick<Log, 'error'>): RenderPage {
  const inAskingTurn = createTurns(asking);
  const inTurn = createTurns(rendering);
  const frames = new LRUCache<string, string>({ max: keptFrames });
  const nothing: Answers = { answers: [], refusals: [] };

  return async (page) => {
    const { tag, appearance, path, network, extent, isSignedIn, hold } = page;
    const render = (isRendered: boolean, answers = nothing) =>
      abortIfLate((signal) =>
        inTurn(
          network,
          async () => {
            // let other requests go first
            await setImmediate();
            signal.throwIfAborted();
            return renderer.render(page, { ...answers, isRendered }, (error, components) =>
              log.error(
                {
                  error: String(error),
                  components: components
                    .trim()
                    .split('\n', 5)
                    .map((line) => line.trim()),
                  path,
                },
                'a part of a page was left to the browser',
              ),
            );
          },
          { signal },
        ),
      );
    const ask = () =>
      abortIfLate((signal) => {
        const fetch: typeof page.fetch = async (...call) => {
          signal.throwIfAborted();
          return page.fetch(...call);
        };
        const work = () => runUntil(signal, () => renderer.ask({ ...page, fetch }));
        const answers = inAskingTurn(network, work, { signal });
        hold(answers);
        return answers;
      });

    const asked = extent === 'frame' ? nothing : await ask();
    // a signed-in person may have access to more than anonymous visitors, so leave that to the browser
    const isOpen = asked !== 'late' && !(isSignedIn && asked.refusals.length > 0);
    const answers = isOpen ? asked : nothing;
    if (isOpen && extent === 'screen') {
      const made = await render(true, answers);
      if (made !== 'late') return { html: root(made.html, made.served), isWhole: true };
    }
    // the frame only depends on the active navigation item
    const key = [path, tag, appearance].join('\n');
    let frame = frames.get(key);
    if (frame === undefined) {
      const made = await render(false);
      if (made !== 'late') frames.set(key, made.html);
      frame = made === 'late' ? '' : made.html;
    }
    const served = { ...answers, isRendered: false, now: page.now, tag, appearance, origin: page.origin };
    return { html: root(frame, served), isWhole: isOpen && extent !== 'screen' && frame !== '' };
  };
}

/** Aborts the work and resolves to 'late' if the page takes too long. */
async function abortIfLate<Made>(work: (signal: AbortSignal) => Promise<Made>): Promise<Made | 'late'> {
  const late = new AbortController();
  const made = await withTimeout(work(late.signal));
  late.abort();
  return made;
}

const root = (html: string, served: object) =>
  `<div id="root">${html}</div>\n    <script type="application/json" id="served">${scriptText(served)}</script>`;
