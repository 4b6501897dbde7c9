import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import { scriptText } from '../http/scriptText.js';
import { createTurns } from '../http/turns.js';
import { withTimeout } from '../http/withTimeout.js';
import { runUntil } from '../http/givenUp.js';
import type { Log } from '../observe/createLog.js';
import type { Answers, PageRenderer, PageRequest } from './openRenderer.js';

export interface RequestedPage extends PageRequest {
  /** Network of the caller (see `callerNetwork`), which shares the renderer with the others. */
  network: string;
  /** Whether the page is the same for everyone; otherwise the browser loads and renders it. */
  isPublic: boolean;
  isSignedIn: boolean;
  /** Keeps the place of the request until some work has ended. */
  hold: (work: Promise<unknown>) => void;
}

/** Replaces the built page's empty root. */
export interface RenderedPage {
  html: string;
  /** Whether it has all that the server renders of the page. */
  isWhole: boolean;
}

export type RenderPage = (page: RequestedPage) => Promise<RenderedPage>;

/** Maximum number of pages waiting, in total and per network. Further ones are left to the browser. */
const waiting = { waiting: 200, ofNetwork: 50 };

/** Each network loads a page at a time and uses at most a third of the processor. */
const asking = { ...waiting, parallel: 2, atOnce: 1, rest: 2 };
const rendering = { ...waiting, parallel: 1, rest: 2 };

/** Cached frames: one per place in the navigation, language, and appearance. */
const keptFrames = 64;

/** Renders pages one at a time. If a page cannot be rendered now, sends its frame with the responses of its calls. */
export function createPageRenderer(renderer: PageRenderer, log: Pick<Log, 'error'>): RenderPage {
  const inAskingTurn = createTurns(asking);
  const inTurn = createTurns(rendering);
  const frames = new LRUCache<string, string>({ max: keptFrames });
  const nothing: Answers = { answers: [], refusals: [] };

  return async (page) => {
    const { tag, appearance, path, network, isPublic, isSignedIn, hold } = page;
    const render = (isRendered: boolean, answers = nothing) =>
      untilLate((signal) =>
        inTurn(
          network,
          async () => {
            // Lets waiting requests go first.
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
      untilLate((signal) => {
        const fetch: typeof page.fetch = async (...call) => {
          signal.throwIfAborted();
          return page.fetch(...call);
        };
        const work = () => runUntil(signal, () => renderer.ask({ ...page, fetch }));
        const answers = inAskingTurn(network, work, { signal });
        hold(answers);
        return answers;
      });

    const asked = isPublic ? await ask() : nothing;
    // Refusals for anonymous visitors are left to the browser: this person may have access.
    const isOpen = isPublic && asked !== 'late' && !(isSignedIn && asked.refusals.length > 0);
    const answers = isOpen ? asked : nothing;
    if (isOpen) {
      const made = await render(true, answers);
      if (made !== 'late') return { html: root(made.html, made.served), isWhole: true };
    }
    // Frames only differ by the place in the navigation.
    const key = [path, tag, appearance].join('\n');
    let frame = frames.get(key);
    if (frame === undefined) {
      const made = await render(false);
      if (made !== 'late') frames.set(key, made.html);
      frame = made === 'late' ? '' : made.html;
    }
    const served = { ...answers, isRendered: false, now: page.now, tag, appearance, origin: page.origin };
    return { html: root(frame, served), isWhole: !isPublic && frame !== '' };
  };
}

/** Does work until a page waits for it no longer; 'late' from then on. */
async function untilLate<Made>(work: (signal: AbortSignal) => Promise<Made>): Promise<Made | 'late'> {
  const late = new AbortController();
  const made = await withTimeout(work(late.signal));
  late.abort();
  return made;
}

const root = (html: string, served: object) =>
  `<div id="root">${html}</div>\n    <script type="application/json" id="served">${scriptText(served)}</script>`;
