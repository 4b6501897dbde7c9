import { Heading, ThemeRoot } from '@clothesline/ui';
import { BrandPreview } from './BrandPreview.js';
import { BrandVerdict } from './BrandVerdict.js';
import * as styles from './brand.css.js';
import { brandCss, brandVariables, type Brand } from './brandVariables.js';

export const sessionId = 'V1StGXR8_Z5jdHi6B-myT';

interface TryYourBrandProps {
  brand: Brand;
  onAccentChange: (accent: string) => void;
}

/** Shows components in a brand's colors, their contrast, and the CSS to copy. */
export function TryYourBrand({ brand, onAccentChange }: TryYourBrandProps) {
  return (
    <>
      <ThemeRoot theme="light" paint className={styles.desk}>
        <BrandVerdict brand={brand} onChange={onAccentChange} />
        <div>
          <Heading level={3}>CSS</Heading>
          <pre className={styles.css}>{brandCss(brand)}</pre>
        </div>
      </ThemeRoot>
      <div className={styles.previews} style={brandVariables(brand)}>
        <BrandPreview theme="light" product={brand.name} sessionId={sessionId} />
        <BrandPreview theme="dark" product={brand.name} sessionId={sessionId} />
      </div>
    </>
  );
}
