import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributeValues, ElementEvents, ElementTable } from './table.js';

/**
 * An element in JSX (React 19), from its table: properties by their own types, attributes as they are written in HTML,
 * events as `on` and the name. Each package declares its tags with it.
 */
export type ElementJsx<Table extends ElementTable> = DetailedHTMLProps<
  HTMLAttributes<ElementOf<Table>>,
  ElementOf<Table>
> &
  Partial<AttributeValues<Table>> & {
    [Name in Exclude<keyof Table['attributes'], keyof AttributeValues<Table>>]?: string | number | boolean;
  } & {
    [Name in keyof ElementEvents<Table> & string as `on${Name}`]?: (event: ElementEvents<Table>[Name]) => void;
  };

/** An element in scripts, from its table, for `HTMLElementTagNameMap`: `document.querySelector('clothesline-chat')` gives it. */
export type ElementOf<Table extends ElementTable> = ElementListeners<ElementEvents<Table>> &
  HTMLElement &
  AttributeValues<Table>;

/** Precedes `HTMLElement`; its own methods take an event of any name. */
interface ElementListeners<Events> {
  addEventListener<Name extends keyof Events>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}
