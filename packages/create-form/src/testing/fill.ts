import userEvent from '@testing-library/user-event';
import { createFormMessages as texts } from '../messages.js';
import type { Stage } from './suite.js';

export const imageUrl = 'https://pictures.test/coat.jpg';

export const findField = (form: Stage, label: string) =>
  form.getByRole<HTMLInputElement>(label === texts.location ? 'combobox' : 'textbox', { name: label });

export async function typePlace(form: Stage, words: string): Promise<void> {
  await userEvent.clear(findField(form, texts.location));
  await userEvent.type(findField(form, texts.location), words);
}

export const getCategorySelect = (form: Stage) =>
  form.getByRole<HTMLSelectElement>('combobox', { name: texts.category });

export const getSubmitButton = (form: Stage) => form.getByRole<HTMLButtonElement>('button', { name: texts.submit });

export async function addImage(form: Stage, url: string): Promise<void> {
  // `type` treats braces as keys.
  findField(form, texts.imageUrl).focus();
  await userEvent.paste(url);
  await userEvent.click(form.getByRole('button', { name: texts.addImage }));
}

export const imageMenu = (form: Stage, position: number) =>
  form.getByRole('button', { name: texts.imageMenu({ position }) });

export async function actOnImage(form: Stage, position: number, action: string): Promise<void> {
  await userEvent.click(imageMenu(form, position));
  await userEvent.click(form.getByRole('menuitem', { name: action }));
}

export async function fill(form: Stage): Promise<void> {
  await form.findByRole('option', { name: 'Men' });
  await userEvent.type(findField(form, texts.title), 'Winter coat');
  await userEvent.type(findField(form, texts.description), 'Warm and dry.');
  await userEvent.selectOptions(getCategorySelect(form), 'Men');
  await addImage(form, imageUrl);
}

export const sent = (calls: readonly { endpoint: string | undefined; body: unknown }[]) =>
  calls.filter(({ endpoint }) => endpoint === 'createDonation').map(({ body }) => body);
