import facts from 'virtual:facts';

const files = import.meta.glob<ComponentGuide>('../../packages/*/src/**/*.guide.ts', { eager: true, import: 'guide' });

/** @param stories The story file's path in Storybook's format, e.g. `./packages/…/X.stories.tsx` */
export function readGuide(stories: string): ComponentGuide | undefined {
  return files[`../../${stories.replace(/^\.\//, '').replace('.stories.tsx', '.guide.ts')}`];
}

export function componentName(stories: string): string {
  return readGuide(stories)?.component ?? /([^/]+)\.stories\.tsx$/.exec(stories)?.[1] ?? '';
}

export function listGuides() {
  return Object.entries(files)
    .flatMap(([path, guide]) => {
      const about = facts[path.replace('../../', '').replace('.guide.ts', '.stories.tsx')];
      return about ? [{ guide, title: about.title, id: about.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') }] : [];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
