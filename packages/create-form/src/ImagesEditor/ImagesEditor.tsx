import { donationLimits } from '@clothesline/api-client';
import { type RootProps, useToast } from '@clothesline/ui';
import { ImagesField } from '../CreateForm/parts/ImagesField.js';
import type { ImagesEditorModel } from './useImagesEditor.js';

export interface ImagesEditorProps extends RootProps<HTMLDivElement> {
  /** From `useImagesEditor`. */
  model: ImagesEditorModel;
  /** While sending. */
  disabled?: boolean | undefined;
}

/** Edits the images of a listed donation: adding, describing, reordering and removing them. */
export function ImagesEditor({ model, disabled = false, ...root }: ImagesEditorProps) {
  const { state, photos, issues, texts, addPhotos, dispatch } = model;
  const { toast } = useToast();
  return (
    <ImagesField
      root={root}
      values={state.values}
      photos={photos}
      onFiles={(files) => {
        if (addPhotos(files) === 0) return;
        toast({ title: texts.tooManyPhotos({ most: donationLimits.maxImages }), variant: 'destructive' });
      }}
      issues={issues}
      disabled={disabled}
      canSeparate={false}
      dispatch={dispatch}
      texts={texts}
    />
  );
}
