import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { root } from './facts.js';
import { instead, pageNames, sayInstead, toAnchor } from './otherNames.js';

/** Storybook's index entries plus `anchors`, the headings covered by its search. */
type Searched = StoryIndex['entries'][string] & { anchors?: { id: string; title: string }[] };

interface Generator {
  getIndex(): Promise<StoryIndex>;
}

/**
 * Adds each page's alternative names to the search. Headings of engineering pages are dropped, since they match so many
 * terms that they'd outrank components.
 */
export async function addOtherNames<T extends Generator>(given: Promise<T>): Promise<T> {
  const generator = await given;
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const entries = Object.entries(index.entries).map(([id, entry]) => [id, withNames(entry)]);
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}

function withNames(entry: Searched): Searched {
  if (entry.type !== 'docs') return entry;
  const names = [...readAlsoCalled(entry.importPath), ...(pageNames[entry.id] ?? [])];
  const others = entry.id === 'by-other-names--docs' ? Object.keys(instead) : [];
  const anchors = [
    ...names.map((name) => ({ id: toAnchor(name), title: name })),
    ...others.map((name) => ({ id: toAnchor(name), title: sayInstead(name) })),
    ...(entry.title.startsWith('Engineering/') ? [] : (entry.anchors ?? [])),
  ];
  return { ...entry, anchors };
}

function readAlsoCalled(stories: string): string[] {
  const file = join(root, stories.replace('.stories.tsx', '.guide.ts'));
  if (!file.endsWith('.guide.ts') || !existsSync(file)) return [];
  return /alsoCalled: '(.*)'/.exec(readFileSync(file, 'utf8'))?.[1]?.split(', ') ?? [];
}
