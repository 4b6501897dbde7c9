import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { Button, ThemeRoot, ToastProvider } from '@clothesline/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFormMessages as texts } from '../messages.js';
import { picture } from '../testing/pictures.js';
import { ImagesEditor } from './ImagesEditor.js';
import { useImagesEditor, type DonationImages } from './useImagesEditor.js';

const images = ['front', 'back', 'label'].map((name) => `https://clothesline.test/pictures/${name}.svg`);
const finished = vi.fn<(result: Partial<DonationImages> | undefined) => void>();
beforeEach(() => finished.mockClear());

function Editing({ donation }: { donation: DonationImages }) {
  const model = useImagesEditor(donation);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void model.finish().then(finished);
      }}
    >
      <ImagesEditor model={model} />
      <Button type="submit">Save</Button>
    </form>
  );
}

function show(donation: DonationImages, backend = createFakeBackend()) {
  render(
    <ThemeRoot>
      <TestProviders backend={backend}>
        <ToastProvider>
          <Editing donation={donation} />
        </ToastProvider>
      </TestProviders>
    </ThemeRoot>,
  );
  return backend;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('is keyboard accessible: ImagesEditor', async () => {
  show({ images });
  // Remove the first image, then describe the new first one.
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.imageMenu({ position: 1 }) }));
  for (let count = 0; document.activeElement?.getAttribute('name') !== 'imageUrl' && count < 30; count += 1) {
    await userEvent.tab();
  }
  await userEvent.keyboard('https://clothesline.test/new.svg{Enter}');
  for (let count = 0; document.activeElement?.getAttribute('name') !== 'imageMenu0' && count < 30; count += 1) {
    await userEvent.tab({ shift: true });
  }
  await userEvent.keyboard('{Enter}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: texts.label({ position: 1 }) }));
  await userEvent.keyboard('The back');
  for (let count = 0; document.activeElement?.textContent !== 'Save' && count < 30; count += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(finished).toHaveBeenCalledOnce());
  expect(finished.mock.calls[0]?.[0]).toEqual({
    images: [images[1], images[2], 'https://clothesline.test/new.svg'],
    imageDescriptions: ['The back', '', ''],
  });
});

test.each(['ltr', 'rtl'])('opens each image menu next to its button, within 375 px: %s', async (direction) => {
  await page.viewport(375, 740);
  document.documentElement.dir = direction;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  show({ images });
  for (const position of [1, 2, 3]) {
    const button = screen.getByRole('button', { name: texts.imageMenu({ position }) });
    await userEvent.click(button);
    const { left, right, top } = screen.getByRole('menu').getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(375);
    const box = button.getBoundingClientRect();
    expect(top - box.bottom).toBeLessThan(10);
    expect(Math.min(right, box.right) - Math.max(left, box.left)).toBeGreaterThan(20);
  }
  await userEvent.click(screen.getByRole('img', { name: texts.image({ position: 1 }) }), { position: { x: 5, y: 60 } });
  expect(screen.queryByRole('menu')).toBeNull();
});

test('returns only changed properties', async () => {
  show({ images, imageDescriptions: ['The front', '', ''] });
  await save();
  await waitFor(() => expect(finished).toHaveBeenLastCalledWith({}));
  expect(screen.getByText('The front')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.imageMenu({ position: 1 }) }));
  await userEvent.click(screen.getByRole('menuitem', { name: texts.describe }));
  await userEvent.clear(screen.getByRole('textbox', { name: texts.label({ position: 1 }) }));
  await save();
  await waitFor(() => expect(finished).toHaveBeenLastCalledWith({ imageDescriptions: ['', '', ''] }));
});

test('waits for a pending upload and returns its URL', async () => {
  // The delay (ms) must be longer than the clicks take on a busy machine.
  const backend = show({ images }, createFakeBackend({ delay: 6000 }));
  await userEvent.upload(screen.getByLabelText(texts.addPhotos, { selector: 'input' }), await picture(300, 200));
  await screen.findByRole('button', { name: texts.imageMenu({ position: 4 }) });
  await save();
  expect(finished).not.toHaveBeenCalled();
  await waitFor(() => expect(finished).toHaveBeenCalledOnce());
  expect(backend.calls.filter(({ endpoint }) => endpoint === 'uploadPhoto')).toHaveLength(1);
  const [result] = finished.mock.calls[0] ?? [];
  expect(result?.images?.slice(0, 3)).toEqual(images);
  expect(result?.images?.[3]).toMatch(/\/photos\//);
  expect(result).not.toHaveProperty('imageDescriptions');
});

test('returns nothing if an upload failed', async () => {
  const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', status: 422, times: 1 }] });
  show({ images }, backend);
  await userEvent.upload(screen.getByLabelText(texts.addPhotos, { selector: 'input' }), await picture(300, 200));
  await screen.findByText(texts.photoRefused);
  await save();
  await waitFor(() => expect(finished).toHaveBeenLastCalledWith(undefined));
});

test('retries a failed upload on save', async () => {
  const backend = createFakeBackend({ faults: [{ endpoint: 'uploadPhoto', status: 500, times: 1 }] });
  show({ images }, backend);
  await userEvent.upload(screen.getByLabelText(texts.addPhotos, { selector: 'input' }), await picture(300, 200));
  await screen.findByText(texts.photoFailed);
  await save();
  await waitFor(() => expect(finished).toHaveBeenCalledOnce());
  expect(finished.mock.calls[0]?.[0]?.images).toHaveLength(4);
});

test('shows the file name of an image, but not of an uploaded photo', async () => {
  const photo = `/photos/${'e1d3931b9948ec73'.repeat(4)}-1280.webp`;
  show({ images: [`https://clothesline.test${photo}`, photo, ...images] });
  expect(screen.getByText('front.svg')).toBeTruthy();
  expect(screen.queryByText(/e1d3931b/)).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});
