import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allFacts, root } from './facts.js';
import { readProps } from './props.js';

/** The subset of Storybook's component manifest that we read. */
interface ManifestComponent {
  id: string;
  name: string;
  path: string;
  description?: string;
  import?: string;
  error?: unknown;
  reactDocgen?: object;
  stories?: { id: string; name: string; snippet?: string }[];
}

interface Described extends ManifestComponent {
  guide: ComponentGuide;
  facts: ComponentFacts;
}

interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
}

/**
 * Adds the TypeScript types, guides and facts to Storybook's component manifest. Screens are dropped because they
 * aren't components.
 */
export async function describeManifest(manifests: Manifests): Promise<Manifests> {
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
      import: `import { ${name} } from '${packageName(path)}';`,
      reactDocgen: { ...rest.reactDocgen, displayName: name, exportName: name, props: toDocgen(name) },
      guide,
      facts: about,
    });
  }
  return {
    ...manifests,
    components: { ...given, components: Object.fromEntries(described.map((component) => [component.id, component])) },
  };
}

/** @param path The path of the stories file */
function packageName(path: string): string {
  const [, name = ''] = path.split('/');
  return `@clothesline/${name === 'location' ? 'location/react' : name}`;
}

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
