import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allFacts, root } from './facts.js';
import { writeMarkdown, overview } from './markdown.js';
import { readProps } from './props.js';

/** Fields of Storybook's component manifest that are used here. */
export interface ManifestComponent {
  id: string;
  name: string;
  path: string;
  description?: string;
  import?: string;
  error?: unknown;
  reactDocgen?: object;
  stories?: { id: string; name: string; snippet?: string }[];
}

/** Component with all content of its page. */
export interface Described extends ManifestComponent {
  guide: ComponentGuide;
  facts: ComponentFacts;
  component: string;
}

interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
}

/**
 * Completes the manifest of components: types as TypeScript reads them, guides and facts. Leaves out screens, which are
 * not components. If the workshop is built, also writes `llms.txt`, `llms-full.txt` and a page of Markdown for each
 * component.
 */
export async function describeManifest(
  manifests: Manifests,
  { outputDir }: { outputDir?: string },
): Promise<Manifests> {
  const given = manifests.components;
  if (!given) return manifests;
  const facts = allFacts();
  const described: Described[] = [];
  for (const component of Object.values(given.components)) {
    const path = component.path.replace(/^\.\//, '');
    const about = facts[path];
    const file = join(root, path.replace('.stories.tsx', '.guide.ts'));
    if (!about || !existsSync(file)) continue;
    const { guide }: { guide: ComponentGuide } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const name = guide.component ?? basename(path, '.stories.tsx');
    const { error: _, ...rest } = component;
    described.push({
      ...rest,
      component: name,
      import: `import { ${name} } from '${packageName(path)}';`,
      reactDocgen: { ...rest.reactDocgen, displayName: name, exportName: name, props: toDocgen(name) },
      guide,
      facts: about,
    });
  }
  if (outputDir) writePages(outputDir, described);
  return {
    ...manifests,
    components: { ...given, components: Object.fromEntries(described.map((component) => [component.id, component])) },
  };
}

/** @param path Of the stories */
export function packageName(path: string): string {
  const [, name = ''] = path.split('/');
  return `@clothesline/${name === 'location' ? 'location/react' : name}`;
}

/** Converts props to react-docgen's shape, which readers of manifests know. */
function toDocgen(component: string) {
  return Object.fromEntries(
    readProps(component).map(({ name, type, isRequired, says, byDefault }) => [
      name,
      {
        required: isRequired,
        tsType: { name: type, raw: type },
        description: says,
        ...(byDefault === undefined ? {} : { defaultValue: { value: byDefault, computed: false } }),
      },
    ]),
  );
}

function writePages(folder: string, components: readonly Described[]) {
  const pages = join(folder, 'components');
  mkdirSync(pages, { recursive: true });
  for (const component of components) writeFileSync(join(pages, `${component.id}.md`), writeMarkdown(component));
  writeFileSync(join(folder, 'llms.txt'), overview(components));
  writeFileSync(join(folder, 'llms-full.txt'), components.map(writeMarkdown).join('\n\n'));
}
