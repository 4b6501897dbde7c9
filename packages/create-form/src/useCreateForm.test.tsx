import { createFakeBackend, donationFixture, TestProviders } from '@clothesline/api-client/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { SubmitHandler, SubmitResult } from './state/useFormModel.js';
import { sent } from './testing/fill.js';
import { useCreateForm, type CreateFormOptions } from './useCreateForm.js';

const imageUrl = 'https://pictures.test/coat.jpg';

function start(options?: CreateFormOptions, backend = createFakeBackend()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestProviders backend={backend}>{children}</TestProviders>
  );
  const { result } = renderHook(() => useCreateForm(options), { wrapper });
  const submit = async () => {
    let ended: SubmitResult | undefined;
    await act(async () => void (ended = await result.current.submit()));
    return ended;
  };
  const fill = () =>
    act(() => {
      result.current.setValue('title', 'Winter coat');
      result.current.setValue('description', 'Warm and dry.');
      result.current.setValue('category', 'Men');
      result.current.addImage(imageUrl);
    });
  return { form: () => result.current, fill, submit, backend };
}

test('reports issues, lists a valid donation, and resets', async () => {
  const { form, fill, submit, backend } = start();
  expect(form().issues).toEqual([]);
  expect(await submit()).toMatchObject({ outcome: 'invalid' });
  expect(form().issues.map(({ field }) => field)).toContain('title');
  fill();
  expect(form().issues).toEqual([]);
  expect(form().locationName).toBe('San Francisco, CA');
  expect(await submit()).toMatchObject({ outcome: 'created' });
  expect(sent(backend.calls)).toEqual([expect.objectContaining({ title: 'Winter coat', images: [imageUrl] })]);
  expect(form().values.title).toBe('');
});

test('adds and removes images, and starts over', () => {
  const { form, fill } = start({ defaultValues: { title: 'Rain coat' } });
  expect(form().values.title).toBe('Rain coat');
  fill();
  expect(form().values.images).toEqual([imageUrl]);
  act(() => form().removeImage(0));
  expect(form().values.images).toEqual([]);
  act(() => form().setValue('title', 'Winter coat'));
  act(() => form().startOver());
  expect(form().values.title).toBe('Rain coat');
});

test('resolves with the outcome of onSubmit, even if it rejects', async () => {
  const onSubmit = vi.fn<SubmitHandler>(() => Promise.reject(new Error('Away')));
  const { form, fill, submit } = start({ onSubmit });
  fill();
  expect(await submit()).toMatchObject({ outcome: 'failed', issues: [], error: new Error('Away') });
  expect(form().values.title).toBe('Winter coat');
  onSubmit.mockResolvedValueOnce(donationFixture);
  expect(await submit()).toEqual({ outcome: 'created', donations: [donationFixture] });
  await waitFor(() => expect(form().isPending).toBe(false));
});
