import { ThemeRoot } from '@clothesline/ui';
import { useState } from 'react';
import { brandCss, brandVariables, ownBrand, type Brand } from './brandVariables.js';
import { BrandControls } from './BrandControls.js';
import { BrandPreview } from './BrandPreview.js';
import { BrandVerdict } from './BrandVerdict.js';
import { CopyCss } from './CopyCss.js';
import * as styles from './brand.css.js';

/** Where a charity tries its own accent, corners and font, and takes the CSS along. */
export function TryYourBrand() {
  const [brand, setBrand] = useState<Brand>(ownBrand);
  const change = (part: Partial<Brand>) => setBrand({ ...brand, ...part });
  return (
    <div className="sb-unstyled">
      <ThemeRoot theme="light" paint className={styles.desk}>
        <BrandControls brand={brand} onChange={change} />
        <BrandVerdict accent={brand.accent} onChange={(accent) => change({ accent })} />
      </ThemeRoot>
      <div className={styles.previews} style={brandVariables(brand)}>
        <BrandPreview theme="light" />
        <BrandPreview theme="dark" />
      </div>
      <ThemeRoot theme="light" paint className={styles.desk}>
        <CopyCss css={brandCss(brand)} />
      </ThemeRoot>
    </div>
  );
}
