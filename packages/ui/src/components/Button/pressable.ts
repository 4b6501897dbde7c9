import type { ButtonHTMLAttributes, Ref } from 'react';

/** Props of all buttons: the attributes of a `<button>`. */
export interface PressableProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'disabled' | 'type'> {
  /** `type` of the `<button>`. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement> | undefined;
}

/** A `<button>`, or a link with `href`. */
export type LinkOrAction =
  | {
      href?: undefined;
      target?: undefined;
      rel?: undefined;
      download?: undefined;
      /** In progress: shows a spinner, keeps the focus, ignores presses. */
      busy?: boolean | undefined;
      /** Explain why beside it, or allow the press and explain then. */
      disabled?: boolean | undefined;
    }
  | {
      /** Renders a link. */
      href: string;
      /** Target of the link. */
      target?: string | undefined;
      /** `rel` of the link. */
      rel?: string | undefined;
      /** File name of a download. */
      download?: string | boolean | undefined;
      busy?: undefined;
      disabled?: undefined;
    };
