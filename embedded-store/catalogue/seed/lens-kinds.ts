import type { LensLook } from '../images/frame-spec';

/* Prices in cents per pair; those of a loose pair and of a pair bought with a frame are the sums of the same parts. */

/** A kind of ophthalmic lens and its texts; `doPar` follows 'par de lentes'. */
export type LensKind = { key: LensLook['design']; label: string; doPar: string; texto: string; base: number };
/** A treatment on the lens; `doPar` as above. */
export type LensTreatment = {
  key: LensLook['treatment'];
  label: string;
  doPar: string;
  texto: string;
  extra: number;
};
/** Refractive index: the higher, the thinner. */
export type LensIndex = { label: string; hundredths: LensLook['index']; texto: string; extra: number };

export const lensKinds: readonly LensKind[] = [
  {
    key: 'visao-simples',
    label: 'Visão simples',
    doPar: 'de visão simples',
    base: 0,
    texto:
      'Uma única graduação em toda a lente, para longe ou para perto. É a lente de quem tem miopia, hipermetropia ou astigmatismo e quer enxergar com nitidez de ponta a ponta.',
  },
  {
    key: 'multifocal',
    label: 'Multifocal',
    doPar: 'multifocais',
    base: 58900,
    texto:
      'Longe, meia distância e perto na mesma lente, sem linha aparente. O corredor de visão é largo, e a montagem usa a altura pupilar medida na loja ou por foto.',
  },
  {
    key: 'ocupacional',
    label: 'Ocupacional',
    doPar: 'ocupacionais',
    base: 38900,
    texto:
      'Calculada para o que está entre 40 centímetros e 4 metros: tela, mesa, bancada, partitura. Alivia o pescoço de quem usa multifocal e passa o dia no computador.',
  },
];

export const lensTreatments: readonly LensTreatment[] = [
  {
    key: 'antirreflexo',
    label: 'Antirreflexo',
    doPar: 'com antirreflexo',
    extra: 18900,
    texto:
      'O antirreflexo deixa passar mais luz, elimina o halo dos faróis à noite e faz com que os outros vejam os seus olhos, e não a janela refletida.',
  },
  {
    key: 'luz-azul',
    label: 'Filtro de luz azul',
    doPar: 'com filtro de luz azul',
    extra: 24900,
    texto:
      'O filtro atenua a faixa mais energética da luz azul das telas, com um leve reflexo violeta e sem amarelar as cores.',
  },
  {
    key: 'fotossensivel',
    label: 'Fotossensível',
    doPar: 'fotossensíveis',
    extra: 49900,
    texto:
      'Clara dentro de casa e escura na rua: a lente fotossensível reage aos raios UV em cerca de 30 segundos e volta ao claro em poucos minutos.',
  },
];

export const lensIndexes: readonly LensIndex[] = [
  {
    label: '1,50',
    hundredths: 150,
    extra: 0,
    texto: 'em geral até 2 graus, com ótima nitidez e o melhor preço',
  },
  {
    label: '1,59',
    hundredths: 159,
    extra: 14900,
    texto: 'em geral até 3 graus, de policarbonato, que resiste a impactos: para crianças e esportes',
  },
  {
    label: '1,61',
    hundredths: 161,
    extra: 24900,
    texto: 'em geral até 4 graus, até 18% mais fina que a 1,50',
  },
  {
    label: '1,67',
    hundredths: 167,
    extra: 49900,
    texto: 'em geral até 6 graus, até 25% mais fina que a 1,50',
  },
  {
    label: '1,74',
    hundredths: 174,
    extra: 89900,
    texto: 'em geral acima de 6 graus, até 32% mais fina que a 1,50',
  },
];
