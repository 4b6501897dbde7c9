export { CreateForm, type CreateFormProps } from './CreateForm/CreateForm.js';
export { ImagesEditor, type ImagesEditorProps } from './ImagesEditor/ImagesEditor.js';
export { useImagesEditor, type DonationImages, type ImagesEditorModel } from './ImagesEditor/useImagesEditor.js';
export { focusField } from './CreateForm/focusField.js';
export { preparePhoto, UnreadablePhotoError } from './photos/preparePhoto.js';
export { createFormMessages, type CreateFormMessages } from './messages.js';
export type { InitialValues } from './state/formState.js';
export { draftKey } from './state/draft.js';
