import fc from 'fast-check';
import {
  isPastEnd,
  kitCountText,
  offsetOfPage,
  pageAtOffset,
  pageCount,
  parsePageNumber,
  parsePageSize,
  productCountText,
  shownRange,
} from './paging';

describe('values in the address', () => {
  test('LIST-43, A-16: a page size other than 12, 24 or 36 becomes 12', () => {
    expect(['12', '24', '36'].map(parsePageSize)).toEqual([12, 24, 36]);
    expect([undefined, '', '0', '-1', 'abc', '13', '24.0', '024', ' 24'].map(parsePageSize)).toEqual(
      Array(9).fill(12),
    );
  });

  test('LIST-34, A-16: a page number other than a positive integer becomes 1', () => {
    expect(parsePageNumber('7')).toBe(7);
    expect([undefined, '', '0', '-1', 'abc', '1.5', '1e3', '01', '99999999999'].map(parsePageNumber)).toEqual(
      Array(9).fill(1),
    );
  });
});

describe('calculation of pages', () => {
  test('LIST-40, LIST-41, LIST-42: page numbers match the examples in the specification', () => {
    expect(offsetOfPage(3, 24)).toBe(48);
    expect(pageCount(25, 12)).toBe(3);
    expect(pageAtOffset(24, 12)).toBe(3);
  });

  test('LIST-40, LIST-42: converting a page to an offset and back returns the same page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(12, 24, 36), (page, limit) => {
        expect(pageAtOffset(offsetOfPage(page, limit), limit)).toBe(page);
      }),
    );
  });

  test('LIST-41: invalid limits result in zero pages instead of infinity', () => {
    expect(pageCount(10, 0)).toBe(0);
    expect(pageCount(-3, 12)).toBe(0);
    expect(pageAtOffset(10, 0)).toBe(1);
  });

  test('LIST-49, A-15: only an offset above the total is past the end', () => {
    expect(isPastEnd(0, 0)).toBe(false);
    expect(isPastEnd(24, 24)).toBe(false);
    expect(isPastEnd(36, 24)).toBe(true);
  });
});

describe('texts', () => {
  test('LIST-26: the count text matches the specification word for word', () => {
    expect(productCountText({ offset: 0, exibindo: 12, total: 30 })).toBe(
      '1-12 de 30 Produtos encontrado(s)',
    );
    expect(productCountText({ offset: 24, exibindo: 6, total: 30 })).toBe(
      '25-30 de 30 Produtos encontrado(s)',
    );
    const none = { offset: 0, exibindo: 0, total: 0 };
    expect([productCountText(none), kitCountText(none)]).toEqual([
      '0 Produtos encontrado(s)',
      '0 encontrado(s)',
    ]);
  });

  test('LIST-26: the displayed range is within the listing, whatever the platform sends', () => {
    const size = fc.integer({ min: -5, max: 200 });
    fc.assert(
      fc.property(size, size, size, (offset, exibindo, total) => {
        const { from, to } = shownRange({ offset: Math.max(0, offset), exibindo, total });
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(Math.max(0, total));
      }),
    );
  });
});
