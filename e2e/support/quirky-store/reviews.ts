import type { Product } from './catalogue';

/** Reviews of some products, with numbers as text and markup in customers' texts; none for the others. */
export function reviewsOf({ id }: Product) {
  if (id % 4 === 2) return null;
  if (id % 4 === 3) return [];
  return {
    media: '4,5',
    quantidade: '3',
    avaliacoes: {
      '1': {
        id: 1,
        nome: ' Rita <img src=x onerror="window.__xss=1">',
        data: '2026-02-30T99:00',
        nota: '5',
        comentario: '<script>window.__xss=1</script> Ótimo',
        recomenda: 's',
      },
      '2': { id: '2', nome: '', data: '', nota: 4, mensagem: ' Veio bem embalado. ', recomenda: 1 },
      '3': { id: 3, nome: 'Sem nota', comentario: 'Some', nota: 'x' },
    },
  };
}

/** Questions, one without an answer; the text contains markup. */
export function questionsOf({ id }: Product) {
  return id % 5 === 0
    ? { '9': { id: 9, pergunta: ' Serve <b onclick="window.__xss=1">multifocal</b>? ', respostas: null } }
    : '';
}
