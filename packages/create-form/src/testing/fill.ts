import userEvent from '@testing-library/user-event';
import { createFormMessages as texts } from '../messages.js';
import type { Stage } from './suite.js';

export const imageUrl = 'https://pictures.test/coat.jpg';

export const fieldOf = (form: Stage, label: string) =>
  form.getByRole<HTMLInputElement>(label === texts.location ? 'combobox' : 'textbox', { name: label });

/** Replaces what stands in the Location field. */
export async function typePlace(form: Stage, words: string): Promise<void> {
  await userEvent.clear(fieldOf(form, texts.location));
  await userEvent.type(fieldOf(form, texts.location), words);
}

export const categoryOf = (form: Stage) => form.getByRole<HTMLSelectElement>('combobox', { name: texts.category });

export const submitOf = (form: Stage) => form.getByRole<HTMLButtonElement>('button', { name: texts.submit });

export async function addImage(form: Stage, url: string): Promise<void> {
  // Pasted: braces in typed text are keys.
  fieldOf(form, texts.imageUrl).focus();
  await userEvent.paste(url);
  await userEvent.click(form.getByRole('button', { name: texts.addImage }));
}

/** Fills in everything that is not there yet. */
export async function fill(form: Stage): Promise<void> {
  await form.findByRole('option', { name: 'Men' });
  await userEvent.type(fieldOf(form, texts.title), 'Winter coat');
  await userEvent.type(fieldOf(form, texts.description), 'Warm and dry.');
  await userEvent.selectOptions(categoryOf(form), 'Men');
  await addImage(form, imageUrl);
}

/** What the server was sent. */
export const sent = (calls: readonly { endpoint: string | undefined; body: unknown }[]) =>
  calls.filter(({ endpoint }) => endpoint === 'createDonation').map(({ body }) => body);
