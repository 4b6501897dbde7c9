import type { ComponentType, ReactNode } from 'react';
import { createElementClass } from './createElementClass.js';
import type { AttributeValues, ElementProps, ElementTable } from './table.js';

export interface ElementDefinition<Table extends ElementTable> {
  table: Table;
  /** What the element shows. Its props are the table's attributes, `emit` and `host`. */
  component: ComponentType<ElementProps<Table>>;
  /** Goes around the component: its theme, its server. */
  provider?: ComponentType<ElementProps<Table> & { children: ReactNode }>;
  /** The CSS of the widget and of what it is made of, as text. */
  styles: readonly string[];
  /** Values other than the table's defaults, for who serves the code: its own address, say. By property. */
  defaults?: Partial<AttributeValues<Table>>;
  /** `contents` for a widget that floats and takes no room on the page. */
  display?: 'block' | 'contents';
}

/**
 * Registers a custom element that shows a React component in a shadow root; does nothing where the tag is taken, or
 * where there is no browser.
 * @throws Error where an attribute would hide a property that every element has.
 */
export function defineElement<const Table extends ElementTable>(definition: ElementDefinition<Table>): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.table.tag)) return;
  customElements.define(definition.table.tag, createElementClass(definition));
}
