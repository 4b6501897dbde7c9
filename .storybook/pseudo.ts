import type { StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';

/**
 * Puts a story into the state that it asks for in the test run: `parameters: { pseudo: { hover: true } }`, or only what a
 * selector means, as `{ focusVisible: 'button' }`: one thing on a page has the focus. There is no
 * Storybook around it then, which would tell storybook-addon-pseudo-states when to rewrite the styles, and where.
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
  // The story is drawn later than this.
  const observer = new MutationObserver(mark);
  observer.observe(canvasElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
