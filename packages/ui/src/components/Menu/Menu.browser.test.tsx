import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFocus } from '../../testing/expectFocus.js';
import { mount, places } from '../../testing/mount.js';
import { Button } from '../Button/Button.js';
import { Menu } from './Menu.js';

const onSelect = vi.fn<(id: string) => void>();

const example = (
  <>
    <Menu
      trigger={(props) => <Button {...props}>Options</Button>}
      items={[
        { id: 'edit', label: 'Edit', onSelect: () => onSelect('edit') },
        { id: 'copy', label: 'Copy link', disabled: true, onSelect: () => onSelect('copy') },
        { id: 'delete', label: 'Delete', onSelect: () => onSelect('delete') },
      ]}
    />
    <button>After</button>
  </>
);

const button = page.getByRole('button', { name: 'Options' });
const menu = page.getByRole('menu', { name: 'Options' });
const item = (name: string) => page.getByRole('menuitem', { name });
const press = (keys: string) => userEvent.keyboard(keys);

/** Focus without opening. */
const reach = async () => {
  await press('{Tab}');
  await expectFocus(button);
};

describe.each(places)('in a %s', (place) => {
  test.each([
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
  ])('%s opens it on %s', async (keys, first) => {
    mount(example, place);
    await reach();
    await press(keys);
    await expectFocus(item(first));
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('arrows go round, Home and End go to the ends, a letter finds', async () => {
    mount(example, place);
    await reach();
    await press('{ArrowDown}');
    await press('{ArrowDown}');
    await expectFocus(item('Copy link'));
    await press('{End}');
    await expectFocus(item('Delete'));
    await press('{ArrowDown}');
    await expectFocus(item('Edit'));
    await press('{ArrowUp}');
    await expectFocus(item('Delete'));
    await press('{Home}');
    await expectFocus(item('Edit'));
    await press('c');
    await expectFocus(item('Copy link'));
  });

  test('Enter chooses, closes and gives the focus back', async () => {
    onSelect.mockClear();
    mount(example, place);
    await reach();
    await press('{ArrowUp}');
    await press('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete');
    await expect.element(menu).not.toBeInTheDocument();
    await expectFocus(button);
  });

  test('a disabled item can be reached but not chosen', async () => {
    onSelect.mockClear();
    mount(example, place);
    await reach();
    await press('{ArrowDown}{ArrowDown}{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(menu).toBeVisible();
  });

  test('Escape closes it and gives the focus back', async () => {
    mount(example, place);
    await reach();
    await press('{ArrowDown}');
    await press('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expectFocus(button);
  });

  test('Tab closes it and goes on behind the button', async () => {
    mount(example, place);
    await reach();
    await press('{ArrowDown}');
    await press('{Tab}');
    await expect.element(menu).not.toBeInTheDocument();
    await expectFocus(page.getByText('After'));
  });

  test('a press on the button, or outside, closes it', async () => {
    mount(example, place);
    await userEvent.click(button);
    await expect.element(menu).toBeVisible();
    await userEvent.click(button);
    await expect.element(menu).not.toBeInTheDocument();
    await userEvent.click(button);
    await userEvent.click(page.getByText('After'));
    await expect.element(menu).not.toBeInTheDocument();
  });
});
