import { eventName, lifecycleEvents, type AttributeSpec, type ElementTable } from '@clothesline/web-component';
import { Facts } from './Facts.js';

const files = import.meta.glob<Record<string, unknown>>('../../../packages/*/src/element/table.ts', { eager: true });
const tables = Object.values(files).flatMap((file) => Object.values(file).filter(isTable));

export function Elements({ tag }: { tag?: string }) {
  return tables
    .filter((table) => tag === undefined || table.tag === tag)
    .map((table) => <Element key={table.tag} table={table} />);
}

function Element({ table: { tag, description, attributes, events, parts, variables } }: { table: ElementTable }) {
  return (
    <section aria-label={tag}>
      <h2 id={tag}>
        <code>{`<${tag}>`}</code>
      </h2>
      <p>{description}</p>
      <Facts
        headings={['Attribute', 'Type', 'Default', 'Description']}
        rows={Object.entries(attributes).map(([name, spec]) => [name, holds(spec), byDefault(spec), spec.description])}
      />
      <Facts
        headings={['Event', 'detail', 'Description']}
        rows={Object.entries({ ...events, ...lifecycleEvents }).map(([name, spec]) => [
          eventName(tag, name),
          spec.holds ?? '',
          spec.description,
        ])}
      />
      <Facts headings={['Part', 'Description']} rows={Object.entries(parts ?? {})} />
      <Facts headings={['Variable', 'Description']} rows={Object.entries(variables ?? {})} />
    </section>
  );
}

function holds(spec: AttributeSpec): string {
  if (spec.type === 'enum') return spec.values.join(', ');
  if (spec.type === 'number') return `number from ${spec.min} to ${spec.max}`;
  if (spec.type === 'url') return 'URL';
  return spec.type === 'json' ? `JSON: ${spec.expected}` : spec.type;
}

function byDefault(spec: AttributeSpec): string {
  return 'default' in spec && spec.default !== undefined ? String(spec.default) : '';
}

function isTable(value: unknown): value is ElementTable {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value;
}
