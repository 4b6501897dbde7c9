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
  /** An absolute http(s) URL; anything else shows the drawing, unless it is `trusted`. */
  src: string | undefined;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** Width / height of the box, such as `4 / 3`. */
  ratio?: string | number | undefined;
  /** Whether the picture fills its box, cut at the edges, or is shown whole. */
  fit?: keyof typeof styles.fit | undefined;
  /** Trusts the URL: `data:` and addresses of this site are shown too. Only for URLs that no visitor wrote. */
  trusted?: boolean | undefined;
}

/**
 * Picture from another server: a fixed box, no referrer, and a drawing of an empty photo if it is missing or
 * broken.
 */
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
            // Checks at once, since a picture in a server's HTML may fail before the listener is attached. An SVG
            // without a size has no natural width either, so decode decides.
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

/** Not `URL.canParse`, which Safari 16 and Chromium 111 lack. */
function isWebAddress(address: string): boolean {
  try {
    return /^https?:$/u.test(new URL(address).protocol) && /^https?:\/\//iu.test(address);
  } catch {
    return false;
  }
}
