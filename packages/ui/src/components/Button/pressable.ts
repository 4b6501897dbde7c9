import type { ButtonHTMLAttributes, Ref } from 'react';

/** Props shared by all buttons. Accepts all attributes of a `<button>`. */
export interface PressableProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'disabled' | 'type'> {
  /** The `type` attribute of the `<button>`. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement> | undefined;
}

/** Renders a `<button>`, or a link if `href` is set. */
export type LinkOrAction =
  | {
      href?: undefined;
      target?: undefined;
      rel?: undefined;
      download?: undefined;
      /** Shows a spinner and ignores clicks. The button remains focused. */
      busy?: boolean | undefined;
      /** Disables the button. Explain the reason next to it, or leave it enabled and explain it on click. */
      disabled?: boolean | undefined;
    }
  | {
      /** Renders a link to this URL. */
      href: string;
      /** The `target` attribute of the link. */
      target?: string | undefined;
      /** The `rel` attribute of the link. */
      rel?: string | undefined;
      /** File name for downloading the link's target. */
      download?: string | boolean | undefined;
      busy?: undefined;
      disabled?: undefined;
    };
