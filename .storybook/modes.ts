const themes = ['light', 'dark'] as const;
const widths = { mobile: 375, desktop: 1280 } as const;

/** The matrix for Chromatic snapshots: each theme at each width from the product spec. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    Object.entries(widths).map(([name, viewport]) => [`${theme} ${name}`, { theme, viewport }] as const),
  ),
);
