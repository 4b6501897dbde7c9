import type { ButtonHTMLAttributes, Ref } from 'react';

/** Props that buttons of every look share: the attributes of a `<button>`. */
export interface PressableProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'disabled' | 'type'> {
  /** Role of the button in a form. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement> | undefined;
}

/** A `<button>`, or with `href` a link, which is never busy nor disabled. */
export type LinkOrAction =
  | {
      href?: undefined;
      target?: undefined;
      rel?: undefined;
      download?: undefined;
      /** The action is under way: shows a spinner, keeps the focus, ignores further presses. */
      busy?: boolean | undefined;
      /** Disables the button. Explain why beside it, or allow the press and explain then. */
      disabled?: boolean | undefined;
    }
  | {
      /** Address to open: renders a link. */
      href: string;
      /** Target of the link. */
      target?: string | undefined;
      /** Relation of the link's page. */
      rel?: string | undefined;
      /** Saves the link's file under this name. */
      download?: string | boolean | undefined;
      busy?: undefined;
      disabled?: undefined;
    };
