import { failedAudits } from './lighthouse.mjs';

test('of a report, audits count that are not passed, and those that do not apply do not', () => {
  const audits = {
    'color-contrast': {
      id: 'color-contrast',
      title: 'Contrast is too low',
      score: 0,
      scoreDisplayMode: 'binary',
    },
    'image-alt': { id: 'image-alt', title: 'Images have texts', score: 1, scoreDisplayMode: 'binary' },
    'webmcp-registered-tools': {
      id: 'webmcp-registered-tools',
      title: 'Tools',
      score: 0,
      scoreDisplayMode: 'informative',
    },
    'video-caption': { id: 'video-caption', title: 'Videos', score: null, scoreDisplayMode: 'notApplicable' },
  };
  const auditRefs = Object.keys(audits).map((id) => ({ id }));
  expect(failedAudits({ categories: { accessibility: { auditRefs } }, audits }, 'home')).toEqual([
    { judge: 'lighthouse', kind: 'home', rule: 'color-contrast', text: 'Contrast is too low' },
  ]);
});
