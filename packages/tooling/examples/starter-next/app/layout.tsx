import './globals.css';

/** The starter's layout without its fonts from Google, which a build may not reach. */
export default function Layout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
