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
        headings={['Attribute', 'Holds', 'By default', '']}
        rows={Object.entries(attributes).map(([name, spec]) => [name, holds(spec), byDefault(spec), spec.description])}
      />
      <Facts
        headings={['Event', 'detail', '']}
        rows={Object.entries({ ...events, ...lifecycleEvents }).map(([name, spec]) => [
          eventName(tag, name),
          spec.holds ?? '',
          spec.description,
        ])}
      />
      <Facts headings={['Part', '']} rows={Object.entries(parts ?? {})} />
      <Facts headings={['Variable', '']} rows={Object.entries(variables ?? {})} />
    </section>
  );
}

function holds(spec: AttributeSpec): string {
  if (spec.type === 'enum') return spec.values.join(', ');
  if (spec.type === 'boolean') return 'there or not';
  if (spec.type === 'number') return `a number from ${spec.min} to ${spec.max}`;
  if (spec.type === 'url') return 'an address';
  return spec.type === 'json' ? `JSON: ${spec.expected}` : spec.type === 'string' ? 'a text' : `a ${spec.type}`;
}

function byDefault(spec: AttributeSpec): string {
  return 'default' in spec && spec.default !== undefined ? String(spec.default) : '';
}

function isTable(value: unknown): value is ElementTable {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value;
}
