import type { Post } from '../content/shop-content';

const picture = (name: string, alt: string): Post['imagem'] => ({
  path: `/upload/banner/${name}-desktop.webp`,
  largura: 800,
  altura: 1000,
  alt,
});

/** The three engraved numbers on a frame (52-18-145), drawn at 3 units per mm. */
const ENGRAVED = `<figure>
<svg viewBox="0 0 540 340" role="img" aria-label="Armação de frente e haste: a lente tem 52 mm, a ponte 18 mm e a haste 145 mm">
<path d="M88 20h88q26 0 22 30l-8 52q-6 38-44 38h-36q-36 0-44-36l-12-54q-6-30 34-30ZM430 20h-88q-26 0-22 30l8 52q6 38 44 38h36q36 0 44-36l12-54q6-30-34-30Z" />
<path d="M198 62q61-30 122 0M52 44 30 36M466 44l22-8" />
<path class="size" d="M54 164H198M54 156v16M198 156v16M198 164H320M320 156v16" />
<path d="M40 244H420q34 0 56 44" />
<path class="size" d="M40 306H476M40 298v16M476 298v16" />
<text x="126" y="190">52 lente</text>
<text x="259" y="190">18 ponte</text>
<text x="200" y="234">52-18-145</text>
<text x="258" y="332">145 haste</text>
</svg>
<figcaption>Os números por dentro da haste, em milímetros.</figcaption>
</figure>`;

/** Blog posts of the eyewear storefront, newest first. */
export const eyewearPosts: readonly Post[] = [
  {
    id: 106,
    slug: 'como-medir-oculos-que-servem',
    titulo: 'Como descobrir o tamanho certo com os óculos que você já tem',
    resumo:
      'Aqueles números gravados na haste valem mais que qualquer fita métrica. Aprenda a lê-los e compre o próximo par sem sair de casa.',
    dia: '2026-11-12',
    imagem: picture('blog-1', 'Duas armações sobre uma folha de papel, uma aberta e uma dobrada'),
    html: `<p>Pegue os óculos que melhor servem em você e olhe por dentro da haste. Três números costumam estar ali, algo como <strong>52-18-145</strong>: a largura da lente, a distância entre as lentes (a ponte) e o comprimento da haste, tudo em milímetros.</p>
${ENGRAVED}
<h2>O que pode variar, e quanto</h2>
<p>Na lente, até dois milímetros para mais ou para menos passam despercebidos. A ponte é mais exigente: um milímetro a menos marca o nariz, um a mais faz a armação escorregar. Na haste, a ótica resolve quase tudo com um ajuste feito na hora.</p>
<h2>A medida que ninguém grava</h2>
<p>A largura total da frente não vem escrita. Meça com uma régua, de dobradiça a dobradiça, e compare com a que informamos em cada produto. Se o rosto for mais largo que a armação, as hastes abrem e apertam as têmporas; se for mais estreito, os óculos caem quando você olha para baixo.</p>
<p>Ficou entre dois tamanhos? Escolha o menor se os seus óculos atuais vivem escorregando, e o maior se eles deixam marca.</p>`,
    leva: { label: 'Descobrir o meu tamanho', path: '/minha-medida' },
  },
  {
    id: 105,
    slug: 'lente-polarizada-vale-a-pena',
    titulo: 'Lente polarizada: quando vale a pena e quando atrapalha',
    resumo:
      'Na estrada e na água, ela apaga o reflexo que cansa. Na tela do celular, pode pregar uma peça. Saiba em que dia levar cada par.',
    dia: '2026-10-29',
    imagem: picture('blog-2', 'Óculos de sol de lentes azuis sobre uma placa de pedra'),
    html: `<p>Quando a luz bate no asfalto molhado, no capô do carro ou na água, ela volta organizada num só plano: é o clarão que obriga a apertar os olhos. A lente polarizada tem um filtro que barra exatamente esse plano. O resultado não é uma vista mais escura, é uma vista mais limpa.</p>
<h2>Onde ela brilha</h2>
<p>Dirigir, pedalar, pescar, passar o dia na praia. Quem usa uma vez na estrada, no fim da tarde, dificilmente volta atrás.</p>
<h2>Onde atrapalha</h2>
<p>Telas também emitem luz polarizada. Inclinar o celular pode escurecê-lo de repente, e alguns painéis de carro e de avião perdem contraste. Quem trabalha lendo telas ao ar livre fica melhor com uma boa lente comum.</p>
<p>E a proteção? Polarização corta reflexo; quem protege a saúde dos olhos é o filtro <strong>UV400</strong>, que todas as nossas lentes solares têm, polarizadas ou não.</p>`,
    leva: { label: 'Ver os polarizados', path: '/c/polarizados' },
  },
  {
    id: 104,
    slug: 'primeiro-multifocal-sem-susto',
    titulo: 'O primeiro multifocal, sem susto',
    resumo:
      'A adaptação leva dias, não meses. O que perguntar na consulta, que armação escolher e como treinar o olhar na primeira semana.',
    dia: '2026-10-08',
    imagem: picture('blog-3', 'Armação de metal rosado ao lado de um par de lentes'),
    html: `<p>Longe em cima, perto embaixo e um corredor entre os dois: a lente multifocal pede que a cabeça aprenda a apontar o nariz para o que os olhos querem ver. Parece muito, mas a maior parte das pessoas se acostuma em uma semana.</p>
<h2>A armação conta</h2>
<p>O corredor precisa de altura. Prefira aros com pelo menos 28 milímetros de altura de lente; os muito baixos cortam justamente a faixa de leitura.</p>
<h2>A medida conta mais</h2>
<p>A distância entre as pupilas e a altura de montagem são tomadas com a armação no rosto. Se você compra pelo site, mande a receita e nós pedimos uma foto simples para conferir, ou venha a uma das lojas.</p>
<h2>A primeira semana</h2>
<p>Comece de manhã, descansado, e em casa. Desça escadas devagar, olhando para baixo com a cabeça e não só com os olhos. Deixe os óculos antigos na gaveta: alternar entre os dois só prolonga a estranheza.</p>`,
    leva: { label: 'Ver lentes multifocais', path: '/lentes' },
  },
  {
    id: 103,
    slug: 'acetato-cuidados-que-duram-anos',
    titulo: 'Acetato bem cuidado dura uma década',
    resumo:
      'Água morna, sabão neutro e um pano limpo. Cinco minutos por semana conservam o brilho e a cor da sua armação.',
    dia: '2026-09-17',
    imagem: picture('blog-4', 'Três armações de acetato dobradas sobre linho'),
    html: `<p>O acetato nasce da celulose e, como a madeira, respira: resseca com calor, mancha com álcool e volta a brilhar com um bom polimento. A rotina é simples.</p>
<ul>
<li>Lave com água morna e sabão neutro, da ponte às ponteiras, e seque com um pano de algodão limpo.</li>
<li>Nunca use álcool, limpa-vidros ou a barra da camisa: os dois primeiros opacam, a última risca.</li>
<li>Não deixe os óculos no painel do carro. Acima de sessenta graus a haste perde a curva que ajustamos para você.</li>
<li>Tire com as duas mãos. Tirar com uma só, sempre do mesmo lado, entorta a frente.</li>
</ul>
<p>A cada seis meses, passe em uma das lojas: apertamos os parafusos, realinhamos as hastes e damos um polimento, sem custo.</p>`,
    leva: { label: 'Ver óculos de grau', path: '/oculos-de-grau' },
  },
];
