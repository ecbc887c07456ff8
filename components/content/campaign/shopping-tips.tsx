import { Container } from '@/components/layout/container';
import styles from './shopping-tips.module.css';

const STEPS = [
  {
    title: 'Compare o preço inteiro',
    text: 'Cada produto mostra o preço à vista, as parcelas e, com o seu CEP, o frete. Some tudo antes de decidir.',
  },
  {
    title: 'Confira as medidas',
    text: 'Largura da frente, ponte e altura da lente dizem muito. Compare com os óculos que já servem bem em você.',
  },
  {
    title: 'Tenha a receita à mão',
    text: 'Lentes com grau são feitas com a receita do oftalmologista. Com ela, a gente ajuda a combinar lente e armação.',
  },
  {
    title: 'Compre sem medo de errar',
    text: 'Chegou e não era bem isso? Na compra pela internet, a lei dá sete dias depois da entrega para desistir.',
  },
] as const;

export function ShoppingTips() {
  return (
    <section className={styles.section} aria-labelledby="como-aproveitar">
      <Container>
        <div className={styles.grid}>
          <h2 className={styles.title} id="como-aproveitar">
            Como aproveitar a pós black?
          </h2>
          <ol className={styles.steps}>
            {STEPS.map(({ title, text }, index) => (
              <li className={styles.step} key={title}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.name}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}
