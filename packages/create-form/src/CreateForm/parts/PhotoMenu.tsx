import { Button } from '@clothesline/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './ImagesField.css.js';

export interface PhotoAction {
  text: string;
  act: (button: HTMLButtonElement) => void;
}

interface PhotoMenuProps {
  name: string;
  label: string;
  describedBy: string | undefined;
  disabled: boolean;
  actions: readonly PhotoAction[];
}

/** A menu button with the actions for a photo. Follows the ARIA menu pattern. */
export function PhotoMenu({ name, label, describedBy, disabled, actions }: PhotoMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  function open(at: number) {
    flushSync(() => setOpen(true));
    (items().at(at) ?? items()[0])?.focus();
  }

  function close() {
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  function moveByKey(event: KeyboardEvent) {
    const at = items().findIndex((item) => item === event.target);
    const { key } = event;
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key];
    if (key === 'Escape' && isOpen) close();
    else if (to !== undefined && (isOpen || key.startsWith('A'))) open(to);
    else return;
    event.preventDefault();
  }

  return (
    <div
      role="presentation"
      className={styles.menuBox}
      onKeyDown={moveByKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
      }}
    >
      <Button
        ref={button}
        size="small"
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => (isOpen ? close() : open(0))}
      >
        •••
      </Button>
      {isOpen && (
        <div ref={menu} role="menu" aria-label={label} className={styles.menu}>
          {actions.map(({ text, act }) => (
            <Button
              key={text}
              role="menuitem"
              size="small"
              tone="quiet"
              tabIndex={-1}
              onClick={() => {
                close();
                if (button.current) act(button.current);
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
