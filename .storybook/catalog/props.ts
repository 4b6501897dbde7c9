import tables from '../../packages/tooling/checks/api/props.json' with { type: 'json' };

export interface Prop {
  name: string;
  /** The type as printed by TypeScript. */
  type: string;
  options?: string[];
  isRequired: boolean;
  says: string;
  byDefault?: string;
}

const all: Readonly<Record<string, Prop[]>> = tables;

/** Every component accepts these on its root element, so the docs page lists them only once. */
export const rootNames: readonly string[] = ['className', 'style', 'id', 'ref'];

export function readProps(component: string): readonly Prop[] {
  const props = all[component] ?? [];
  return [...props].toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}
