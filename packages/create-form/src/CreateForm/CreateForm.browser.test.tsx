import { createFakeBackend, createMemoryStore, TestProviders, type FakeBackend } from '@clothesline/api-client/testing';
import { ThemeRoot, ToastProvider } from '@clothesline/ui';
import { tokens } from '@clothesline/ui/theme';
import { render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFormMessages as texts } from '../messages.js';
import { draftKey } from '../state/draft.js';
import { CreateForm, type CreateFormProps } from './CreateForm.js';

const picture = 'https://clothesline.test/pictures/coat.svg';
const full = { title: 'Coat', description: 'Warm', category: 'Men', images: [picture], imageUrl: '' };

const draft = (values: Partial<typeof full> = {}) =>
  createMemoryStore({ [draftKey]: JSON.stringify({ ...full, ...values }) });

function show(
  props: CreateFormProps,
  { backend = createFakeBackend(), width = 600 }: { backend?: FakeBackend; width?: number } = {},
) {
  return stage(props, backend, width).container;
}

function stage(props: CreateFormProps, backend: FakeBackend, width = 600) {
  const page = (hasForm: boolean) => (
    <ThemeRoot>
      <div style={{ inlineSize: width }}>
        <TestProviders backend={backend}>
          <ToastProvider>{hasForm && <CreateForm {...props} />}</ToastProvider>
        </TestProviders>
      </div>
    </ThemeRoot>
  );
  const { container, rerender } = render(page(true));
  return { ...within(container), container, removeForm: () => rerender(page(false)) };
}

test('opens the photo database once per page for any number of forms', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  for (let times = 0; times < 3; times++) {
    const { removeForm } = stage({ draftStorage: 'device' }, createFakeBackend());
    await screen.findByRole('option', { name: 'Men' });
    removeForm();
  }
  expect(open.mock.calls.length).toBeLessThanOrEqual(1);
});

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: texts.submit });

test('is keyboard accessible: CreateForm', async () => {
  const onCreated = vi.fn<NonNullable<CreateFormProps['onCreated']>>();
  show({ onCreated });
  await screen.findByRole('option', { name: 'Men' });
  const typed = async (text: string) => {
    await userEvent.tab();
    await userEvent.keyboard(text);
  };
  // Skip "Add photos".
  await userEvent.tab();
  await typed(`${picture}{Enter}`);
  expect(screen.getByRole('img', { name: texts.image({ position: 1 }) })).toBeTruthy();
  // Skip "Add".
  await userEvent.tab();
  await typed('Coat');
  await typed('Warm');
  await typed('Me');
  await typed('3');
  await typed('6-7y');
  await typed('New');
  // Skip the location and "Use my location".
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(submit());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect(onCreated.mock.calls[0]?.[0]).toMatchObject({
    title: 'Coat',
    description: 'Warm\n\n6-7y, New',
    category: 'Men',
    quantity: 3,
    images: [picture],
  });
});

test('focuses the first invalid field, with its label in view', async () => {
  show({ draftStorage: draft({ description: '', images: [] }) });
  await screen.findByRole('option', { name: 'Men' });
  const button = submit();
  button.scrollIntoView();
  await userEvent.click(button);
  const image = screen.getByRole<HTMLInputElement>('textbox', { name: texts.imageUrl });
  await expect.poll(() => document.activeElement).toBe(image);
  expect(image.labels?.[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(image.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});

test('returns focus to the button after a failure', async () => {
  show(
    { draftStorage: draft() },
    { backend: createFakeBackend({ faults: [{ endpoint: 'createDonation', status: 500 }] }) },
  );
  await screen.findByRole('option', { name: 'Men' });
  await userEvent.click(submit());
  await screen.findByText(texts.failedText);
  await expect.poll(() => document.activeElement).toBe(submit());
});

test('fits a phone, even with long image URLs', async () => {
  const images = Array.from({ length: 5 }, (_, index) => `${picture}?${'long'.repeat(60)}${index}`);
  const container = show({ draftStorage: draft({ images: [...images, 'no address'] }) }, { width: 280 });
  await screen.findByRole('option', { name: 'Men' });
  await userEvent.click(submit());
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  const edge = (container.querySelector('form')?.getBoundingClientRect().right ?? 0) + 1;
  for (const item of screen.getAllByRole('listitem')) {
    expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    expect(within(item).getByRole('img').getBoundingClientRect().width).toBeGreaterThan(100);
  }
  expect(screen.getByRole('button', { name: texts.addImage }).getBoundingClientRect().right).toBeLessThanOrEqual(edge);
});

test('fits a phone at twice the text size', async () => {
  const { style } = document.documentElement;
  for (const [name, px] of Object.entries(tokens.text)) {
    style.setProperty(`--clothesline-text-${name}`, `${2 * parseFloat(px)}px`);
  }
  onTestFinished(() => void (style.cssText = ''));
  const container = show({}, { width: 343 });
  const edge = container.querySelector('form')?.getBoundingClientRect().right;
  for (const field of screen.getAllByRole('textbox')) {
    expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? 0);
  }
  expect(screen.getByText(texts.quantity).getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? 0);
});
