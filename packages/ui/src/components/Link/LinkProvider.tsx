import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';

/** How links are rendered and how clicks are handled. */
export interface Links {
  /**
   * Component to render instead of `<a>` for internal links, e.g. Next.js's `Link`. It receives `href`, `ref` and
   * anchor attributes. Links with another origin, a `target`, `download` or just a hash always stay an `<a>`.
   */
  component?: ComponentType<{ href: string }> | undefined;
  /** Called when an internal link is clicked without modifier keys. Receives the path, query and hash. */
  navigate?: ((href: string) => void) | undefined;
}

const LinkContext = /* @__PURE__ */ createContext<Links>({});

/** Returns the settings of the nearest `LinkProvider`. */
export const useLinks = () => useContext(LinkContext);

export interface LinkProviderProps extends Links {
  /** Content. */
  children?: ReactNode | undefined;
}

/**
 * Sets up client-side routing for the links of all components and widgets inside. Without it, the browser handles them.
 */
export function LinkProvider({ component, navigate, children }: LinkProviderProps) {
  const links = useMemo(() => ({ component, navigate }), [component, navigate]);
  return <LinkContext.Provider value={links}>{children}</LinkContext.Provider>;
}
