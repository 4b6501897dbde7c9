import { useState, type ImgHTMLAttributes } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import { MissingPicture } from './MissingPicture.js';
import * as styles from './Picture.css.js';

export interface PictureProps
  extends
    Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'sizes' | 'srcSet' | 'fetchPriority'>,
    RootProps<HTMLSpanElement> {
  /** An absolute http(s) URL; others show the placeholder, unless `trusted`. */
  src: string | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Aspect ratio, such as `4 / 3`. */
  ratio?: string | number | undefined;
  /** Fills the box, or fits inside. */
  fit?: keyof typeof styles.fit | undefined;
  /** Allows `data:` and same-site addresses. Only for URLs that no visitor wrote. */
  trusted?: boolean | undefined;
}

/** Picture of another server: fixed box, no referrer, and a placeholder if it is missing or broken. */
export function Picture({
  src,
  alt,
  ratio = '4 / 3',
  fit = 'cover',
  trusted = false,
  loading = 'lazy',
  sizes,
  srcSet,
  fetchPriority,
  className,
  style,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && (trusted || isWebAddress(src)) && failed !== src;
  return (
    <span {...rest} className={cx(box, styles.root, className)} style={{ aspectRatio: String(ratio), ...style }}>
      {shown ? (
        <img
          ref={(image) => {
            // A server-rendered picture may have failed before hydration. SVGs may lack a natural width, so `decode`
            // decides.
            if (image?.complete && !image.naturalWidth) image.decode().catch(() => setFailed(src));
          }}
          sizes={sizes}
          srcSet={srcSet}
          fetchPriority={fetchPriority}
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          referrerPolicy="no-referrer"
          className={cx(box, styles.picture, styles.fit[fit])}
          onError={() => setFailed(src)}
        />
      ) : (
        <MissingPicture label={alt} className={cx(box, styles.fallback)} />
      )}
    </span>
  );
}

/** Safari 16 and Chromium 111 lack `URL.canParse`. */
function isWebAddress(address: string): boolean {
  try {
    return /^https?:$/u.test(new URL(address).protocol) && /^https?:\/\//iu.test(address);
  } catch {
    return false;
  }
}
