import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFocus } from '../../testing/expectFocus.js';
import { mount, places } from '../../testing/mount.js';
import { Tabs } from './Tabs.js';

const tabs = ['Grid', 'Map', 'List'].map((label) => ({ id: label, label, content: `${label} view` }));

function Example() {
  const [selected, setSelected] = useState('Grid');
  return (
    <>
      <Tabs label="View" tabs={tabs} value={selected} onValueChange={setSelected} />
      <button>After</button>
    </>
  );
}

async function expectPress(keys: string, shown: string) {
  await userEvent.keyboard(keys);
  await expectFocus(page.getByRole('tab', { name: shown }));
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(shown);
  await expect.element(page.getByRole('tabpanel', { name: shown })).toHaveTextContent(`${shown} view`);
}

describe.each(places)('in a %s', (place) => {
  test('selects with the arrow keys, wrapping around, and with Home and End', async () => {
    mount(<Example />, place);
    await userEvent.click(page.getByRole('tab', { name: 'Grid' }));
    await expectPress('{ArrowRight}', 'Map');
    await expectPress('{ArrowRight}', 'List');
    await expectPress('{ArrowRight}', 'Grid');
    await expectPress('{ArrowLeft}', 'List');
    await expectPress('{Home}', 'Grid');
    await expectPress('{End}', 'List');
  });

  test('reverses the arrow keys in right-to-left pages', async () => {
    mount(
      <div dir="rtl">
        <Example />
      </div>,
      place,
    );
    await userEvent.click(page.getByRole('tab', { name: 'Grid' }));
    await expectPress('{ArrowLeft}', 'Map');
    await expectPress('{ArrowRight}', 'Grid');
  });

  test('has only the selected tab in the tab order, followed by the panel', async () => {
    mount(<Example />, place);
    await userEvent.click(page.getByRole('tab', { name: 'Map' }));
    await userEvent.keyboard('{Tab}');
    await expectFocus(page.getByRole('tabpanel'));
    await userEvent.keyboard('{Tab}');
    await expectFocus(page.getByText('After'));
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    await expectFocus(page.getByRole('tab', { name: 'Map' }));
  });
});

test('starts with the default or first tab, and keeps the selection if uncontrolled', async () => {
  mount(
    <>
      <Tabs label="View" tabs={tabs} />
      <Tabs label="Other view" tabs={tabs} defaultValue="Map" />
    </>,
  );
  const [view, other] = [
    page.getByRole('tablist', { name: 'View', exact: true }),
    page.getByRole('tablist', { name: 'Other view' }),
  ];
  await expect.element(view.getByRole('tab', { selected: true })).toHaveTextContent('Grid');
  await expect.element(other.getByRole('tab', { selected: true })).toHaveTextContent('Map');
  await userEvent.click(view.getByRole('tab', { name: 'List' }));
  await expect.element(view.getByRole('tab', { selected: true })).toHaveTextContent('List');
});
