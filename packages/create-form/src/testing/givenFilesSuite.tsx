import { createFakeBackend } from '@clothesline/api-client/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFormMessages as texts } from '../messages.js';
import { findField } from './fill.js';
import { choose, listen, stored } from './photosSuite.js';
import { picture } from './pictures.js';
import type { Setup } from './suite.js';

export function givenFilesSuite(setup: Setup) {
  describe('pasted, dropped and unprocessable files', () => {
    test('adds pasted and dropped images, and ignores other files', async () => {
      const backend = createFakeBackend();
      const form = setup({}, { backend });
      await form.findByRole('option', { name: 'Men' });
      const give = (target: HTMLElement, file: File) => {
        const files = new DataTransfer();
        files.items.add(file);
        target.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true, composed: true }),
        );
      };
      give(findField(form, texts.title), await picture(400, 300));
      give(findField(form, texts.title), new File(['words'], 'words.txt', { type: 'text/plain' }));
      await stored(form, backend, 1);
      const dropped = new DataTransfer();
      dropped.items.add(await picture(300, 400));
      const group = form.getByRole('group', { name: /^Images/ });
      const drop = { dataTransfer: dropped, bubbles: true, cancelable: true, composed: true };
      group.dispatchEvent(new DragEvent('dragover', drop));
      group.dispatchEvent(new DragEvent('drop', drop));
      await stored(form, backend, 2);
      expect(form.getAllByRole('listitem')).toHaveLength(2);
    });

    test('does not navigate away if a photo is dropped outside the field', async () => {
      const form = setup({}, { backend: createFakeBackend() });
      await form.findByRole('option', { name: 'Men' });
      const dropped = new DataTransfer();
      dropped.items.add(await picture(300, 400));
      for (const kind of ['dragover', 'drop']) {
        const event = new DragEvent(kind, { dataTransfer: dropped, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        expect(event.defaultPrevented).toBe(true);
      }
      expect(form.queryAllByRole('listitem')).toEqual([]);
    });

    test('uploads the original file if the canvas returns noise', async () => {
      const { getImageData } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.getImageData = function noise(...args) {
        const image = getImageData.apply(this, args);
        image.data[0] = 1;
        return image;
      };
      onTestFinished(() => void (CanvasRenderingContext2D.prototype.getImageData = getImageData));
      const backend = createFakeBackend();
      const files = listen(backend);
      const form = setup({}, { backend });
      const photo = await picture(800, 600);
      await choose(form, photo);
      await stored(form, backend, 1);
      expect(files.map(({ size }) => size)).toEqual([photo.size]);
    });
  });
}
