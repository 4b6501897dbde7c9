import { Tabs, type TabsProps } from '@clothesline/ui';
import { useDeferredValue } from 'react';

export function DeferredTabs({ tabs, value: selected, ...rest }: TabsProps) {
  const rendered = useDeferredValue(selected);
  const content = tabs.find(({ id }) => id === rendered)?.content;
  return (
    <Tabs
      {...rest}
      value={selected}
      tabs={rendered === selected ? tabs : tabs.map((tab) => (tab.id === selected ? { ...tab, content } : tab))}
    />
  );
}
