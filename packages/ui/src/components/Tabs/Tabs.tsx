import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../css/cx.js';
import { box, control } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import * as styles from './Tabs.css.js';

export interface Tab {
  id: string;
  label: string;
  /** What the tab shows; rendered only while it is chosen. */
  content: ReactNode;
  icon?: ReactNode;
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** The tabs with their panels, in order. */
  tabs: readonly Tab[];
  /** The id of the tab that is shown. */
  selected: string;
  /** Hears the id of the tab that was chosen. */
  onSelect: (id: string) => void;
  /** Names the list of tabs for screen readers. */
  label: string;
}

/** Views of one subject in one place. Arrow keys choose at once; the order follows the reading direction. */
export function Tabs({ tabs, selected, onSelect, label, className, id: rootId, ...rest }: TabsProps) {
  const id = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const choose = (tab: Tab | undefined) => {
    if (!tab) return;
    buttons.current.get(tab.id)?.focus();
    onSelect(tab.id);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(
      event.key,
      isRightToLeft(event.currentTarget),
      current ? tabs.indexOf(current) : 0,
      tabs.length,
    );
    if (target === undefined) return;
    event.preventDefault();
    choose(tabs[target]);
  };
  return (
    <div {...rest} id={rootId} className={cx(box, styles.root, className)}>
      <div role="tablist" aria-label={label} className={cx(box, styles.list)}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              if (button) buttons.current.set(tab.id, button);
              else buttons.current.delete(tab.id);
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={cx(control, styles.tab)}
            onClick={() => choose(tab)}
            onKeyDown={move}
          >
            {tab.icon}
            <span>{tab.label}</span>
          </button>
        ))}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current.id}`}
          tabIndex={0}
          className={cx(box, styles.panel)}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}

const isRightToLeft = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl';

/** The keyboard table of the ARIA Authoring Practices for horizontal tabs. */
function targetOf(key: string, rightToLeft: boolean, index: number, count: number) {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const targets = new Map([
    [forward, (index + 1) % count],
    [back, (index - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return targets.get(key);
}
