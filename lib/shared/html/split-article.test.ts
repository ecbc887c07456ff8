/** @jest-environment node */
import { splitArticle } from './split-article';

describe('splitArticle', () => {
  test('VARIANT-07, VARIANT-08: the description of a campaign is split into introduction, text and questions', () => {
    const raw = [
      '<p>Preto <b>fosco</b>.</p><h2>Por que preto</h2><p>Combina.<br>Sempre.</p>',
      '<h2>Perguntas desta noite</h2><h3>Esquenta mais &amp; risca?</h3><p>Um pouco.</p><h4>Na praia</h4><p>Mais.</p>',
      '<h3>Posso trocar?</h3><ul><li>Pode.</li></ul><h2>No fim</h2><p>Boa noite.',
    ].join('');
    expect(splitArticle(raw)).toEqual({
      intro: '<p>Preto <b>fosco</b>.</p>',
      body: '<h2>Por que preto</h2><p>Combina.<br />Sempre.</p><h2>No fim</h2><p>Boa noite.</p>',
      questionsTitle: 'Perguntas desta noite',
      questions: [
        {
          question: 'Esquenta mais & risca?',
          answer: '<p>Um pouco.</p><h4>Na praia</h4><p>Mais.</p>',
        },
        { question: 'Posso trocar?', answer: '<ul><li>Pode.</li></ul>' },
      ],
    });
  });

  test('VARIANT-07: text other than questions is kept in order and inside its element', () => {
    const texto = '<h2>Gostou?</h2><h2>Medidas</h2><div><h3>Cabe em mim?</h3><p>Meça.</p></div>';
    expect(splitArticle(texto)).toEqual({ intro: '', body: texto, questionsTitle: '', questions: [] });
    expect(splitArticle('só palavras').intro).toBe('só palavras');
    expect(splitArticle('')).toEqual({ intro: '', body: '', questionsTitle: '', questions: [] });
  });

  test('C8: no hostile markup survives in any part', () => {
    const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const parts = splitArticle(`${evil}<h2>A${evil}</h2>${evil}b<h3>C${evil}?</h3><p>d${evil}</p>`);
    expect(parts.questions).toHaveLength(1);
    expect(JSON.stringify(parts)).not.toMatch(/onerror|script|alert/);
  });
});
