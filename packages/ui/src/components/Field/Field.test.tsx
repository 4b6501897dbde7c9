import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Select } from '../Select/Select.js';
import { TextArea } from '../TextArea/TextArea.js';
import { TextField } from '../TextField/TextField.js';
import { Field } from './Field.js';

const description = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => element.ownerDocument.getElementById(id)?.textContent);

test('is named by its label and described by hint and error', () => {
  render(<TextField label="Title" hint="Short and clear" error="Required" />);
  const input = screen.getByRole('textbox', { name: 'Title' });
  expect(description(input)).toEqual(['Short and clear', 'Required']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('has no description without hint and error', () => {
  render(<TextField label="Title" />);
  const input = screen.getByRole('textbox');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('is required, with the mark excluded from its name', () => {
  render(<TextField label="Title" required />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('required', true);
});

test('is named by a hidden label', () => {
  render(<Select label="Category" hideLabel options={['Women']} value="Women" onValueChange={() => {}} />);
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeTruthy();
});

test('has unique ids on a page', () => {
  render(
    <>
      <TextArea label="Description" error="Required" />
      <TextArea label="Note" error="Too long" />
    </>,
  );
  expect(description(screen.getByRole('textbox', { name: 'Description' }))).toEqual(['Required']);
  expect(description(screen.getByRole('textbox', { name: 'Note' }))).toEqual(['Too long']);
});

test('accepts a custom control with its own id', () => {
  render(
    <Field label="Photo" id="photo">
      {(control) => <input type="file" {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Photo').id).toBe('photo');
});

test('Select reports the selected value, and shows a placeholder if empty', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <Select
      label="Category"
      options={['Women', { value: 'm', label: 'Men' }]}
      placeholder="Select a category"
      value=""
      onValueChange={onChange}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Category' });
  expect(screen.getByDisplayValue('Select a category')).toBe(select);
  fireEvent.change(select, { target: { value: 'm' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('m');
});

test('Select shows the selected option if uncontrolled', () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const options = ['Women', 'Men'];
  render(<Select label="Category" placeholder="Select one" options={options} onValueChange={onValueChange} />);
  const select = screen.getByRole('combobox');
  expect(select).toHaveProperty('value', '');
  fireEvent.change(select, { target: { value: 'Men' } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Men');
  expect(select).toHaveProperty('value', 'Men');
});

test('Select starts with its default, or with the first option without a placeholder', () => {
  const options = ['Women', 'Men'];
  const { rerender } = render(<Select key="default" label="Category" options={options} defaultValue="Men" />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Men');
  rerender(<Select key="first" label="Category" options={options} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Women');
});

test('Select keeps its controlled value', () => {
  render(<Select label="Category" options={['Women', 'Men']} value="Women" onValueChange={() => {}} />);
  const select = screen.getByRole('combobox');
  fireEvent.change(select, { target: { value: 'Men' } });
  expect(select).toHaveProperty('value', 'Women');
});

test.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s calls onChange with the value and the event', (_name, Control) => {
  const onValueChange = vi.fn<(value: string) => void>();
  const onChange = vi.fn<() => void>();
  render(<Control label="Title" defaultValue="Co" onValueChange={onValueChange} onChange={onChange} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Coat' } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Coat');
  expect(onChange).toHaveBeenCalledOnce();
});
