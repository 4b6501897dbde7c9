import type { StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';

/**
 * Forces pointer states in the test run, e.g. `parameters: { pseudo: { hover: true } }`. Pass a selector to limit it to
 * certain elements, such as `{ focusVisible: 'button' }`. storybook-addon-pseudo-states doesn't work here because the
 * events that trigger its style rewriting never fire in the test run.
 */
export function pseudoStates({ canvasElement, parameters }: StoryContext): (() => void) | void {
  const wished: Record<string, unknown> = parameters.pseudo ?? {};
  const states = Object.keys(wished);
  if (!('__vitest_browser__' in globalThis) || states.length === 0) return undefined;
  addons.getChannel().emit('storyRendered');
  const kebab = (state: string) => state.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const state of states) {
    const selector = wished[state];
    if (typeof selector !== 'string') canvasElement.classList.add(`pseudo-${kebab(state)}-all`);
  }
  const mark = () => {
    for (const state of states) {
      const selector = wished[state];
      if (typeof selector === 'string') canvasElement.querySelector(selector)?.classList.add(`pseudo-${kebab(state)}`);
    }
  };
  // the story may render after this
  const observer = new MutationObserver(mark);
  observer.observe(canvasElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
