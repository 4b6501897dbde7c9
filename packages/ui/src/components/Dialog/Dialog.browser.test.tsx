import { useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ui as messages } from '../../locales/en/ui.js';
import { expectFocus } from '../../testing/expectFocus.js';
import { mount, places } from '../../testing/mount.js';
import { Dialog } from './Dialog.js';

function Example({ toSave = false }: { toSave?: boolean }) {
  const [open, setOpen] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Where are you?"
        initialFocus={toSave ? save : undefined}
        footer={<button ref={save}>Save</button>}
      >
        <label>
          City <input />
        </label>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Where are you?' });
const open = async () => {
  await userEvent.click(page.getByText('Open', { exact: true }));
  await expect.element(dialog).toBeVisible();
};
const expectClosed = async () => {
  await expect.element(dialog).not.toBeInTheDocument();
  await expectFocus(page.getByText('Open', { exact: true }));
};

describe.each(places)('in a %s', (place) => {
  test('focuses the first control in the content', async () => {
    mount(<Example />, place);
    await open();
    await expectFocus(page.getByRole('textbox'));
  });

  test('focuses `initialFocus`', async () => {
    mount(<Example toSave />, place);
    await open();
    await expectFocus(page.getByText('Save'));
  });

  test('closes on Escape and returns focus to the opener', async () => {
    mount(<Example />, place);
    await open();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  test('closes with the close button', async () => {
    mount(<Example />, place);
    await open();
    await userEvent.click(page.getByRole('button', { name: messages.close }));
    await expectClosed();
  });

  test('closes on a click on the backdrop, but not inside', async () => {
    mount(<Example />, place);
    await open();
    await userEvent.click(page.getByRole('heading'));
    await expect.element(dialog).toBeVisible();
    await userEvent.click(dialog, { position: { x: -20, y: 40 }, force: true });
    await expectClosed();
  });

  test('traps focus', async () => {
    const { active } = mount(<Example />, place);
    await open();
    const reached = new Set<string>();
    for (let step = 0; step < 6; step += 1) {
      await userEvent.keyboard('{Tab}');
      const element = active();
      reached.add(element?.getAttribute('aria-label') ?? element?.textContent ?? '');
    }
    expect(reached).toContain('Save');
    expect(reached).toContain(messages.close);
    expect(reached).not.toContain('Open');
  });
});

test('closes and reports it if uncontrolled', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  mount(
    <Dialog defaultOpen onOpenChange={onOpenChange} title="Where are you?">
      City
    </Dialog>,
  );
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
