import type { StoryContext } from '@storybook/react-vite';
import { componentName, readGuide } from './guides.js';
import { writeProgram, writeUse } from './program.js';
import { readProps } from './props.js';

/** Shows copyable code: the story with its props, or the generic usage example if the props aren't plain values. */
export function showProgram(code: string, { parameters, initialArgs }: StoryContext): string {
  const stories = String(parameters.fileName ?? '');
  const guide = readGuide(stories);
  if (!guide) return code;
  const name = componentName(stories);
  const react = writeUse(name, dropDefaults(name, initialArgs));
  return writeProgram(react && guide.use.lines === undefined ? { ...guide.use, react } : guide.use);
}

/** `switchDefaults` sets these explicitly, but they'd only be noise in the code. */
function dropDefaults(name: string, args: StoryContext['initialArgs']) {
  const defaults = new Map(readProps(name).map((prop) => [prop.name, prop.byDefault]));
  return Object.fromEntries(
    Object.entries(args).filter(([prop, value]) => typeof value !== 'boolean' || String(value) !== defaults.get(prop)),
  );
}
