import './globals.css';

/** The starter's layout without Google Fonts, which may be unreachable during a build. */
export default function Layout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
