export interface Bucket {
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

/** Malformed percent escapes are left as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
