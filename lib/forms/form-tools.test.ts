import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { formTool } from './form-tools';

const config = serverConfig();
const { assistants } = currentStorefront();

afterEach(() => {
  config.agents = true;
  assistants.forms = true;
});

test('an assistant can submit a search, but not forms that change something', () => {
  expect(formTool('search')).toMatchObject({ toolname: 'buscar', toolautosubmit: '' });
  for (const form of ['buy', 'contact', 'newsletter', 'homeNewsletter'] as const)
    expect(formTool(form)).not.toHaveProperty('toolautosubmit');
});

test('forms are not offered as tools if agents are disabled, or if the storefront disables the tools', () => {
  assistants.forms = false;
  expect(formTool('search')).toBeUndefined();
  assistants.forms = true;
  config.agents = false;
  expect(formTool('search')).toBeUndefined();
});
