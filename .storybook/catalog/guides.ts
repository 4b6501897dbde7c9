const files = import.meta.glob<ComponentGuide>('../../packages/*/src/**/*.guide.ts', { eager: true, import: 'guide' });

/** @param stories The path of a story file, as Storybook names it: './packages/…/X.stories.tsx' */
export function guideOf(stories: string): ComponentGuide | undefined {
  return files[`../../${stories.replace(/^\.\//, '').replace('.stories.tsx', '.guide.ts')}`];
}

/** The exported component that a story file is about. */
export function componentOf(stories: string): string {
  return guideOf(stories)?.component ?? /([^/]+)\.stories\.tsx$/.exec(stories)?.[1] ?? '';
}
