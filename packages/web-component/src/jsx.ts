import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributeValues, ElementEvents, ElementTable } from './table.js';

/**
 * The JSX type of an element for React 19. Has typed properties, attributes as in HTML, and `on` handlers for all
 * events. Packages use it to declare their tags.
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

/**
 * The DOM type of an element, for `HTMLElementTagNameMap`. It's the result type of e.g.
 * `document.querySelector('clothesline-chat')`.
 */
export type ElementOf<Table extends ElementTable> = ElementListeners<ElementEvents<Table>> &
  HTMLElement &
  AttributeValues<Table>;

/** Must precede `HTMLElement` because its own methods accept any event name. */
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
