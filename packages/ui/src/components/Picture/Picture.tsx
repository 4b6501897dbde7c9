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
  /** An absolute http(s) URL. Any other URL shows the placeholder unless `trusted` is set. */
  src: string | undefined;
  /** Alternative text. Pass an empty string if the image is decorative. */
  alt: string;
  /** Aspect ratio, e.g. `4 / 3`. */
  ratio?: string | number | undefined;
  /** Whether the image covers the box or fits inside it. */
  fit?: keyof typeof styles.fit | undefined;
  /** Also allows `data:` URLs and URLs on the same site. Don't use it for URLs entered by users. */
  trusted?: boolean | undefined;
}

/**
 * An image from another server. The box has a stable size, no referrer is sent, and broken or missing images are
 * replaced with a placeholder.
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
            // A server-rendered image may have failed before hydration. SVGs don't necessarily have a natural width, so
            // let `decode` find out.
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

/** `URL.canParse` isn't available in Safari 16 and Chromium 111 */
function isWebAddress(address: string): boolean {
  try {
    return /^https?:$/u.test(new URL(address).protocol) && /^https?:\/\//iu.test(address);
  } catch {
    return false;
  }
}
