import { ThemeRoot } from '@clothesline/ui';
import { useState } from 'react';
import { brandInAddress, keepInAddress } from './address.js';
import { brandCss, brandHtml, brandTokens, brandVariables, type Brand } from './brandVariables.js';
import { BrandControls } from './BrandControls.js';
import { BrandPage } from './BrandPage.js';
import { BrandPreview } from './BrandPreview.js';
import { BrandVerdict } from './BrandVerdict.js';
import { CopyCss } from './CopyCss.js';
import * as styles from './brand.css.js';

/** A playground where charities can try out their brand. The settings live in the URL so that they can be shared. */
export function TryYourBrand() {
  const [brand, setBrand] = useState<Brand>(brandInAddress);
  const change = (part: Partial<Brand>) => {
    const next = { ...brand, ...part };
    setBrand(next);
    keepInAddress(next);
  };
  return (
    <div className="sb-unstyled">
      <ThemeRoot theme="light" paint className={styles.desk}>
        <BrandControls brand={brand} onChange={change} />
        <BrandVerdict brand={brand} onChange={(accent) => change({ accent })} />
      </ThemeRoot>
      <div className={styles.previews} style={brandVariables(brand)}>
        <BrandPreview theme="light" brand={brand} />
        <BrandPreview theme="dark" brand={brand} />
      </div>
      <BrandPage brand={brand} />
      <ThemeRoot theme="light" paint className={styles.desk}>
        <CopyCss heading="CSS" css={brandCss(brand)} />
        <CopyCss heading="lines for your page" css={brandHtml(brand)} />
        <CopyCss heading="design tokens" css={brandTokens(brand)} />
      </ThemeRoot>
    </div>
  );
}
