import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ui as messages } from '../../locales/en/ui.js';
import { mount, places } from '../../testing/mount.js';
import { ToastProvider } from './ToastProvider.js';
import { useToast } from './useToast.js';
import { swipeThreshold } from './useSwipe.js';

function Opener() {
  const { toast } = useToast();
  return <button onClick={() => toast({ title: 'Saved', duration: Infinity })}>Show</button>;
}
const app = (
  <ToastProvider>
    <Opener />
  </ToastProvider>
);

async function swipe(distance: number) {
  const card = page.getByText('Saved').element();
  const at = (type: string, clientX: number) =>
    card.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, composed: true, pointerId: 1 }));
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {});
  at('pointerdown', 100);
  at('pointermove', 100 + distance / 2);
  at('pointermove', 100 + distance);
  await expect.poll(() => card.closest('[style*="translate"]')).not.toBeNull();
  at('pointerup', 100 + distance);
}

describe.each(places)('in a %s', (place) => {
  test('focuses toasts on F8, and returns focus on close', async () => {
    const { active } = mount(app, place);
    await userEvent.click(page.getByText('Show'));
    await expect.element(page.getByText('Saved')).toBeVisible();
    await userEvent.keyboard('{F8}');
    expect(active()?.getAttribute('aria-label')).toBe(messages.notifications({ hotkey: 'F8' }));
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
    expect(active()?.textContent).toBe('Show');
  });

  test('is dismissed by a swipe of 50 px', async () => {
    mount(app, place);
    await userEvent.click(page.getByText('Show'));
    await swipe(swipeThreshold);
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  });

  test('is not dismissed by a shorter swipe', async () => {
    mount(app, place);
    await userEvent.click(page.getByText('Show'));
    await swipe(swipeThreshold - 1);
    await expect.element(page.getByText('Saved')).toBeVisible();
  });
});

test('is in the top layer, above dialogs', async () => {
  mount(app);
  await userEvent.click(page.getByText('Show'));
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(page.getByText('Saved').element().closest(':popover-open')).not.toBeNull();
});

test('covers no controls on a phone', async () => {
  await page.viewport(375, 600);
  const rows = (count: number) => Array.from({ length: count }, (_, row) => <button key={row}>Row {row}</button>);
  mount(
    <ToastProvider>
      <div style={{ position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column' }}>
        <Opener />
        {rows(4)}
        <p style={{ blockSize: 200 }}>A text</p>
        {rows(8)}
      </div>
    </ToastProvider>,
  );
  await userEvent.click(page.getByText('Show'));
  await expect.element(page.getByText('Saved')).toBeVisible();
  const toast = page.getByText('Saved').element().parentElement?.parentElement?.getBoundingClientRect();
  const covered = page
    .getByRole('button', { name: /Row|Show/ })
    .elements()
    .filter((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return toast && bottom > toast.top && top < toast.bottom;
    });
  expect(covered.map(({ textContent }) => textContent)).toEqual([]);
});
