export { CreateForm, type CreateFormProps } from './CreateForm/CreateForm.js';
export { preparePhoto, UnreadablePhotoError } from './photos/preparePhoto.js';
export { createFormMessages, type CreateFormMessages } from './messages.js';
export type { InitialValues } from './state/formState.js';
export { draftKey } from './state/draft.js';
