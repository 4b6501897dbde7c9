import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allFacts, root } from './facts.js';
import { markdownOf, overview } from './markdown.js';
import { propsOf } from './props.js';

/** What Storybook says of a component, as far as it is read here. */
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

/** A component with everything that its page says. */
export interface Described extends ManifestComponent {
  guide: ComponentGuide;
  facts: ComponentFacts;
  component: string;
}

interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
}

/**
 * Completes the manifest of components: types as TypeScript reads them, guides and facts. Screens are left out, which are no
 * components. Where the workshop is built, writes `llms.txt`, `llms-full.txt` and a page of Markdown for each component too.
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
      import: `import { ${name} } from '${packageOf(path)}';`,
      reactDocgen: { ...rest.reactDocgen, displayName: name, exportName: name, props: docgenOf(name) },
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
export function packageOf(path: string): string {
  const [, name = ''] = path.split('/');
  return `@clothesline/${name === 'location' ? 'location/react' : name}`;
}

/** Props as react-docgen writes them, which is what readers of manifests know. */
function docgenOf(component: string) {
  return Object.fromEntries(
    propsOf(component).map(({ name, type, isRequired, says, byDefault }) => [
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
  for (const component of components) writeFileSync(join(pages, `${component.id}.md`), markdownOf(component));
  writeFileSync(join(folder, 'llms.txt'), overview(components));
  writeFileSync(join(folder, 'llms-full.txt'), components.map(markdownOf).join('\n\n'));
}
