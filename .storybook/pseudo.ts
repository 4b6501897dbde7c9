import type { StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';

/**
 * Puts a story into the state that it asks for (`parameters: { pseudo: { hover: true } }`) in the test run. There is no
 * Storybook around it then, which would tell storybook-addon-pseudo-states when to rewrite the styles, and where.
 */
export function pseudoStates({ canvasElement, parameters }: StoryContext): void {
  const wished: Record<string, unknown> = parameters.pseudo ?? {};
  const states = Object.keys(wished).filter((state) => wished[state] === true);
  if (!('__vitest_browser__' in globalThis) || states.length === 0) return;
  addons.getChannel().emit('storyRendered');
  const kebab = (state: string) => state.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  canvasElement.classList.add(...states.map((state) => `pseudo-${kebab(state)}-all`));
}
