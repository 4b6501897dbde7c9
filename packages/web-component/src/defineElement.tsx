import type { ComponentType, ReactNode } from 'react';
import { createElementClass } from './createElementClass.js';
import type { Catalog } from '@clothesline/ui';
import type { AttributeValues, ElementProps, ElementTable } from './table.js';

/** Functions that load a widget's translations by language (`es`). They're called when a page uses the language. */
export type LoadCatalogs = Readonly<Record<string, () => Promise<readonly Catalog[]>>>;

/** Settings chosen by the package or script that provides an element. */
export interface ElementSetup<Table extends ElementTable> {
  /** The CSS of the widget and its primitives. */
  styles: readonly string[];
  /** Values by property that override the defaults in the table, e.g. the server URL. */
  defaults?: Partial<AttributeValues<Table>> | undefined;
  /** Translations by language. */
  catalogs?: LoadCatalogs | undefined;
  /** Origins that mount points may use in URLs that only the site owner should set. Empty by default. */
  hosts?: readonly string[] | undefined;
}

export interface ElementDefinition<Table extends ElementTable> extends ElementSetup<Table> {
  table: Table;
  /** The component to render. Its props are the attributes from the table, `emit`, `host` and `catalogs`. */
  component: ComponentType<ElementProps<Table>>;
  /** Provides the theme and the server to the component. */
  provider?: ComponentType<ElementProps<Table> & { children: ReactNode }>;
  /** Use `contents` for floating widgets that don't take up any space on the page. */
  display?: 'block' | 'contents';
}

/**
 * Registers a custom element that renders a React component in a shadow root. Does nothing if the tag is already
 * defined or there's no browser.
 * @throws Error if an attribute would hide a property that every element has
 */
export function defineElement<const Table extends ElementTable>(definition: ElementDefinition<Table>): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.table.tag)) return;
  customElements.define(definition.table.tag, createElementClass(definition));
}
