import { galleryViews, WORN_VIEW } from '../../catalogue/images/product-views';
import type { LoadedProduct, SizeRow } from '../../catalogue/load-products';
import { pixPrice, precos } from '../../catalogue/pricing';
import { seals } from '../../content/seals';
import type { StoreContext } from '../../context';
import type { Urls } from '../../urls';

/** Route and url of a product page. */
export function productLink(urls: Urls, slug: string) {
  return urls.link('product/detail', `/${slug}.html`, { produto: slug });
}

/** Route and url of a brand's listing. */
function brandLink(urls: Urls, slug: string) {
  return urls.link('product/listing/brand', `/marcas/${slug}`, { marca: slug });
}

/** A brand in the format of products and the brand list. */
export function brandShape(ctx: StoreContext, brandId: number) {
  const brand = ctx.reference.brandById.get(brandId);
  if (!brand) throw new Error(`The catalogue has no brand ${brandId}.`);
  const imagem = ctx.urls.absolute(`/upload/marca/${brand.slug}.svg`);
  const { id, nome, ativo } = brand;
  return { id, nome, imagem, imagemOriginal: imagem, ativo, ...brandLink(ctx.urls, brand.slug) };
}

/** Pictures of a product: files per size, with absolute urls; `[]` for a product without pictures. */
export function images(urls: Urls, product: ProductWithPictures) {
  const views = galleryViews(product.imagens, Boolean(product.faceMm));
  return views.map((view, i) => ({
    ...image(urls, product, view, i),
    arquivosOriginais: pictureFiles(urls, product.slug, view, 'jpg'),
  }));
}

type ProductWithPictures = {
  id: number;
  slug: string;
  nome: string;
  imagens: number;
  faceMm?: number | null;
};

function image(urls: Urls, product: ProductWithPictures, view = 1, i = 0) {
  return {
    id: product.id * 10 + i,
    idAtributoValor: 0,
    descricao: '',
    label: pictureLabel(product, view, i),
    arquivos: pictureFiles(urls, product.slug, view, 'webp'),
  };
}

function pictureLabel({ nome, imagens, faceMm }: ProductWithPictures, view: number, i: number): string {
  if (i === 0) return nome;
  if (view === WORN_VIEW) return `${nome}, em um rosto de ${faceMm} mm (imagem 3D)`;
  return `${nome}, foto ${i + 1} de ${imagens}`;
}

function pictureFiles(urls: Urls, slug: string, view: number, extension: 'webp' | 'jpg') {
  const folder = urls.absolute('/upload/produto/imagem/');
  const file = `${slug}-${view}.${extension}`;
  return {
    small: `${folder}s_${file}`,
    medium: `${folder}m_${file}`,
    big: `${folder}b_${file}`,
    zoom: folder + file,
  };
}

/** The discount between the two prices that the shop shows next to each other: the old one, and the one with Pix. */
const shownDiscount = ({ precoDe, precoPor }: Pick<LoadedProduct, 'precoDe' | 'precoPor'>) =>
  Math.floor((100 * (precoDe - pixPrice(precoPor))) / precoDe);

/** The seals of a product, with placeholders filled in. */
export function sealShapes(urls: Urls, product: Pick<LoadedProduct, 'selos' | 'precoDe' | 'precoPor'>) {
  return product.selos.flatMap((key) => {
    const seal = seals[key];
    if (!seal) return [];
    const imagem = seal.tipo === 'imagem' ? urls.absolute(`/upload/selo/${key}.webp`) : '';
    const label = seal.label.replace('{desconto}', String(shownDiscount(product)));
    return { ...seal, label, imagem, imagemOriginal: imagem, proporcao: seal.tipo === 'imagem' ? 1 : 0 };
  });
}

/**
 * The filter values of a product; values of groups shown as pictures have a picture, such as the frame's shape.
 */
export function filterShapes(ctx: StoreContext, product: LoadedProduct) {
  return product.facetas.flatMap((id) => {
    const value = ctx.reference.facetById.get(id);
    const group = value && ctx.reference.groupById.get(value.groupId);
    if (!value || !group || (group.tipo !== 'filtro' && group.slug !== 'tamanho')) return [];
    const imagem = group.apresentacao === 'imagem' ? facetImage(ctx.urls, value.slug) : '';
    return {
      idFiltro: group.id,
      idValor: value.id,
      nome: group.nome,
      label: value.label,
      imagem,
      imagemOriginal: imagem,
    };
  });
}

/** Url of the drawing of a filter or attribute value. */
export function facetImage(urls: Urls, slug: string): string {
  return urls.absolute(`/upload/atributo/${slug}.webp`);
}

/**
 * A complete cart payload; `[]` if there is nothing to add. The item's fields are strings, and the url has
 * the form `add={id}-{attribute}-{unit}-{warehouse}-{quantity}`.
 */
export function cartPayload(urls: Urls, productId: number, sizeId: number, buyable: boolean) {
  if (!buyable) return [];
  const hash = `${productId}-${sizeId}-0-0-1`;
  return {
    hash,
    url: urls.absolute(`/checkout/carrinho?add=${hash}`),
    tipo: 'produto',
    itens: [
      {
        idProduto: String(productId),
        idAtributoSimples: String(sizeId),
        idUnidadeVenda: '0',
        idArmazem: '0',
        quantidade: '1',
        adicional: '',
        parametros: '',
      },
    ],
  };
}

/** `carrinho` of a product; filled only if there is nothing left to choose. */
export function productCart(urls: Urls, product: LoadedProduct) {
  const size = product.sizes.length === 1 ? product.sizes[0] : undefined;
  const chosen = product.sizes.length === 0 || size !== undefined;
  return cartPayload(
    urls,
    product.id,
    size?.id ?? 0,
    product.status === 'disponivel' && product.estoque > 0 && chosen,
  );
}

/** The size that is shown first: the one with the product's price, otherwise the first in stock. */
function defaultSize({ sizes, precoPor }: LoadedProduct): SizeRow | undefined {
  const inStock = sizes.filter((s) => s.estoque > 0);
  const offered = inStock.length > 0 ? inStock : sizes;
  return offered.find((s) => s.precoPor === precoPor) ?? offered[0];
}

/** `atributos` of a product; `[]` if it has neither colours nor sizes. */
export function attributes(ctx: StoreContext, product: LoadedProduct) {
  const unico = product.cor ? { unico: colours(ctx, product) } : {};
  const simples = product.sizes.length > 0 ? { simples: sizes(ctx, product) } : {};
  const both = { ...unico, ...simples };
  return Object.keys(both).length > 0 ? both : [];
}

function colours({ urls }: StoreContext, product: LoadedProduct) {
  return {
    id: '8',
    nome: 'Cor',
    tipo: 'imagem',
    valores: product.siblings.map((sibling) => {
      const imagem = facetImage(urls, `cor-${sibling.corSlug}`);
      return {
        id: sibling.id,
        idAtributoValor: sibling.id,
        label: sibling.cor,
        imagem,
        imagemOriginal: imagem,
        produto: {
          id: sibling.id,
          estoque: sibling.estoque,
          status: sibling.status,
          // A card has up to eight colours, so each of them has only its front picture, without originals.
          midias: { imagens: sibling.imagens > 0 ? [image(urls, sibling)] : [] },
          atributoSimples: [],
        },
        selecionado: sibling.id === product.id,
        ...productLink(urls, sibling.slug),
      };
    }),
  };
}

function sizes({ urls, shop }: StoreContext, product: LoadedProduct) {
  const shown = defaultSize(product);
  return {
    id: '9',
    nome: shop.sizeName,
    tipo: 'texto',
    valores: product.sizes.map((size) => ({
      id: size.id,
      idAtributoValor: size.id,
      sku: size.sku,
      label: size.label,
      imagem: '',
      imagemOriginal: '',
      estoque: size.estoque,
      descontoAdicional: 0,
      precos: sizePrices(product, size),
      carrinho: cartPayload(urls, product.id, size.id, product.status === 'disponivel' && size.estoque > 0),
      selecionado: size.id === shown?.id,
    })),
  };
}

/** Prices of a size; null if the product's price is on request. */
function sizePrices(product: LoadedProduct, size: SizeRow) {
  const onRequest = product.status === 'sobConsulta';
  return precos(onRequest ? 0 : size.precoDe, onRequest ? 0 : size.precoPor, product.plano);
}
