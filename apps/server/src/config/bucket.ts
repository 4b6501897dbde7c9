export interface Bucket {
  /** Base URL, such as `https://s3.example.com/photos`. */
  address: string;
  /** Signing region. */
  region: string;
  key: string;
  secret: string;
}

export const bucketPattern = /^(https?:\/\/)([^\s:/@]+):(\S+)@([^\s/@?#]+\/[^\s/@?#]+)\/?(?:\?region=([\w-]+))?$/;

export function readBucket(url: string): Bucket {
  const [, protocol = '', key = '', secret = '', place = '', region = 'auto'] = bucketPattern.exec(url) ?? [];
  return { address: protocol + place, region, key: decode(key), secret: decode(secret) };
}

/** Keeps invalid percent escapes. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
