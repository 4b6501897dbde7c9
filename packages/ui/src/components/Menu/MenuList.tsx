import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../css/cx.js';
import { floating } from '../../css/floating.css.js';
import { box, control } from '../../css/reset.css.js';
import { activeIn } from '../../hooks/focus.js';
import { useFloating, type FloatingOptions } from '../../hooks/useFloating.js';
import * as styles from './Menu.css.js';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Where it leads: renders a link. */
  href?: string;
  /** Cannot be chosen, but can be found. */
  disabled?: boolean;
  tone?: 'normal' | 'danger';
}

/** The item that has the focus first. */
export type Edge = 'first' | 'last';

export interface MenuListProps extends Omit<FloatingOptions, 'onPressOutside'> {
  id: string;
  labelledBy: string;
  items: readonly MenuItem[];
  start: Edge;
  onClose: (how: { refocus: boolean }) => void;
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** The open list of a `Menu`: all keys are handled here. */
export function MenuList({ id, labelledBy, items, start, onClose, ...options }: MenuListProps) {
  const menu = useFloating<HTMLDivElement>({ ...options, onPressOutside: () => onClose({ refocus: false }) });

  useLayoutEffect(() => {
    const elements = menu.current ? itemsOf(menu.current) : [];
    elements.at(start === 'first' ? 0 : -1)?.focus();
  }, [menu, start]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      onClose({ refocus: true });
      // Tab goes on from the button; Escape closes nothing else.
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      return;
    }
    const elements = itemsOf(event.currentTarget);
    const target = elements[targetOf(event.key, elements, activeIn(event.currentTarget))];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const stays = currentTarget.contains(relatedTarget) || options.anchor()?.contains(relatedTarget);
    if (relatedTarget && !stays) onClose({ refocus: false });
  };
  return (
    <div
      ref={menu}
      role="menu"
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={cx(box, floating, styles.list)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {items.map((item) => (
        <Item key={item.id} {...item} onChosen={() => onClose({ refocus: true })} />
      ))}
    </div>
  );
}

function Item({ label, icon, onSelect, href, disabled, tone, onChosen }: MenuItem & { onChosen: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': disabled,
    className: cx(control, styles.item, tone === 'danger' && styles.danger),
    onClick: () => {
      if (disabled) return;
      // First the focus goes back, then the action may move it.
      onChosen();
      onSelect?.();
    },
  };
  if (href !== undefined && !disabled) {
    return (
      <a {...shared} href={href}>
        {icon}
        {label}
      </a>
    );
  }
  return (
    <button {...shared} type="button">
      {icon}
      {label}
    </button>
  );
}

/** The keyboard table of the ARIA Authoring Practices for menus; a letter finds the next item that begins with it. */
function targetOf(key: string, elements: readonly HTMLElement[], active: Element | null) {
  const index = elements.findIndex((element) => element === active);
  const count = elements.length;
  const targets = new Map([
    ['ArrowDown', (index + 1) % count],
    ['ArrowUp', (Math.max(index, 0) - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  if (target !== undefined || key.length !== 1 || key === ' ') return target ?? -1;
  const begins = (element: HTMLElement | undefined) =>
    element?.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const order = elements.map((_, step) => (index + 1 + step) % count);
  return order.find((position) => begins(elements[position])) ?? -1;
}
