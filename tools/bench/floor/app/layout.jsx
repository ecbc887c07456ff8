import './floor.css';
import Link from 'next/link';

export const metadata = {
  title: 'Piso',
  description: 'A página mais simples que a estrutura permite, para comparar.',
};

export default function RootLayout({ children }) {
  return (
    <html lang="pt-BR">
      <body>
        <header>
          <Link href="/" prefetch={false}>
            Piso
          </Link>
          <Link href="/listing" prefetch={false}>
            Óculos
          </Link>
        </header>
        <main>{children}</main>
        <footer>Nada além do necessário.</footer>
      </body>
    </html>
  );
}
