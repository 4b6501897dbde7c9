import { useImperativeHandle, useRef, type FormEvent, type InputHTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx.js';
import * as field from '../../css/input.css.js';
import { box, control } from '../../css/reset.css.js';
import { isComposing } from '../../hooks/isComposing.js';
import { useControlled } from '../../hooks/useControlled.js';
import { useUiTexts } from '../../locale/useUiTexts.js';
import { CloseIcon, SearchIcon } from '../../icons/icons.js';
import { Field, type FieldFrameProps } from '../Field/Field.js';
import { splitField } from '../Field/splitField.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './SearchField.css.js';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldFrameProps | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'type'
>;

export interface SearchFieldProps extends FieldFrameProps, InputProps {
  /** Whether to visually hide the label, since the icon makes the purpose clear. Defaults to true. */
  hideLabel?: boolean | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** The initial value. Only for uncontrolled use. */
  defaultValue?: string | undefined;
  /** Called with the new value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Form action to use when there's no JavaScript. Submits the value under the field's `name`. */
  action?: string | undefined;
  /** Called on Enter. Omit it if you search while typing. */
  onSubmit?: ((value: string) => void) | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A search field with a label, hint and error message. It can be cleared with a button or with Escape. */
export function SearchField({
  hideLabel = true,
  className,
  style,
  value,
  defaultValue = '',
  onValueChange,
  action,
  onSubmit,
  ref,
  ...props
}: SearchFieldProps) {
  const { frame, rest } = splitField(props);
  const { clearSearch } = useUiTexts();
  const [words, setWords] = useControlled(value, defaultValue, onValueChange);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.(words);
  };
  const clear = () => {
    setWords('');
    inputRef.current?.focus();
  };
  return (
    <form role="search" action={action} className={cx(box, className)} style={style} onSubmit={submit}>
      <Field {...frame} hideLabel={hideLabel}>
        {(wiring) => (
          <span className={field.group}>
            <input
              {...rest}
              {...wiring}
              ref={inputRef}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && words && !isComposing(event)) {
                  event.preventDefault();
                  event.stopPropagation();
                  clear();
                }
              }}
              className={cx(control, field.input, styles.input, field.afterIcon, words !== '' && field.beforeEnd)}
            />
            <span className={field.startIcon}>
              <SearchIcon />
            </span>
            {words && (
              <span className={field.end}>
                <IconButton size="small" label={clearSearch} icon={<CloseIcon />} onClick={clear} />
              </span>
            )}
          </span>
        )}
      </Field>
    </form>
  );
}
