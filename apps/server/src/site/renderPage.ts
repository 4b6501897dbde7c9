import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import type { SiteLanguage } from '@clothesline/api-client/contract';
import { scriptText } from '../http/scriptText.js';
import { createTurns } from '../http/turns.js';
import { patience, withTimeout } from '../http/withTimeout.js';
import type { Log } from '../observe/createLog.js';
import type { Answers, PageRequest, Renderers } from './openRenderers.js';

export interface RequestedPage extends PageRequest {
  language: SiteLanguage;
  /** Network of the caller (see `callerNetwork`), which shares the renderer with the others. */
  network: string;
  /** Whether the screen shows the same to everybody; else the browser asks and renders it. */
  isPublic: boolean;
  isSignedIn: boolean;
}

/** Replaces the built page's empty root. */
export interface RenderedPage {
  html: string;
  /** Whether it has all that the server renders of the page. */
  isWhole: boolean;
}

export type RenderPage = (page: RequestedPage) => Promise<RenderedPage>;

/** Pages that wait to be rendered: in all, and of one network. Further ones are left to the browser. */
const waiting = { parallel: 1, waiting: 16, ofNetwork: 8 };

/** Frames that are kept: of each place in the navigation, in each language and look. */
const keptFrames = 64;

/** Renders pages, one at a time. A page that cannot be rendered now is its frame with the answers of its calls. */
export function createPageRenderer(renderers: Renderers, log: Pick<Log, 'error'>): RenderPage {
  const inTurn = createTurns(waiting);
  const frames = new LRUCache<string, string>({ max: keptFrames });
  const nothing: Answers = { answers: [], refusals: [] };

  return async (page) => {
    const { language, tag, appearance, path, network, isPublic, isSignedIn } = page;
    const renderer = renderers[language];
    const render = (isRendered: boolean, answers = nothing) => {
      const asked = performance.now();
      return inTurn(network, async () => {
        // The requests that came meanwhile go first.
        await setImmediate();
        if (performance.now() - asked > patience) throw new Error('The page was left to the browser meanwhile.');
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
      });
    };

    const asked = isPublic ? await withTimeout(renderer.ask(page)) : nothing;
    // Leaves to the browser what a stranger is refused: it may be there for this person.
    const isOpen = isPublic && asked !== 'late' && !(isSignedIn && asked.refusals.length > 0);
    const answers = isOpen ? asked : nothing;
    if (isOpen) {
      const made = await withTimeout(render(true, answers));
      if (made !== 'late') return { html: root(made.html, made.served), isWhole: true };
    }
    // The frame differs by the place in the navigation alone.
    const key = [path, tag, appearance].join('\n');
    let frame = frames.get(key);
    if (frame === undefined) {
      const made = await withTimeout(render(false));
      if (made !== 'late') frames.set(key, made.html);
      frame = made === 'late' ? '' : made.html;
    }
    const served = { ...answers, isRendered: false, now: page.now, tag, appearance, origin: page.origin };
    return { html: root(frame, served), isWhole: !isPublic && frame !== '' };
  };
}

const root = (html: string, served: object) =>
  `<div id="root">${html}</div>\n    <script type="application/json" id="served">${scriptText(served)}</script>`;
