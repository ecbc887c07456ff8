import { expect, test } from 'playwright/test';
import { findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { addToCart, cartDialog } from './support/product-page';

/**
 * The steps to the cart as a screen reader reads them: elements, roles, names and order. Names from the catalogue are
 * not compared, and there may be other elements in between.
 */
test('A28: home, listing, product and cart match the expected accessibility trees', {
  tag: '@desktop',
}, async ({ page }) => {
  skipWithoutEmbeddedStore();
  await openHydrated(page, '/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Ir para o conteúdo"
    - complementary "Aviso da loja"
    - banner:
      - link "Meridiano, página inicial"
      - navigation "Menu principal":
        - list:
          - listitem:
            - link "Óculos de grau"
            - button "Abrir Óculos de grau"
      - button "Abrir busca"
      - link "Minha conta"
      - link "Meus favoritos"
      - button "Carrinho"
    - main:
      - heading [level=1]
      - region "Campanhas":
        - list:
          - listitem:
            - link:
              - img
        - button "Campanha 1 de 3"
        - button "Passar as campanhas"
      - region "Vantagens de comprar aqui"
    - contentinfo
  `);

  await openHydrated(page, '/oculos-de-sol');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Você está em":
      - list:
        - listitem:
          - link "Home"
        - listitem: Óculos de sol
    - heading "Óculos de sol" [level=1]
    - region "Filtros":
      - heading "Filtrar" [level=2]
      - group:
        - text: Formato
        - list:
          - listitem:
            - link "Redondo"
      - group:
        - text: Preço
        - list
      - navigation "Categorias"
    - region "Produtos":
      - heading "Produtos" [level=2]
      - paragraph: /1-12 de \\d+ Produtos encontrado\\(s\\)/
      - combobox "Ordenar":
        - option "Popularidade" [selected]
      - combobox "Por página"
      - list:
        - listitem:
          - article:
            - img /Óculos de Sol/
            - heading /Óculos de Sol/ [level=3]:
              - link /Óculos de Sol/
            - strong: /R\\$\\s[\\d.,]+/
            - text: /à vista no PIX ou R\\$/
        - listitem:
          - text: /Mais \\d+ produtos/
          - link "Carregar mais"
      - navigation "Paginação":
        - list:
          - listitem:
            - link "Página 2"
          - listitem:
            - link "Próxima página"
  `);

  await openHydrated(page, await findSizedProduct());
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Você está em"
    - list:
      - listitem:
        - link "Foto 1, ampliar"
    - heading [level=1]
    - paragraph:
      - strong: /R\\$\\s[\\d.,]+/
      - text: /à vista no PIX/
    - group: Ver todas as parcelas
    - group "Tamanho":
      - radio
    - button "Adicionar à sacola"
    - list "Compre com tranquilidade"
    - textbox "CEP"
    - button "Calcular frete e prazo de entrega"
    - region "Descrição":
      - heading "Descrição" [level=2]
  `);

  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await addToCart(page);
  await expect(cartDialog(page)).toMatchAriaSnapshot(`
    - dialog "Seu carrinho":
      - heading "Seu carrinho" [level=2]
      - button "Fechar"
      - status
      - list "Produtos na sacola":
        - listitem:
          - paragraph:
            - link
          - paragraph: /R\\$\\s[\\d.,]+/
          - button ${JSON.stringify(`Diminuir a quantidade de ${name}`)} [disabled]
          - textbox ${JSON.stringify(`Quantidade de ${name}`)}: "1"
          - button ${JSON.stringify(`Aumentar a quantidade de ${name}`)}
          - button ${JSON.stringify(`Remover ${name}`)}
      - paragraph:
        - link "Como devolver em 7 dias"
        - link "Termos de compra"
      - paragraph:
        - text: /Total no PIX \\d+% de desconto à vista no PIX/
        - strong: /R\\$\\s[\\d.,]+/
      - paragraph:
        - text: ou no cartão
        - strong: /R\\$\\s[\\d.,]+/
      - link "FINALIZAR COMPRA"
      - button "Continuar comprando"
  `);
});
