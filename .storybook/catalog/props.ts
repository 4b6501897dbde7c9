import tables from '../../packages/tooling/checks/api/props.json' with { type: 'json' };

export interface Prop {
  name: string;
  /** Type, as TypeScript writes it. */
  type: string;
  /** Values of a union of words. */
  options?: string[];
  isRequired: boolean;
  says: string;
  /** Default, as the code writes it. */
  byDefault?: string;
}

const all: Readonly<Record<string, Prop[]>> = tables;

/** Props that reach the root of every component, which its page lists once. */
export const rootNames: readonly string[] = ['className', 'style', 'id', 'ref'];

/** Returns the props of an exported component, required props first; empty if it is unknown. */
export function readProps(component: string): readonly Prop[] {
  const props = all[component] ?? [];
  return [...props].toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}
