import { crumbsOf } from './crumbs';

test('LIST-08, PDP-05: labels and targets equal the answer; poor entries do no harm', () => {
  expect(
    crumbsOf([
      { label: 'Home', rota: null },
      { label: 'Solar', rota: { path: '/solar', query: {} } },
      { label: '', rota: { path: '/x', query: {} } },
      { label: 'Armação X', rota: null },
    ]),
  ).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Solar', href: '/solar' },
    { label: 'Armação X', href: null },
  ]);
  expect(crumbsOf([])).toEqual([]);
});
