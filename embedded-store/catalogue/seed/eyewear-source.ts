import { brands } from './brands';
import { seedCombinations, seedLists } from './bundles';
import { categories } from './categories';
import { facetGroups, facetValues } from './facets';
import { landingPages } from './landing-pages';
import { personalizations } from './personalizations';
import { catalogueEntries } from './product-rows';
import { seedQuestions, seedReviews } from './reviews';
import { type CatalogueSource, demoKeys } from './source';

/** The eyewear catalogue, of any size. */
export const eyewearSource: CatalogueSource = {
  key: 'oculos',
  version: 27,
  defaultSize: 192,
  brands: brands.map(({ id, slug, nome, descricao }) => ({ id, slug, nome, descricao })),
  categories,
  landingPages,
  facetGroups,
  facetValues,
  personalizations,
  evaluationKeys: demoKeys,
  entries: catalogueEntries,
  lists: seedLists,
  combinations: seedCombinations,
  questions: seedQuestions,
  reviews: seedReviews,
};
