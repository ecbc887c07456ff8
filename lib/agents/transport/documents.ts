import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopName } from '@/lib/content/shell/identity';
import { readMenuOf } from '@/lib/content/shell/read-shell';
import type { ItemDeMenu } from '@/lib/platform/schemas/blocks';
import { aiCatalog } from '../protocol/ai-catalog';
import { extensionSchema } from '../protocol/extension';
import { AgentProblem } from '../protocol/problem';
import { businessProfile } from '../protocol/profile';
import { problemResponse } from './agent-responses';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' };

/** The protocol's names for a shop's usual pages, by words in their addresses. */
const LINK_TYPES: readonly [RegExp, string][] = [
  [/privacidade/, 'privacy_policy'],
  [/termos/, 'terms_of_service'],
  [/troca|devolu/, 'refund_policy'],
  [/entrega|frete|envio/, 'shipping_policy'],
  [/perguntas|duvidas|faq/, 'faq'],
];

const pathsOf = (items: readonly ItemDeMenu[]): string[] =>
  items.flatMap(({ rota, sub }) => [...(rota?.path ? [rota.path] : []), ...pathsOf(sub)]);

/** Addresses of the shop's policies, one of each kind, as far as the footer menu links to them. */
async function policyLinks(): Promise<{ type: string; url: string }[]> {
  const { siteUrl } = serverConfig();
  const paths = pathsOf(await readMenuOf('links-rodape')).filter((path) => path.startsWith('/pagina/'));
  return LINK_TYPES.flatMap(([pattern, type]) => {
    const path = paths.find((one) => pattern.test(one));
    return path === undefined ? [] : [{ type, url: `${siteUrl}${path}` }];
  });
}

const nothingHere = () => problemResponse(new AgentProblem('not_found', 'There is nothing here.'));

/** The business profile. */
export async function profileResponse(): Promise<Response> {
  if (!serverConfig().agents) return nothingHere();
  const profile = businessProfile({ name: await readShopName(), links: await policyLinks() });
  return new Response(JSON.stringify(profile), { headers: HEADERS });
}

const QUESTIONS = 3;

/** Example questions of shoppers, from the categories of the main menu. */
async function exampleQuestions(): Promise<string[]> {
  const categories = (await readMenuOf('menu-principal')).map(({ label }) => label).filter(Boolean);
  return [
    'Quanto custa a entrega e como funciona a troca?',
    ...categories.slice(0, QUESTIONS).map((label) => `Procure ${label.toLowerCase()} com preço e estoque`),
    'Monte uma sacola para eu conferir e pagar',
  ];
}

/** The AI catalog with the shop's MCP server. */
export async function aiCatalogResponse(): Promise<Response> {
  const { agents, siteUrl } = serverConfig();
  if (!agents) return nothingHere();
  const [name, examples] = await Promise.all([readShopName(), exampleQuestions()]);
  const description = currentStorefront().copy.homeDescription;
  return new Response(JSON.stringify(aiCatalog({ name, siteUrl, description, examples })), {
    headers: HEADERS,
  });
}

/** The schema of the extension for glasses. */
export function extensionResponse(): Response {
  const { agents, siteUrl } = serverConfig();
  return agents
    ? new Response(JSON.stringify(extensionSchema(siteUrl)), { headers: HEADERS })
    : nothingHere();
}
