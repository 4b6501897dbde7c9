import type { ComponentType, ReactNode } from 'react';
import { createElementClass } from './createElementClass.js';
import type { Catalog } from '@clothesline/ui';
import type { AttributeValues, ElementProps, ElementTable } from './table.js';

/** The texts of a widget by language (`es`), each loaded where a page asks for it. */
export type LoadCatalogs = Readonly<Record<string, () => Promise<readonly Catalog[]>>>;

/** What who serves the code says of an element; the rest is the widget's own. */
export interface ElementSetup<Table extends ElementTable> {
  /** The CSS of the widget and of what it is made of, as text. */
  styles: readonly string[];
  /** Values other than the table's defaults: the address of the server, say. By property. */
  defaults?: Partial<AttributeValues<Table>> | undefined;
  /** Texts in other languages than English. */
  catalogs?: LoadCatalogs | undefined;
  /** Origins that a mount point may name in an address of the owner's; none where it is left out. */
  hosts?: readonly string[] | undefined;
}

export interface ElementDefinition<Table extends ElementTable> extends ElementSetup<Table> {
  table: Table;
  /** What the element shows. Its props are the table's attributes, `emit`, `host` and `catalogs`. */
  component: ComponentType<ElementProps<Table>>;
  /** Goes around the component: its theme, its server. */
  provider?: ComponentType<ElementProps<Table> & { children: ReactNode }>;
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
