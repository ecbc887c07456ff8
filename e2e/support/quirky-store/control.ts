import type { ServerResponse } from 'node:http';

const BEHAVIOURS = ['ok', 'refuse', 'hang', '403', '500', 'html', 'truncated', 'reset', 'slow'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

type Rule = { prefix: string; behaviour: Behaviour; ms: number };

/** Default behaviour: some blocks always fail. */
const DEFAULT_RULES: Rule[] = [
  { prefix: 'showcase/banners/banner-principal', behaviour: 'ok', ms: 0 },
  { prefix: 'showcase/banners/banner-listagem-categoria', behaviour: 'ok', ms: 0 },
  { prefix: 'showcase/banners/banners-home-estilos', behaviour: 'ok', ms: 0 },
  { prefix: 'showcase/banners/banner-popup', behaviour: 'ok', ms: 0 },
  { prefix: 'showcase/banners/', behaviour: '500', ms: 0 },
  { prefix: 'struct/menus/menu-oculos', behaviour: 'html', ms: 0 },
  { prefix: 'brands', behaviour: 'slow', ms: 400 },
];

let rules: Rule[] = [];

/** Sets the behaviour of all paths below /v2/front/ that start with `path`; the newest matching rule wins. */
export function addRule(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const { path, behaviour, ms } = Object(input);
  const known = BEHAVIOURS.find((name) => name === behaviour);
  if (typeof path !== 'string' || known === undefined) return false;
  rules = [{ prefix: path, behaviour: known, ms: Number(ms ?? 1_000) }, ...rules];
  return true;
}

export function clearRules(): void {
  rules = [];
}

export function ruleFor(path: string): Rule {
  return (
    [...rules, ...DEFAULT_RULES].find(({ prefix }) => path.startsWith(prefix)) ?? {
      prefix: '',
      behaviour: 'ok',
      ms: 0,
    }
  );
}

/** Applies a rule; resolves to true if it has ended the request. */
export async function applyRule({ behaviour, ms }: Rule, response: ServerResponse): Promise<boolean> {
  const json = { 'content-type': 'application/json' };
  switch (behaviour) {
    case 'ok':
      return false;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, ms));
      return false;
    case 'hang':
      return true;
    case 'refuse':
      // The connection cannot be refused for a single path; destroying the socket is the closest equivalent.
      response.socket?.destroy();
      return true;
    case '403':
      response.writeHead(403, json).end('{"error":"Acesso negado"}');
      return true;
    case '500':
      response.writeHead(500, json).end('{"error":"SQLSTATE[HY000] segredo"}');
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Em manutenção</h1></html>');
      return true;
    case 'truncated':
      response.writeHead(200, json).end('{"estrutura":{"nivel":"pro');
      return true;
    case 'reset':
      response.writeHead(200, { ...json, 'content-length': '900' });
      response.write('{"estrutura":', () => response.socket?.destroy());
      return true;
  }
}
