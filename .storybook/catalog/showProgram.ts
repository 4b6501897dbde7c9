import type { StoryContext } from '@storybook/react-vite';
import { componentName, readGuide } from './guides.js';
import { writeProgram, writeUse } from './program.js';

/** Shows what one would paste: the story with its props, or the component's usage if they are more than words. */
export function showProgram(code: string, { parameters, initialArgs }: StoryContext): string {
  const stories = String(parameters.fileName ?? '');
  const guide = readGuide(stories);
  if (!guide) return code;
  const react = writeUse(componentName(stories), initialArgs);
  return writeProgram(react && guide.use.lines === undefined ? { ...guide.use, react } : guide.use);
}
