import { Container } from '@/components/layout/container';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, LinkButton } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { Disclosure } from '@/components/ui/disclosure';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons-controls';
import { BagIcon } from '@/components/ui/icons-core';
import { Pagination } from '@/components/ui/pagination';
import { Price } from '@/components/ui/price';
import { ProductImage } from '@/components/ui/product-image';
import { Prose } from '@/components/ui/rich-text';
import { Seal } from '@/components/ui/seal';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { StatusMessage } from '@/components/ui/status-message';
import { Tabs } from '@/components/ui/tabs';
import type { StorefrontCopy } from '@/lib/config/storefronts/storefront';
import styles from './design-system.module.css';
import { FormSpecimens, OverlaySpecimens, Specimen } from './specimens';

type Copy = Pick<StorefrontCopy, 'homeTitle' | 'homeDescription' | 'hero'>;

/** Every primitive in components/ui on one page, with this shop's texts, for review. No page links to it. */
export function DesignSystemScreen({ copy }: { copy: Copy }) {
  return (
    <Container>
      <div className={styles.screen}>
        <h1>Design system</h1>
        <ControlSpecimens copy={copy} />
        <FormSpecimens />
        <ContentSpecimens copy={copy} />
        <OverlaySpecimens />
      </div>
    </Container>
  );
}

const page = (number: number) => `/design-system?pg=${number}`;

/** Buttons, links and navigation. */
function ControlSpecimens({ copy }: { copy: Copy }) {
  return (
    <>
      <Specimen title="Tipografia">
        <div className={styles.sizes}>
          <p>Lançamentos</p>
          <p>{copy.homeTitle}</p>
          <p>{copy.hero.title}</p>
          <p>Produtos recomendados</p>
          <p>{copy.hero.lead}</p>
          <p>Texto de apoio e rótulos</p>
          <p>R$ 1.234,56 à vista no PIX</p>
        </div>
      </Specimen>
      <Specimen title="Botões">
        <Button>Comprar</Button>
        <Button variant="secondary">Adicionar à sacola</Button>
        <Button variant="quiet">Ver detalhes</Button>
        <Button size="sm">Aplicar</Button>
        <Button size="lg">Finalizar compra</Button>
        <Button disabled>Indisponível</Button>
        <Button busy>Enviando</Button>
        <LinkButton href="/" variant="secondary">
          Continuar comprando
        </LinkButton>
        <IconButton label="Carrinho, 12 itens" badge="12">
          <BagIcon />
        </IconButton>
        <IconButton label="Remover" tone="accent">
          <TrashIcon />
        </IconButton>
      </Specimen>
      <Specimen title="Selos">
        <Seal label="Lançamento" />
        <Seal label="-19%" textColour="#ffffff" groundColour="#7a2d1f" />
      </Specimen>
      <Specimen title="Caminho e páginas">
        <div className={styles.wide}>
          <Breadcrumb
            items={[
              { label: 'Home', href: '/' },
              { label: 'Marcas', href: '/marcas' },
              { label: 'Extraordinariamente longo nome de categoria', href: null },
            ]}
          />
        </div>
        <div className={styles.wide}>
          <Pagination page={4} pages={12} from={37} to={48} total={140} hrefFor={page} />
        </div>
      </Specimen>
    </>
  );
}

const TABS = [
  { id: 'descricao', label: 'Descrição', content: <p>O que o produto é, em uma frase.</p> },
  { id: 'medidas', label: 'Medidas', content: <p>52 × 18 × 140 mm</p> },
  { id: 'garantia', label: 'Garantia', content: <p>Um ano do fabricante.</p> },
];

const SLIDES = ['Lume', 'Prisma', 'Zênite', 'Solstício', 'Aurora', 'Vésper'];

/** Text, prices, seals and pictures. */
function ContentSpecimens({ copy }: { copy: Copy }) {
  return (
    <>
      <Specimen title="Preço e nota">
        <Price
          old="R$ 599,90"
          amount="R$ 404,91"
          note="à vista no PIX"
          terms="ou R$ 449,90 em até 10x de R$ 44,99 sem juros"
        />
        <Stars value={4.3} />
        <Stars value={8.5} max={10} />
      </Specimen>
      <Specimen title="Mensagens">
        <StatusMessage>Sua sacola foi atualizada.</StatusMessage>
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
            {copy.homeDescription} <a href="/">Ir para o início</a>.
          </p>
          <ul>
            <li>Entrega em todo o Brasil</li>
            <li>7 dias para devolver</li>
          </ul>
        </Prose>
      </Specimen>
    </>
  );
}
