export { CreateForm, type CreateFormProps } from './CreateForm/CreateForm.js';
export { createFormMessages, type CreateFormMessages } from './messages.js';
export { draftKey } from './state/draft.js';
