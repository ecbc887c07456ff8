import { Carousel } from '@/components/ui/carousel';
import { Disclosure } from '@/components/ui/disclosure';
import { Price } from '@/components/ui/price';
import { ProductImage } from '@/components/ui/product-image';
import { Prose } from '@/components/ui/prose';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { StatusMessage } from '@/components/ui/status-message';
import { Tabs } from '@/components/ui/tabs';
import styles from './design-system.module.css';
import { Specimen } from './specimen';

const TABS = [
  { id: 'descricao', label: 'Descrição', content: <p>Acetato polido à mão, dobradiça de cinco pinos.</p> },
  { id: 'medidas', label: 'Medidas', content: <p>52 □ 18 - 140 mm</p> },
  { id: 'garantia', label: 'Garantia', content: <p>Um ano do fabricante.</p> },
];

const SLIDES = ['Lume', 'Prisma', 'Zênite', 'Solstício', 'Aurora', 'Meridiana'];

/** What is read and looked at. */
export function ContentSpecimens() {
  return (
    <>
      <Specimen title="Preço e nota">
        <Price
          old="R$ 599,90"
          amount="R$ 404,91"
          note="à vista no PIX"
          terms="ou R$ 449,90 em até 10x de R$ 44,99 sem juros"
        />
        <Price size="lg" amount="R$ 1.234,56" note="à vista no PIX, 10% de desconto" />
        <Stars value={4.3} />
        <Stars value={8.5} max={10} />
      </Specimen>
      <Specimen title="Mensagens">
        <StatusMessage>Seu carrinho foi atualizado.</StatusMessage>
        <StatusMessage tone="success">Enviado com sucesso!</StatusMessage>
        <StatusMessage tone="warning">Resta só uma peça.</StatusMessage>
        <StatusMessage tone="error">Houve um erro ao enviar.</StatusMessage>
      </Specimen>
      <Specimen title="Abas e dobras">
        <div className={styles.wide}>
          <Tabs label="Sobre o produto" tabs={TABS} />
        </div>
        <div className={styles.wide}>
          <Disclosure title="Em quanto tempo chega?" name="duvidas" open>
            De dois a cinco dias úteis pelo Sedex.
          </Disclosure>
          <Disclosure title="Posso trocar?" name="duvidas">
            A primeira troca é grátis em até 7 dias.
          </Disclosure>
        </div>
      </Specimen>
      <Specimen title="Carrossel">
        <div className={styles.wide}>
          <Carousel label="Modelos" visible={{ narrow: 1.15, medium: 2, wide: 3 }}>
            {SLIDES.map((name) => (
              <li key={name}>
                <a className={styles.tile} href="#carrossel">
                  {name}
                </a>
              </li>
            ))}
          </Carousel>
        </div>
      </Specimen>
      <Specimen title="Imagem e espera">
        <div className={styles.picture}>
          <ProductImage files={null} alt="" sizes="16rem" />
        </div>
        <div className={styles.picture}>
          <Skeleton shape="picture" />
          <Skeleton width="short" />
          <Skeleton width="medium" />
          <Skeleton shape="button" />
        </div>
        <Prose>
          <h2>Texto corrido</h2>
          <p>
            A armação certa some no rosto e aparece no olhar. <a href="/">Ajuste sem custo</a> nas nossas
            lojas.
          </p>
          <ul>
            <li>Acetato italiano</li>
            <li>Titânio sem níquel</li>
          </ul>
        </Prose>
      </Specimen>
    </>
  );
}
