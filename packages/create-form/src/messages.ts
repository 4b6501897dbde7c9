import { issueTexts, locationErrorTexts, nameTexts, timeTexts } from '@clothesline/api-client';
import { combine, type Texts } from '@clothesline/ui';
import { form } from './locales/en/form.js';

/** Refusals of the server, which sends their English. */
const refusals = { $: ['refusals'] };

/** Every English text of the form. Replace any of them with the `messages` prop, or all with a catalog. */
export const createFormMessages = /* @__PURE__ */ combine(
  issueTexts,
  refusals,
  timeTexts,
  locationErrorTexts,
  nameTexts,
  form,
);

export type CreateFormMessages = Texts<typeof createFormMessages>;
