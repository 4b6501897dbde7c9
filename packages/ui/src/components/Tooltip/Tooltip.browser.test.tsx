import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFocus } from '../../testing/expectFocus.js';
import { mount, places } from '../../testing/mount.js';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { Tooltip } from './Tooltip.js';

const example = (
  <div style={{ padding: 100 }}>
    <Tooltip description="Use my location">
      <Button>Locate</Button>
    </Tooltip>
  </div>
);
const tooltip = page.getByRole('tooltip');
const button = page.getByRole('button', { name: 'Locate' });

describe.each(places)('in a %s', (place) => {
  test('shows on keyboard focus, centered above its control', async () => {
    mount(example, place);
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip).toBeVisible();
    const control = button.element().getBoundingClientRect();
    const box = tooltip.element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(control.top + 1);
    expect(Math.abs(box.left + box.width / 2 - (control.left + control.width / 2))).toBeLessThan(1);
  });

  test('stays centered if a wider font loads late', async () => {
    mount(example, place);
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip).toBeVisible();
    const bubble = tooltip.element() as HTMLElement;
    const width = bubble.offsetWidth;
    bubble.style.letterSpacing = '2px';
    await expect.poll(() => bubble.offsetWidth).toBeGreaterThan(width + 10);
    const control = button.element().getBoundingClientRect();
    const offCenter = () => {
      const box = bubble.getBoundingClientRect();
      return Math.abs(box.left + box.width / 2 - (control.left + control.width / 2));
    };
    await expect.poll(offCenter).toBeLessThan(1);
  });

  test('closes on Escape without closing its dialog', async () => {
    mount(
      <Dialog open onOpenChange={() => expect.fail('The dialog closed.')} title="Map">
        <button>Before</button>
        {example}
      </Dialog>,
      place,
    );
    await expectFocus(page.getByText('Before'));
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    await expectFocus(button);
  });

  test('stays open while hovered itself (WCAG 1.4.13)', async () => {
    mount(example, place);
    await userEvent.hover(button);
    await expect.element(tooltip).toBeVisible();
    await userEvent.hover(tooltip);
    await new Promise((done) => setTimeout(done, 100));
    await expect.element(tooltip).toBeVisible();
  });
});
