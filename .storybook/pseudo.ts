import type { StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';

/**
 * Puts a story into a pointer state in the test run: `parameters: { pseudo: { hover: true } }`, or only the elements
 * of a selector, such as `{ focusVisible: 'button' }`, since a single element has the focus. The test run lacks
 * Storybook's events that make storybook-addon-pseudo-states rewrite the styles.
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
  // Observes the canvas, since the story renders later.
  const observer = new MutationObserver(mark);
  observer.observe(canvasElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
