import { ApiError, type Donation } from '@clothesline/api-client';
import { createFakeBackend, createMemoryStore, donationFixture, TestProviders } from '@clothesline/api-client/testing';
import { ToastProvider } from '@clothesline/ui';
import { act, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CreateForm, type CreateFormProps } from './CreateForm/CreateForm.js';
import { createFormMessages as texts } from './messages.js';
import type { SubmitHandler } from './state/useFormModel.js';
import { getCategorySelect, findField, fill, imageUrl, sent, getSubmitButton } from './testing/fill.js';

/* Props that only the React component has: onSubmit, categories and defaultValues. */

function show(props: CreateFormProps, backend = createFakeBackend()) {
  const { container } = render(
    <TestProviders backend={backend}>
      <ToastProvider>
        <CreateForm {...props} />
      </ToastProvider>
    </TestProviders>,
  );
  return { form: { ...within(container), removeForm: () => undefined }, backend };
}

const handler = (answer: () => Promise<Donation | void>) => vi.fn<SubmitHandler>(answer);

describe('onSubmit', () => {
  test('receives the donation instead of the server', async () => {
    const onSubmit = handler(async () => donationFixture);
    const onCreated = vi.fn<NonNullable<CreateFormProps['onCreated']>>();
    const { form, backend } = show({ onSubmit, onCreated });
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.createdTitle);
    const [values, key] = onSubmit.mock.calls[0] ?? [];
    expect(values).toMatchObject({ title: 'Winter coat', category: 'Men', images: [imageUrl], userId: 1 });
    expect(key).toMatch(/^[\w-]{8,}$/);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(donationFixture);
    expect(sent(backend.calls)).toEqual([]);
    expect(findField(form, texts.title).value).toBe('');
  });

  test('may return nothing', async () => {
    const onCreated = vi.fn<NonNullable<CreateFormProps['onCreated']>>();
    const { form } = show({ onSubmit: handler(async () => undefined), onCreated });
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.createdTitle);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test('is not called for invalid values', async () => {
    const onSubmit = handler(async () => undefined);
    const { form } = show({ onSubmit });
    await userEvent.click(getSubmitButton(form));
    expect(findField(form, texts.title).getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  const issues = [{ path: 'title', message: 'We have enough coats' }];
  const refusals: Record<string, () => unknown> = {
    'a custom error': () => Object.assign(new Error('No'), { issues }),
    'a schema error': () => ({ issues: [{ path: ['title'], message: 'We have enough coats', code: 'custom' }] }),
    'an ApiError': () =>
      new ApiError(
        { status: 400, statusText: 'Bad Request', headers: new Headers() },
        JSON.stringify({ message: 'No', issues }),
      ),
  };
  test.each(Object.entries(refusals))('shows %s at its field, and keeps the values', async (_, refusal) => {
    const onError = vi.fn<(error: unknown) => void>();
    const error = refusal();
    const onSubmit = handler(() => Promise.reject(error));
    const { form } = show({ onSubmit, onError });
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.failedTitle);
    const title = findField(form, texts.title);
    expect(document.activeElement).toBe(title);
    expect(title.value).toBe('Winter coat');
    const described = (title.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((element) => element?.textContent)).toContain('We have enough coats');
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);

    onSubmit.mockResolvedValueOnce(undefined);
    await userEvent.type(title, '!');
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.createdTitle);
  });

  test('uses the same key for a retry', async () => {
    const onSubmit = handler(() => Promise.reject(new Error('Away')));
    const { form } = show({ onSubmit });
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.failedTitle);
    await userEvent.click(getSubmitButton(form));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    const [first, second] = onSubmit.mock.calls;
    expect(second).toEqual(first);
  });

  test('is called again with the same key once back online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const onError = vi.fn<(error: unknown) => void>();
    const onSubmit = handler(() => Promise.reject(new TypeError('Failed to fetch')));
    const { form } = show({ onSubmit, onError });
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.waiting);
    expect(form.queryByText(texts.failedTitle)).toBeNull();
    onSubmit.mockResolvedValueOnce(undefined);
    onLine.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await form.findByText(texts.createdTitle);
    const [first, second] = onSubmit.mock.calls;
    expect(second).toEqual(first);
    expect(onError).not.toHaveBeenCalled();
  });

  test('is not retried after rejecting a field, even offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const { form } = show({ onSubmit: handler(() => Promise.reject(Object.assign(new Error('No'), { issues }))) });
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.failedTitle);
    expect(form.queryByText(texts.waiting)).toBeNull();
  });

  test('does not request a code after rejecting with 401', async () => {
    const refused = new ApiError({ status: 401, statusText: 'Unauthorized', headers: new Headers() }, '');
    const { form } = show({ onSubmit: handler(() => Promise.reject(refused)) });
    await fill(form);
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.failedTitle);
    expect(form.queryByRole('textbox', { name: texts.email })).toBeNull();
  });
});

describe('categories', () => {
  test('replace those of the server', async () => {
    const { form, backend } = show({ categories: ['Coats', 'Blankets'] });
    await userEvent.selectOptions(getCategorySelect(form), 'Blankets');
    expect(getCategorySelect(form).value).toBe('Blankets');
    expect(form.queryByRole('option', { name: 'Men' })).toBeNull();
    expect(backend.calls.map(({ endpoint }) => endpoint)).not.toContain('listCategories');
  });
});

describe('defaultValues', () => {
  test('prefill the fields and are sent', async () => {
    const defaultValues = {
      title: 'Rain coat',
      description: 'Dry.',
      category: 'Men',
      quantity: 3,
      images: [imageUrl],
      imageDescriptions: ['The front'],
      locationName: 'San Francisco, CA',
    };
    const onSubmit = handler(async () => undefined);
    const { form } = show({ defaultValues, onSubmit });
    expect(findField(form, texts.title).value).toBe('Rain coat');
    expect(findField(form, texts.quantity).value).toBe('3');
    await form.findByRole('option', { name: 'Men' });
    await userEvent.click(getSubmitButton(form));
    await form.findByText(texts.createdTitle);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject(defaultValues);
  });

  test('are restored for the next donation, which gets a new key', async () => {
    const defaultValues = { category: 'Men', locationName: 'San Francisco, CA' };
    const onSubmit = handler(async () => undefined);
    const { form } = show({ defaultValues, onSubmit, draftStorage: createMemoryStore() });
    for (const times of [1, 2]) {
      expect(findField(form, texts.title).value).toBe('');
      expect(findField(form, texts.location).value).toBe('San Francisco, CA');
      await fill(form);
      await userEvent.click(getSubmitButton(form));
      await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(times));
      await vi.waitFor(() => expect(getCategorySelect(form).value).toBe('Men'));
    }
    const [first, second] = onSubmit.mock.calls.map(([, key]) => key);
    expect(first).not.toBe(second);
  });
});
