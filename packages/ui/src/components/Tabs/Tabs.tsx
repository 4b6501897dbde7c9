import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../css/cx.js';
import { box, control } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import { useControlled } from '../../hooks/useControlled.js';
import * as styles from './Tabs.css.js';

export interface Tab {
  id: string;
  label: string;
  /** Content of the panel. Only rendered while the tab is selected. */
  content: ReactNode;
  icon?: ReactNode;
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** The tabs and their panels. */
  tabs: readonly Tab[];
  /** Id of the selected tab. Pass it to control the component. */
  value?: string | undefined;
  /** Id of the tab that's initially selected. Defaults to the first. Only for uncontrolled use. */
  defaultValue?: string | undefined;
  /** Called with the id of the selected tab. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Accessible name. */
  label: string;
}

/** Switches between views. Arrow keys select a tab right away. */
export function Tabs({
  tabs,
  value,
  defaultValue = '',
  onValueChange,
  label,
  className,
  id: rootId,
  ...rest
}: TabsProps) {
  const id = useId();
  const [selected, select] = useControlled(value, defaultValue, onValueChange);
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetIndex(event, current ? tabs.indexOf(current) : 0, tabs.length);
    const tab = tabs[target];
    if (!tab) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll('button')[target]?.focus();
    select(tab.id);
  };
  return (
    <div {...rest} id={rootId} className={cx(box, styles.root, className)}>
      <div role="tablist" aria-label={label} className={cx(box, styles.list)}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={cx(control, styles.tab)}
            onClick={({ currentTarget }) => {
              // Safari doesn't focus buttons on click.
              currentTarget.focus();
              select(tab.id);
            }}
            onKeyDown={move}
          >
            {tab.icon}
            {/* Use the label as key. Browser translation doesn't notice text that changes in place. */}
            <span key={tab.label}>{tab.label}</span>
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

function targetIndex({ key, currentTarget }: KeyboardEvent, index: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (!/^Arrow(Left|Right)$/.test(key)) return -1;
  const isForward = (key === 'ArrowRight') !== isRightToLeft(currentTarget);
  return (index + (isForward ? 1 : count - 1)) % count;
}
