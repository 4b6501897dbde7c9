import tables from '../../packages/tooling/checks/api/props.json' with { type: 'json' };

export interface Prop {
  name: string;
  /** As it is written in TypeScript. */
  type: string;
  /** Where it is one of some words: these. */
  options?: string[];
  isRequired: boolean;
  says: string;
  /** As it is written in the code. */
  byDefault?: string;
}

const all: Readonly<Record<string, Prop[]>> = tables;

/** Those that reach the root of every component, which its page says once. */
export const rootNames: readonly string[] = ['className', 'style', 'id', 'ref'];

/** The props of an exported component, those that are required first; none where it is unknown. */
export function propsOf(component: string): readonly Prop[] {
  const props = all[component] ?? [];
  return [...props].toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}
