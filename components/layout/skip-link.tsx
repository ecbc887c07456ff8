import styles from './skip-link.module.css';

/** First stop of the keyboard: jumps over header and menus to `<main id="conteudo">` (A28). */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#conteudo">
      Ir para o conteúdo
    </a>
  );
}
