const files = import.meta.glob<ComponentGuide>('../../packages/*/src/**/*.guide.ts', { eager: true, import: 'guide' });

/** @param stories The path of a story file, as Storybook names it: './packages/…/X.stories.tsx' */
export function readGuide(stories: string): ComponentGuide | undefined {
  return files[`../../${stories.replace(/^\.\//, '').replace('.stories.tsx', '.guide.ts')}`];
}

/** Returns the exported component that a story file is about. */
export function componentName(stories: string): string {
  return readGuide(stories)?.component ?? /([^/]+)\.stories\.tsx$/.exec(stories)?.[1] ?? '';
}
