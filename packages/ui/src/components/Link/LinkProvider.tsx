import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';

/** How the links of a page are drawn and followed. */
export interface Links {
  /**
   * Drawn in place of `<a>` for links inside the app, such as `Link` of Next.js: gets `href`, `ref` and an anchor's other
   * attributes. Links to another origin, with a `target` or a `download`, and to a part of the page stay `<a>`.
   */
  component?: ComponentType<{ href: string }> | undefined;
  /** Called for a plain click on a link to the page's own origin, with path, query and hash; the browser then does nothing. */
  navigate?: ((href: string) => void) | undefined;
}

const LinkContext = /* @__PURE__ */ createContext<Links>({});

/** Links of the nearest `LinkProvider`. */
export const useLinks = () => useContext(LinkContext);

export interface LinkProviderProps extends Links {
  /** Content whose links it decides. */
  children?: ReactNode | undefined;
}

/** Hands the links of every component and widget inside to the page's router. Without it they are the browser's. */
export function LinkProvider({ component, navigate, children }: LinkProviderProps) {
  const links = useMemo(() => ({ component, navigate }), [component, navigate]);
  return <LinkContext.Provider value={links}>{children}</LinkContext.Provider>;
}
