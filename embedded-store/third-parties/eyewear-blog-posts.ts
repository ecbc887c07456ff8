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
<path d="M124 20h94q28 0 24 30l-9 54q-6 40-48 40h-36q-38 0-48-38l-13-56q-6-30 36-30ZM416 20h-94q-28 0-24 30l9 54q6 40 48 40h36q38 0 48-38l13-56q6-30-36-30Z" />
<path d="M240 60q30-16 60 0M87 42l-22-8M453 42l22-8" />
<path class="size" d="M87 168H243M87 160v16M243 160v16M243 168H297M297 160v16" />
<path d="M40 244H420q34 0 56 44" />
<path class="size" d="M40 306H476M40 298v16M476 298v16" />
<text x="158" y="194">52 lente</text>
<text x="276" y="194">18 ponte</text>
<text x="200" y="234">52-18-145</text>
<text x="258" y="332">145 haste</text>
</svg>
<figcaption>Os números por dentro da haste, em milímetros.</figcaption>
</figure>`;

/** The three zones of a progressive lens, seen from the front. */
const ZONES = `<figure>
<svg viewBox="0 0 540 300" role="img" aria-label="Lente multifocal vista de frente: longe em cima, um corredor no meio e perto embaixo">
<path d="M150 40h200q70 0 70 70l-8 70q-10 84-92 84H244q-70 0-92-76l-18-92q-6-56 16-56Z" />
<path class="size" d="M150 116q84 10 104 52 10 22-30 92M410 116q-84 10-104 52-8 22 34 92" />
<text x="280" y="88">longe</text>
<text x="280" y="168">meio</text>
<text x="280" y="240">perto</text>
</svg>
<figcaption>O corredor do meio é a parte estreita: é nele que o olhar desce da estrada para o livro.</figcaption>
</figure>`;

const LUCIA = { nome: 'Lúcia Meirelles', funcao: 'técnica em óptica da Meridiano' };
const ANSELMO = { nome: 'Anselmo Prates', funcao: 'montador do laboratório da Meridiano' };

/** Blog posts of the eyewear storefront, newest first. */
export const eyewearPosts: readonly Post[] = [
  {
    id: 106,
    slug: 'como-medir-oculos-que-servem',
    titulo: 'Como descobrir o tamanho certo com os óculos que você já tem',
    resumo:
      'Aqueles números gravados na haste valem mais que qualquer fita métrica. Aprenda a lê-los e compre o próximo par sem sair de casa.',
    assunto: 'Medidas',
    autor: LUCIA,
    dia: '2026-11-12',
    imagem: picture('blog-1', 'Duas armações sobre uma folha de papel, uma aberta e uma dobrada'),
    html: `<p>Pegue os óculos que melhor servem em você e olhe por dentro da haste. Três números costumam estar ali, algo como <strong>52-18-145</strong>: a largura da lente, a distância entre as lentes (a ponte) e o comprimento da haste, tudo em milímetros.</p>
${ENGRAVED}
<p>Às vezes o primeiro par de números aparece com um quadradinho no meio, 52□18, e a haste vem sozinha, do outro lado. É a mesma informação. Se a gravação apagou com o uso, uma régua comum resolve: meça a lente na parte mais larga, sem contar o aro, e a ponte no ponto em que as duas lentes ficam mais próximas.</p>
<h2>O que pode variar, e quanto</h2>
<p>Na lente, até três milímetros para mais ou para menos passam despercebidos. A ponte é mais exigente: um milímetro a menos marca o nariz, um a mais faz a armação escorregar. Na haste, a ótica resolve quase tudo com um ajuste feito na hora.</p>
<p>O material também muda a conta. Armações de metal têm plaquetas, que se abrem e se fecham com um alicate; uma ponte de 18 pode servir em narizes bem diferentes. No acetato a ponte é fixa: o número que serve hoje é o número a procurar.</p>
<h2>A medida que ninguém grava</h2>
<p>A largura total da frente não vem escrita. Meça com uma régua, de dobradiça a dobradiça, e compare com a que informamos em cada produto. Se o rosto for mais largo que a armação, as hastes abrem e apertam as têmporas; se for mais estreito, os óculos caem quando você olha para baixo.</p>
<p>Um bom sinal: com os óculos no lugar, os olhos ficam perto do centro de cada lente, e as hastes seguem retas até a orelha, sem abrir nem fechar no caminho.</p>
<h2>Ficou entre dois tamanhos?</h2>
<p>Escolha o menor se os seus óculos atuais vivem escorregando, e o maior se eles deixam marca. Em formas grandes, como o oversized, a lente mais larga faz parte do desenho: compare pela largura da frente e pela ponte, e deixe o primeiro número de lado.</p>
<h2>Três armadilhas comuns</h2>
<ul>
<li><strong>Medir a haste pelo trecho reto.</strong> O número gravado segue a curva, da dobradiça à ponta atrás da orelha. Deite a régua e acompanhe o desenho.</li>
<li><strong>Confiar só no P, M e G.</strong> Cada marca corta as letras num lugar diferente. O M de uma pode ser o G da outra; os milímetros são os mesmos em todas.</li>
<li><strong>Esquecer o grau.</strong> Lentes de grau alto ficam mais finas em aros menores e arredondados. Se for o seu caso, não suba a largura da lente sem precisar.</li>
</ul>
<p>E uma quarta, mais rara: copiar os números de óculos que já foram muito ajustados. Se as hastes foram aquecidas e curvadas para caber, o que serve é o ajuste, não a medida. Nesse caso, venha a uma loja ou conte para a gente no atendimento onde a armação aperta.</p>
<h2>Anote uma vez, use sempre</h2>
<p>Guarde os três números e a largura da frente na página <strong>Minha medida</strong>. A partir daí, a loja diz em cada armação se ela deve servir, ficar justa ou ficar larga, e a busca aceita pedidos como “rosto pequeno”. As medidas ficam só no seu aparelho.</p>`,
    leva: { label: 'Descobrir o meu tamanho', path: '/minha-medida' },
    vitrine: {
      titulo: 'Modelos para comparar com os seus números',
      path: '/oculos-de-grau?filtro=formato-retangular_formato-quadrado',
    },
  },
  {
    id: 105,
    slug: 'lente-polarizada-vale-a-pena',
    titulo: 'Lente polarizada: quando vale a pena e quando atrapalha',
    resumo:
      'Na estrada e na água, ela apaga o reflexo que cansa. Na tela do celular, pode pregar uma peça. Saiba em que dia levar cada par.',
    assunto: 'Lentes',
    autor: ANSELMO,
    dia: '2026-10-29',
    imagem: picture('blog-2', 'Óculos de sol de lentes azuis sobre uma placa de pedra'),
    html: `<p>Quando a luz bate no asfalto molhado, no capô do carro ou na água, ela volta organizada num só plano: é o clarão que obriga a apertar os olhos. A lente polarizada tem um filtro que barra exatamente esse plano. O resultado não é uma vista mais escura, é uma vista mais limpa.</p>
<h2>Onde ela brilha</h2>
<p>Dirigir, pedalar, pescar, passar o dia na praia. Na estrada, o reflexo do painel no para-brisa some. Na beira do rio, dá para ver as pedras no fundo. Quem usa uma vez no fim da tarde, com o sol baixo, dificilmente volta atrás.</p>
<p>Ela também ajuda onde ninguém espera: no calçadão claro, na varanda de piso brilhante, na neve de quem viaja no inverno. Em todos esses lugares a luz vem de baixo, já espelhada, e boné nenhum resolve.</p>
<h2>Onde atrapalha</h2>
<p>Telas também emitem luz polarizada. Inclinar o celular pode escurecê-lo de repente, e alguns painéis de carro e de avião perdem contraste. Quem trabalha lendo telas ao ar livre fica melhor com uma boa lente comum.</p>
<p>Em vidros temperados, como o traseiro de muitos carros, aparecem manchas em xadrez. Elas sempre estiveram lá, no próprio vidro: a lente só as torna visíveis.</p>
<h2>Polarizada não é o mesmo que escura</h2>
<p>São três coisas diferentes, e vale conferir cada uma na ficha do produto:</p>
<ul>
<li><strong>Polarização</strong> corta o reflexo. Não muda a proteção.</li>
<li><strong>UV400</strong> filtra os raios ultravioleta. Todas as nossas lentes solares têm, polarizadas ou não.</li>
<li><strong>Categoria</strong>, de 0 a 4, diz quanta luz passa. A 3 é a do dia de sol; a 4 não serve para dirigir.</li>
</ul>
<h2>O teste de um minuto</h2>
<p>Abra um texto de fundo branco no celular, olhe através da lente e gire os óculos devagar, como um volante. Se a tela escurece num ponto e clareia no outro, a lente é polarizada. Se nada muda, é uma lente solar comum.</p>
<p>Ainda em dúvida entre os dois tipos? Pense no lugar em que você mais aperta os olhos. Se a resposta tem água, areia ou asfalto, vá de polarizada.</p>`,
    leva: { label: 'Ver os polarizados', path: '/c/polarizados' },
    vitrine: { titulo: 'Óculos de sol polarizados', path: '/c/polarizados' },
  },
  {
    id: 104,
    slug: 'primeiro-multifocal-sem-susto',
    titulo: 'O primeiro multifocal, sem susto',
    resumo:
      'O que perguntar na consulta, que armação escolher e como treinar o olhar na primeira semana com a lente nova.',
    assunto: 'Lentes',
    autor: LUCIA,
    dia: '2026-10-08',
    imagem: picture('blog-3', 'Armação de metal rosado ao lado de um par de lentes'),
    html: `<p>Longe em cima, perto embaixo e um corredor entre os dois: a lente multifocal pede que a cabeça aprenda a apontar o nariz para o que os olhos querem ver. Parece muito. No balcão, o que mais ouvimos é que o susto durou menos que o medo dele.</p>
${ZONES}
<h2>O que levar para a consulta</h2>
<p>Conte a que distância você lê, quantas horas passa diante da tela e se dirige à noite. Leve os óculos antigos, mesmo que não use mais. E pergunte se a adição, o número que aparece como <strong>AD</strong> na receita, mudou desde a última vez: é ela que separa o longe do perto.</p>
<h2>A armação conta</h2>
<p>O corredor precisa de altura. Prefira aros com pelo menos 28 milímetros de altura de lente; os muito baixos cortam justamente a faixa de leitura. Formas redondas, quadradas e aviador costumam dar espaço de sobra. As retangulares bem estreitas ficam melhor com outro tipo de lente.</p>
<p>Plaquetas ajustáveis também ajudam, porque permitem subir ou descer a armação um milímetro depois de pronta. Nesse tipo de lente, um milímetro se percebe.</p>
<h2>A medida conta mais</h2>
<p>A distância entre as pupilas e a altura de montagem são tomadas com a armação no rosto. Se você compra pelo site, mande a receita e nós pedimos uma foto simples para conferir, ou venha a uma das lojas.</p>
<h2>A primeira semana</h2>
<ul>
<li>Comece de manhã, descansado, e em casa.</li>
<li>Para ler, baixe os olhos e não o queixo. Para ver ao lado, vire a cabeça.</li>
<li>Desça escadas devagar, olhando para os degraus pela parte de cima da lente.</li>
<li>Deixe os óculos antigos na gaveta: alternar entre os dois prolonga a estranheza.</li>
<li>Espere alguns dias antes de dirigir, e comece por um caminho conhecido.</li>
</ul>
<h2>E se não der certo?</h2>
<p>Volte. Quase sempre o acerto está na altura da armação, na curva da haste ou numa medida refeita. Se a adaptação não vier em 30 dias, refazemos as lentes.</p>`,
    leva: { label: 'Ver lentes multifocais', path: '/lentes/multifocal' },
    vitrine: { titulo: 'Lentes multifocais', path: '/lentes/multifocal' },
  },
  {
    id: 103,
    slug: 'acetato-cuidados-que-duram-anos',
    titulo: 'Acetato bem cuidado dura uma década',
    resumo:
      'Água morna, sabão neutro e um pano limpo. Cinco minutos por semana conservam o brilho e a cor da sua armação.',
    assunto: 'Cuidados',
    autor: ANSELMO,
    dia: '2026-09-17',
    imagem: picture('blog-4', 'Três armações de acetato dobradas sobre linho'),
    html: `<p>O acetato nasce da celulose e, como a madeira, sente o tempo: resseca com calor, mancha com álcool e volta a brilhar com um bom polimento. No laboratório, recebemos armações de vinte anos que parecem novas e outras de dois que parecem ter vinte. A diferença quase nunca está na marca. Está na rotina.</p>
<h2>Cinco minutos por semana</h2>
<ol>
<li>Passe os óculos em água corrente, de fria a morna, para soltar a poeira. Pano seco sobre poeira é lixa.</li>
<li>Ponha uma gota de sabão neutro na ponta dos dedos e lave da ponte às ponteiras, sem esquecer as dobradiças.</li>
<li>Enxágue bem, sacuda e seque com um pano de algodão limpo, sem amaciante.</li>
<li>Abra e feche as hastes uma vez. Se uma delas cai sozinha, o parafuso está pedindo um aperto.</li>
</ol>
<h2>O que estraga</h2>
<ul>
<li>Álcool, acetona e limpa-vidros: opacam a superfície e podem trincar o tratamento das lentes.</li>
<li>A barra da camisa, que carrega poeira e risca.</li>
<li>O painel do carro. Ao sol, o calor desfaz a curva da haste que ajustamos para você.</li>
<li>Laquê, perfume e repelente. Aplique antes, espere secar e só então ponha os óculos.</li>
<li>Tirar com uma mão só, sempre do mesmo lado: a frente entorta aos poucos.</li>
</ul>
<h2>Quando ele perde o brilho</h2>
<p>Uma película esbranquiçada nas hastes é comum em quem transpira muito ou mora perto do mar. É o material que ressecou na superfície, não a cor que foi embora. Um polimento na roda de pano tira essa camada e devolve o tom de dentro, que no acetato atravessa a peça toda.</p>
<p>Não tente em casa com pasta de dente ou lustra-móveis. O primeiro risca, o segundo deixa uma gordura que amarela.</p>
<h2>Onde dormem os óculos</h2>
<p>No estojo rígido, com as lentes para cima, longe da janela e do banheiro. Quem tem mais de um par pode alternar: o acetato descansado conserva melhor o ajuste.</p>
<p>A cada seis meses, passe em uma das lojas: apertamos os parafusos, realinhamos as hastes e damos um polimento, sem custo.</p>`,
    leva: { label: 'Ver armações de acetato', path: '/oculos-de-grau?filtro=material-acetato' },
    vitrine: { titulo: 'Armações de acetato', path: '/oculos-de-grau?filtro=material-acetato' },
  },
];
