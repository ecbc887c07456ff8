import { audiences } from './audiences';
import { lensKinds, lensTreatments } from './lens-kinds';
import { shapes } from './shapes';

const roots: Record<string, string> = {
  'oculos-de-grau':
    '<p>Escolher óculos de grau é escolher como você vê e como é visto. Aqui estão armações em acetato, metal e <a href="/c/titanio">titânio</a>, dos formatos clássicos aos mais expressivos, prontas para receber a lente da sua receita no nosso laboratório próprio.</p><p>Use os filtros para encontrar o formato, a cor e o tamanho que combinam com o seu rosto. Em cada página você encontra as quatro medidas da armação em milímetros: compare com os óculos que já usa e acerte de primeira. Se tiver dúvida sobre espessura, tratamento ou campo de leitura, os nossos óticos respondem pelo WhatsApp, a qualquer hora.</p><p>Toda armação tem garantia de um ano do fabricante, frete grátis para todo o Brasil por Sedex e a primeira troca é gratuita em até 7 dias.</p>',
  'oculos-de-sol':
    '<p>Óculos de sol bons fazem duas coisas ao mesmo tempo: protegem os olhos e desenham o rosto. Todos os modelos desta página têm proteção UV400, que bloqueia os raios UVA e UVB, e trazem o nome da lente por extenso para que você saiba o que está comprando.</p><p>Prefere enxergar sem reflexo na estrada ou na água? Procure as lentes polarizadas. Gosta de sombra em cima e claridade embaixo? As lentes em degradê são para você. As espelhadas reduzem ainda mais a luz que chega aos olhos e mudam de cor conforme o ângulo.</p><p>Escolha pelo formato, pelo material ou pela cor, com frete grátis para todo o Brasil, um ano de garantia e a primeira troca gratuita em até 7 dias.</p>',
  lentes:
    '<p>A lente é a parte dos óculos que trabalha. Nesta página você encontra lentes de visão simples, multifocais e ocupacionais, com antirreflexo, filtro de luz azul ou tecnologia fotossensível, em cinco índices de refração.</p><p>Quanto mais alto o grau, mais vale a pena subir o índice: a lente fica mais fina, mais leve e mais bonita na armação. Para crianças e esportes, o policarbonato 1.59 resiste melhor a impactos. Mande a sua receita por foto depois da compra e nós conferimos tudo com você antes de cortar a lente.</p><p>As lentes são montadas no nosso laboratório e passam por conferência de grau, eixo e centralização. Se a adaptação não vier em 30 dias, refazemos.</p>',
};

/** The HTML description of a category, told by its slug and its full name. */
export function categoryText(slug: string, nome: string): string {
  const root = roots[slug];
  if (root) return root;
  const shape = shapes.find((s) => s.key === slug);
  if (shape) {
    return `<p>${shape.aberturas.join(' ')}</p><p>${shape.paraQuem.join(' ')} Em ${nome.toLowerCase()} você encontra versões de várias marcas e preços, sempre com as medidas em milímetros na página do produto.</p>`;
  }
  const audience = audiences.find((a) => a.key === slug);
  if (audience) return audienceText(audience.key, nome);
  const lens = [...lensKinds, ...lensTreatments].find((k) => k.key === slug);
  return lens ? `<p>${lens.texto}</p>` : '';
}

function audienceText(key: string, nome: string): string {
  const lead =
    key === 'infantil'
      ? 'Criança corre, dorme de óculos e senta em cima deles: por isso as armações desta página têm hastes flexíveis, materiais hipoalergênicos e medidas menores de verdade, não versões encolhidas de modelos adultos. Para a escola, veja a seleção <a href="/c/volta-as-aulas">volta às aulas</a>.'
      : 'Separamos os modelos pela medida e pelo desenho, e não por regra: se uma armação serve no seu rosto e você gosta dela, ela é sua.';
  return `<p>${lead}</p><p>${nome}: navegue pelos formatos ao lado, confira a largura frontal e a ponte em milímetros e, na dúvida, mande uma foto para os nossos óticos. Ajudamos a escolher sem pressa, de segunda a sexta das 9h às 18h e aos sábados das 9h às 14h, com WhatsApp 24 horas.</p>`;
}
