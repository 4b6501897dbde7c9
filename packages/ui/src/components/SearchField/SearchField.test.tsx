import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ui as messages } from '../../locales/en/ui.js';
import { SearchField, type SearchFieldProps } from './SearchField.js';

function Example(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState('coat');
  return <SearchField label="Search donations" value={value} onValueChange={setValue} {...props} />;
}
const box = () => screen.getByRole('searchbox', { name: 'Search donations' });

test('is a search landmark with a labelled box', () => {
  render(<Example />);
  expect(screen.getByRole('search').contains(box())).toBe(true);
});

test('describes the box by hint and error, inside the landmark', () => {
  render(<Example hint="A garment or a size." error="Please type two letters" />);
  const describing = (box().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(describing.map((text) => text?.textContent)).toEqual(['A garment or a size.', 'Please type two letters']);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  for (const text of describing) expect(screen.getByRole('search').contains(text)).toBe(true);
});

test('submits on Enter', async () => {
  const onSubmit = vi.fn<(value: string) => void>();
  render(<Example onSubmit={onSubmit} />);
  await userEvent.type(box(), 's{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('coats');
});

test('clears and refocuses the box with its button', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: messages.clearSearch }));
  expect(box()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button', { name: messages.clearSearch })).toBeNull();
});

test('clears on Escape, and propagates only the next Escape', async () => {
  const around = vi.fn<() => void>();
  render(
    <div role="none" onKeyDown={around}>
      <Example />
    </div>,
  );
  box().focus();
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveProperty('value', '');
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
});

test('ignores an Escape that ends a composition', () => {
  render(<Example />);
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Escape', keyCode: 229 });
  expect(box()).not.toHaveProperty('value', '');
});

test('keeps and clears its value if uncontrolled', async () => {
  const [onValueChange, onSubmit] = [vi.fn<(words: string) => void>(), vi.fn<(words: string) => void>()];
  render(<SearchField label="Search donations" defaultValue="coa" {...{ onValueChange, onSubmit }} />);
  await userEvent.type(box(), 't{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('coat');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('coat');
  await userEvent.click(screen.getByRole('button', { name: messages.clearSearch }));
  expect(onValueChange).toHaveBeenLastCalledWith('');
  expect(box()).toHaveProperty('value', '');
});
