/** @jest-environment jsdom */
import fc from 'fast-check';
import { collapseHtml } from './truncate';

/** Text that stays visible if everything marked is hidden. */
function visibleText(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  for (const hidden of body.querySelectorAll('[data-rest]')) hidden.remove();
  return body.textContent ?? '';
}

const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

describe('collapseHtml', () => {
  test('LIST-10, CONST-07: the whole words within the first 410 characters are visible', () => {
    const source = 'Óculos é bom. '.repeat(60);
    const html = collapseHtml(`<p>${source}</p>`, 410);
    expect(visibleText(html)).toBe(source.slice(0, 405));
    expect(html).not.toContain('data-cut');
    expect(collapseHtml(`<p>${'palavra '.repeat(60)}</p>`, 410).match(/data-cut/g)).toHaveLength(1);
  });

  test.each([
    ['Um par, outro par', 8, 'Um par'],
    ['Um par, outro par', 7, 'Um par'],
    ['Um par, outro par', 6, 'Um par'],
    ['Um par, outro par', 4, 'Um'],
    ['Umpar', 3, 'Ump'],
    ['Um par, outro par', 14, 'Um par'],
    ['Um par. Outro par', 14, 'Um par.'],
    ['Um par de outros óculos: compare', 30, 'Um par de outros óculos'],
    ['Um par, depois outros óculos quaisquer', 34, 'Um par, depois outros óculos'],
    ['Custa 1.200 e outros', 17, 'Custa 1.200 e'],
  ])('LIST-10: %j cut at %i characters ends with a whole word if possible', (text, length, visible) => {
    expect(visibleText(collapseHtml(`<p>${text}</p>`, length))).toBe(visible);
  });

  test('LIST-10: the text can be cut in any paragraph, and later blocks are hidden completely', () => {
    const source = `<p>${'a'.repeat(300)}</p> <ul><li>${'b'.repeat(200)}</li> <li>c <b>d</b></li></ul><hr>`;
    const html = collapseHtml(source, 410);
    expect(visibleText(html).replace(/\s/g, '')).toBe('a'.repeat(300));
    expect(html).toContain('<hr data-rest>');
    expect(textOf(html)).toBe(textOf(source));
  });

  test('LIST-10: a paragraph whose first word does not fit is hidden, with an ellipsis unless a sentence ends before it', () => {
    const cut = (html: string) => collapseHtml(html, 14).replaceAll('<span data-cut></span>', '…');
    expect(cut('<p>Menos luz.</p><p>Escolha já</p>')).toBe(
      '<p>Menos luz.</p><p><span data-rest>Escolha já</span></p>',
    );
    expect(cut('<p>Menos luz <b>espelhada</b></p>')).toBe(
      '<p>Menos luz <b>…<span data-rest>espelhada</span></b></p>',
    );
  });

  test('LIST-10: a short text is unchanged', () => {
    expect(collapseHtml('<p>Curto &amp; bom</p>', 410)).toBe('<p>Curto &amp; bom</p>');
    expect(collapseHtml('', 410)).toBe('');
  });

  test('LIST-10: an entity and an emoji count as one character and are never cut', () => {
    expect(visibleText(collapseHtml('<p>a&amp;b😀c</p>', 2))).toBe('a&');
    expect(visibleText(collapseHtml('<p>a&amp;b😀c</p>', 4))).toBe('a&b😀');
  });

  test('LIST-10: no text is lost', () => {
    const block = fc.tuple(
      fc.constantFrom('p', 'div', 'h2', 'li'),
      fc.string({ unit: fc.constantFrom('a', ' ', 'é', '&lt;') }),
    );
    fc.assert(
      fc.property(fc.array(block), fc.nat(20), (blocks, visible) => {
        const source = blocks.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join('');
        const plain = (html: string) => textOf(html).replace(/\s+/g, '');
        expect(plain(collapseHtml(source, visible))).toBe(plain(source));
      }),
    );
  });
});
