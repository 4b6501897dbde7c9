import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';

/** How links are rendered and followed. */
export interface Links {
  /**
   * Replaces `<a>` for internal links, such as Next.js's `Link`: gets `href`, `ref` and anchor attributes. Other
   * origins, `target`, `download` and hash links stay `<a>`.
   */
  component?: ComponentType<{ href: string }> | undefined;
  /** Called for plain clicks on internal links with path, query and hash. */
  navigate?: ((href: string) => void) | undefined;
}

const LinkContext = /* @__PURE__ */ createContext<Links>({});

/** Links of the nearest `LinkProvider`. */
export const useLinks = () => useContext(LinkContext);

export interface LinkProviderProps extends Links {
  /** Content. */
  children?: ReactNode | undefined;
}

/** Routes the links of all components and widgets inside. Without it, the browser follows them. */
export function LinkProvider({ component, navigate, children }: LinkProviderProps) {
  const links = useMemo(() => ({ component, navigate }), [component, navigate]);
  return <LinkContext.Provider value={links}>{children}</LinkContext.Provider>;
}
