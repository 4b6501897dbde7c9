import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { anchor } from '../../css/floating.css.js';
import type { Align, Side } from '../../hooks/place.js';
import { MenuList, type Edge, type MenuItem } from './MenuList.js';

/** Spread these on the button that opens it. */
export interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  items: readonly MenuItem[];
  /** Renders the button: `trigger={(props) => <Button {...props}>Options</Button>}`. */
  trigger: (props: MenuTrigger) => ReactNode;
  side?: Side;
  align?: Align;
}

const edgeOfKey: Readonly<Record<string, Edge>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Actions behind a button (the APG's menu button). To choose a value use `Select`, for anything else `Popover`. */
export function Menu({ items, trigger, side = 'bottom', align = 'start' }: MenuProps) {
  const [open, setOpen] = useState<Edge>();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className={anchor}>
      {trigger({
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== undefined,
        'aria-controls': open && `${id}-menu`,
        onClick: () => setOpen(open ? undefined : 'first'),
        onKeyDown: (event) => {
          const edge = edgeOfKey[event.key];
          if (!edge) return;
          event.preventDefault();
          setOpen(edge);
        },
      })}
      {open && (
        <MenuList
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          items={items}
          start={open}
          anchor={() => button.current}
          side={side}
          align={align}
          onClose={({ refocus }) => {
            setOpen(undefined);
            if (refocus) button.current?.focus();
          }}
        />
      )}
    </span>
  );
}
