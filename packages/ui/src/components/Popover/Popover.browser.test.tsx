import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFocus } from '../../testing/expectFocus.js';
import { mount, places } from '../../testing/mount.js';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { Popover } from './Popover.js';

const example = (
  <div style={{ padding: 40 }}>
    <Popover label="Filter donations" trigger={(props) => <Button {...props}>Filter</Button>}>
      {(close) => <button onClick={close}>Apply</button>}
    </Popover>
    <button>After</button>
  </div>
);

const button = page.getByRole('button', { name: 'Filter' });
const panel = page.getByRole('dialog', { name: 'Filter donations' });

describe.each(places)('in a %s', (place) => {
  test('opens in the top layer below its button, with the focus inside', async () => {
    mount(example, place);
    await userEvent.click(button);
    await expectFocus(page.getByText('Apply'));
    expect(panel.element().matches(':popover-open')).toBe(true);
    const { bottom, left } = button.element().getBoundingClientRect();
    const box = panel.element().getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(bottom);
    expect(Math.abs(box.left - left)).toBeLessThan(1);
  });

  test('right to left it begins at the right edge of its button', async () => {
    mount(<div dir="rtl">{example}</div>, place);
    await userEvent.click(button);
    await expect.element(panel).toBeVisible();
    const { right } = button.element().getBoundingClientRect();
    expect(Math.abs(panel.element().getBoundingClientRect().right - right)).toBeLessThan(1);
  });

  test.each(['{Escape}', '{Enter}'])('%s closes it and gives the focus back', async (key) => {
    mount(example, place);
    await userEvent.click(button);
    await expectFocus(page.getByText('Apply'));
    await userEvent.keyboard(key);
    await expect.element(panel).not.toBeInTheDocument();
    await expectFocus(button);
  });

  test('leaving it by Tab, or a press outside, closes it', async () => {
    mount(example, place);
    await userEvent.click(button);
    await expectFocus(page.getByText('Apply'));
    await userEvent.keyboard('{Tab}');
    await expect.element(panel).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect.element(panel).toBeVisible();
    await userEvent.click(page.getByText('After'));
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('Escape closes it and not the dialog around it', async () => {
    mount(
      <Dialog open onClose={() => expect.fail('The dialog closed.')} title="Settings">
        {example}
      </Dialog>,
      place,
    );
    await userEvent.click(button);
    await expectFocus(page.getByText('Apply'));
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
});
