import styles from './skip-link.module.css';

/** First focusable element: skips header and menus to `<main id="conteudo">`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#conteudo">
      Ir para o conteúdo
    </a>
  );
}
