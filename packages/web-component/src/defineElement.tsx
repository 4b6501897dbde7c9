import type { ComponentType, ReactNode } from 'react';
import { createElementClass } from './createElementClass.js';
import type { Catalog } from '@clothesline/ui';
import type { AttributeValues, ElementProps, ElementTable } from './table.js';

/** Loaders of a widget's texts by language (`es`), each called when a page uses that language. */
export type LoadCatalogs = Readonly<Record<string, () => Promise<readonly Catalog[]>>>;

/** Settings of an element that its distributor chooses. */
export interface ElementSetup<Table extends ElementTable> {
  /** CSS of the widget and of its primitives, as text. */
  styles: readonly string[];
  /** Values by property that replace the table's defaults, such as the address of the server. */
  defaults?: Partial<AttributeValues<Table>> | undefined;
  /** Texts in other languages than English. */
  catalogs?: LoadCatalogs | undefined;
  /** Origins that a mount point may name in an address that only the owner sets; empty by default. */
  hosts?: readonly string[] | undefined;
}

export interface ElementDefinition<Table extends ElementTable> extends ElementSetup<Table> {
  table: Table;
  /** Component of the element. Its props are the table's attributes, `emit`, `host` and `catalogs`. */
  component: ComponentType<ElementProps<Table>>;
  /** Wraps the component with its theme and its server. */
  provider?: ComponentType<ElementProps<Table> & { children: ReactNode }>;
  /** `contents` for a widget that floats and takes no room on the page. */
  display?: 'block' | 'contents';
}

/**
 * Registers a custom element that shows a React component in a shadow root. Does nothing if the tag is taken or if
 * there is no browser.
 * @throws Error if an attribute would hide a property that every element has.
 */
export function defineElement<const Table extends ElementTable>(definition: ElementDefinition<Table>): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.table.tag)) return;
  customElements.define(definition.table.tag, createElementClass(definition));
}
