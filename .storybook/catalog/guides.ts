import facts from 'virtual:facts';

const files = import.meta.glob<ComponentGuide>('../../packages/*/src/**/*.guide.ts', { eager: true, import: 'guide' });

/** @param stories The path of a story file, as Storybook names it: './packages/…/X.stories.tsx' */
export function readGuide(stories: string): ComponentGuide | undefined {
  return files[`../../${stories.replace(/^\.\//, '').replace('.stories.tsx', '.guide.ts')}`];
}

/** Returns the exported component that a story file is about. */
export function componentName(stories: string): string {
  return readGuide(stories)?.component ?? /([^/]+)\.stories\.tsx$/.exec(stories)?.[1] ?? '';
}

/** Lists the components that have a guide, in the order of the sidebar. */
export function listGuides() {
  return Object.entries(files)
    .flatMap(([path, guide]) => {
      const about = facts[path.replace('../../', '').replace('.guide.ts', '.stories.tsx')];
      return about ? [{ guide, title: about.title, id: about.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') }] : [];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
