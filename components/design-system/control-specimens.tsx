import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons-controls';
import { BagIcon } from '@/components/ui/icons-shop';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { Seal } from '@/components/ui/seal';
import styles from './design-system.module.css';
import { Specimen } from './specimen';

const page = (number: number) => `/design-system?pg=${number}`;

/** What is pressed and what tells where one is. */
export function ControlSpecimens() {
  return (
    <>
      <Specimen title="Tipografia">
        <div className={styles.sizes}>
          <p>Armações</p>
          <p>Óculos de grau</p>
          <p>Lentes fotossensíveis</p>
          <p>Produtos recomendados</p>
          <p>Corpo do texto, com a calma de quem ajusta uma haste.</p>
          <p>Texto de apoio e rótulos</p>
          <p>R$ 1.234,56 à vista no PIX</p>
        </div>
      </Specimen>
      <Specimen title="Botões">
        <Button>Comprar</Button>
        <Button variant="secondary">Escolher lentes</Button>
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
      <Specimen title="Selos e estados">
        <Seal label="Lançamento" />
        <Seal label="-19%" textColour="#ffffff" groundColour="#7a2d1f" />
        <Badge>Em análise</Badge>
        <Badge tone="success">Enviado</Badge>
        <Badge tone="warning">Última peça</Badge>
        <Badge tone="error">Esgotado</Badge>
      </Specimen>
      <Specimen title="Caminho e páginas">
        <div className={styles.wide}>
          <Breadcrumb
            items={[
              { label: 'Home', href: '/' },
              { label: 'Óculos de grau', href: '/oculos-de-grau' },
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
