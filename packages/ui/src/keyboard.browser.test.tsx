import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './components/Button/Button.js';
import { Checkbox } from './components/Checkbox/Checkbox.js';
import { Dialog } from './components/Dialog/Dialog.js';
import { ErrorState } from './components/ErrorState/ErrorState.js';
import { IconButton } from './components/IconButton/IconButton.js';
import { Link } from './components/Link/Link.js';
import { RadioGroup } from './components/RadioGroup/RadioGroup.js';
import { SearchField } from './components/SearchField/SearchField.js';
import { Select } from './components/Select/Select.js';
import { Tabs } from './components/Tabs/Tabs.js';
import { TextArea } from './components/TextArea/TextArea.js';
import { TextField } from './components/TextField/TextField.js';
import { ToastProvider } from './components/Toast/ToastProvider.js';
import { useToast } from './components/Toast/useToast.js';
import { Tooltip } from './components/Tooltip/Tooltip.js';
import { HeartIcon } from './icons/icons.js';
import { ui as messages } from './locales/en/ui.js';
import { expectFocus } from './testing/expectFocus.js';
import { mount } from './testing/mount.js';

/* Keyboard use of every control: focus moves into it, through it, and out again. */

const press = (keys: string) => userEvent.keyboard(keys);
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('is keyboard accessible: Button', async () => {
  const onClick = vi.fn<() => void>();
  mount(
    <>
      <Button disabled>Not now</Button>
      <Button onClick={onClick}>Share</Button>
      <Button href="#give">Give</Button>
    </>,
  );
  await press('{Tab}');
  await expectFocus(button('Share'));
  await press('{Enter}');
  await press(' ');
  expect(onClick).toHaveBeenCalledTimes(2);
  await press('{Tab}');
  await expectFocus(page.getByRole('link', { name: 'Give' }));
  await press('{Enter}');
  expect(location.hash).toBe('#give');
});

test('is keyboard accessible: IconButton', async () => {
  function Switch() {
    const [pressed, setPressed] = useState(false);
    return <IconButton label="Save" icon={<HeartIcon />} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  }
  mount(<Switch />);
  await press('{Tab}');
  await expectFocus(button('Save'));
  await press(' ');
  await expect.element(page.getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
  await press('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Save', pressed: false })).toBeVisible();
});

test('is keyboard accessible: Link', async () => {
  mount(<Link href="#stories">Stories</Link>);
  await press('{Tab}');
  await expectFocus(page.getByRole('link', { name: 'Stories' }));
  await press('{Enter}');
  expect(location.hash).toBe('#stories');
});

test('is keyboard accessible: ErrorState', async () => {
  const onRetry = vi.fn<() => void>();
  mount(<ErrorState title="Failed to fetch donations" onRetry={onRetry} />);
  await press('{Tab}');
  await expectFocus(button(messages.retry));
  await press('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is keyboard accessible: TextField, TextArea', async () => {
  mount(
    <>
      <TextField label="Title" />
      <TextArea label="Description" />
    </>,
  );
  await press('{Tab}Coat');
  await press('{Tab}Warm{Enter}and blue');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Coat');
  await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Warm\nand blue');
});

test('is keyboard accessible: SearchField', async () => {
  const onSubmit = vi.fn<(value: string) => void>();
  function Search() {
    const [value, setValue] = useState('');
    return <SearchField label="Search donations" value={value} onValueChange={setValue} onSubmit={onSubmit} />;
  }
  mount(<Search />);
  const box = page.getByRole('searchbox', { name: 'Search donations' });
  await press('{Tab}coat{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('coat');
  await press('{Tab}');
  await expectFocus(button(messages.clearSearch));
  await press('{Enter}');
  await expect.element(box).toHaveValue('');
  await expectFocus(box);
  await press('boots{Escape}');
  await expect.element(box).toHaveValue('');
});

test('is keyboard accessible: Select', async () => {
  function Category() {
    const [value, setValue] = useState('');
    return (
      <Select
        label="Category"
        options={['Women', 'Men', 'Children']}
        value={value}
        onValueChange={setValue}
        placeholder="Select a category"
      />
    );
  }
  mount(<Category />);
  const list = page.getByRole('combobox', { name: 'Category' });
  await press('{Tab}');
  await expectFocus(list);
  await press('m');
  await expect.element(list).toHaveValue('Men');
});

test('is keyboard accessible: Checkbox, RadioGroup', async () => {
  mount(
    <>
      <Checkbox label="Washed" />
      <RadioGroup label="For" options={['Women', 'Men', 'Children']} />
      <Button>Send</Button>
    </>,
  );
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await press('{Tab} ');
  await expect.element(page.getByRole('checkbox', { name: 'Washed' })).toBeChecked();
  await press('{Tab}');
  await expectFocus(radio('Women'));
  await press(' {ArrowDown}');
  await expectFocus(radio('Men'));
  await expect.element(radio('Men')).toBeChecked();
  await press('{ArrowUp}{ArrowUp}');
  await expect.element(radio('Children')).toBeChecked();
  await press('{Tab}');
  await expectFocus(button('Send'));
  await press('{Shift>}{Tab}{/Shift}');
  await expectFocus(radio('Children'));
});

test('is keyboard accessible: Tabs', async () => {
  const tabs = ['Grid', 'Map'].map((label) => ({ id: label, label, content: <button>{`In ${label}`}</button> }));
  function View() {
    const [selected, setSelected] = useState('Grid');
    return <Tabs label="View" tabs={tabs} value={selected} onValueChange={setSelected} />;
  }
  mount(<View />);
  await press('{Tab}');
  await expectFocus(page.getByRole('tab', { name: 'Grid' }));
  await press('{ArrowRight}');
  await expectFocus(page.getByRole('tab', { name: 'Map', selected: true }));
  await press('{Tab}{Tab}');
  await expectFocus(button('In Map'));
  await press('{Shift>}{Tab}{Tab}{/Shift}');
  await expectFocus(page.getByRole('tab', { name: 'Map' }));
});

test('is keyboard accessible: Dialog', async () => {
  function Asking() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Change place</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Where are you?">
          <TextField label="City" />
        </Dialog>
      </>
    );
  }
  mount(<Asking />);
  await press('{Tab}{Enter}');
  await expectFocus(page.getByRole('textbox', { name: 'City' }));
  await press('{Shift>}{Tab}{/Shift}');
  await expectFocus(button(messages.close));
  await press('{Enter}');
  await expectFocus(button('Change place'));
  await press('{Enter}');
  await expectFocus(page.getByRole('textbox', { name: 'City' }));
  await press('{Escape}');
  await expectFocus(button('Change place'));
});

test('is keyboard accessible: Tooltip', async () => {
  mount(
    <Tooltip description="Keeps it on this device">
      <Button>Save</Button>
    </Tooltip>,
  );
  const words = page.getByRole('tooltip', { name: 'Keeps it on this device' });
  await press('{Tab}');
  await expect.element(words).toBeVisible();
  await press('{Escape}');
  await expect.element(words).not.toBeInTheDocument();
  await expectFocus(button('Save'));
});

test('is keyboard accessible: ToastProvider, Toaster', async () => {
  const onUndo = vi.fn<() => void>();
  function Removing() {
    const { toast } = useToast();
    const content = { title: 'Removed', duration: Infinity, action: { label: 'Undo', onClick: onUndo } };
    return <Button onClick={() => toast(content)}>Remove</Button>;
  }
  mount(
    <ToastProvider>
      <Removing />
    </ToastProvider>,
  );
  await press('{Tab}{Enter}');
  await expect.element(page.getByText('Removed')).toBeVisible();
  await press('{F8}{Tab}');
  await expectFocus(button('Undo'));
  await press('{Enter}');
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
  await expectFocus(button('Remove'));
});
