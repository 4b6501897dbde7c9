/** A bucket of S3-compatible storage, and the key that may read, write and delete in it. */
export interface Bucket {
  /** The address of the bucket, such as `https://s3.example.com/photos`. */
  address: string;
  /** The region that requests are signed for. */
  region: string;
  key: string;
  secret: string;
}

/** How `PHOTOS_URL` is written. The secret may contain a slash, since secrets of Amazon do. */
export const bucketPattern = /^(https?:\/\/)([^\s:/@]+):(\S+)@([^\s/@?#]+\/[^\s/@?#]+)\/?(?:\?region=([\w-]+))?$/;

/** Parses a URL that matches `bucketPattern`. */
export function readBucket(url: string): Bucket {
  const [, protocol = '', key = '', secret = '', place = '', region = 'auto'] = bucketPattern.exec(url) ?? [];
  return { address: protocol + place, region, key: decode(key), secret: decode(secret) };
}

/** Keeps percent signs that encode nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
