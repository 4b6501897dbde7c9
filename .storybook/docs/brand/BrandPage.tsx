import { useEffect, useRef } from 'react';
import { ownPage } from '../blocks/component/ownPage.js';
import * as styles from './brand.css.js';
import { brandVariables, type Brand } from './brandVariables.js';

export function BrandPage({ brand }: { brand: Brand }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = () => {
    const root = frame.current?.contentDocument?.documentElement;
    root?.setAttribute('style', writeCss(brandVariables(brand)));
  };
  useEffect(dress);
  return (
    <iframe
      ref={frame}
      title="The whole page"
      src="iframe.html?viewMode=story&id=screens-home--full"
      sandbox={ownPage}
      loading="lazy"
      onLoad={dress}
      className={styles.page}
    />
  );
}

function writeCss(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}
