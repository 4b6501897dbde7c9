import { userEvent } from 'vitest/browser';
import { createFormMessages as texts } from '../messages.js';
import { getCategorySelect, findField, imageUrl } from './fill.js';
import type { Stage } from './suite.js';

/** Simulated keys don't reach shadow roots. */
export async function fillByBrowser(form: Stage): Promise<void> {
  await form.findByRole('option', { name: 'Men' });
  await userEvent.fill(findField(form, texts.title), 'Winter coat');
  await userEvent.fill(findField(form, texts.description), 'Warm and dry.');
  await userEvent.selectOptions(getCategorySelect(form), 'Men');
  await userEvent.fill(findField(form, texts.imageUrl), imageUrl);
  await userEvent.click(form.getByRole('button', { name: texts.addImage }));
}
