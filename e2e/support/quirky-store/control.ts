import type { ServerResponse } from 'node:http';

const BEHAVIOURS = ['ok', 'refuse', 'hang', '500', 'html', 'truncated', 'reset', 'slow'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

type Rule = { prefix: string; behaviour: Behaviour; ms: number };

/** How this shop behaves unless told otherwise: some blocks are always down. */
const USUAL: Rule[] = [
  { prefix: 'showcase/banners/banner-principal', behaviour: 'ok', ms: 0 },
  { prefix: 'showcase/banners/banner-listagem-categoria', behaviour: 'ok', ms: 0 },
  { prefix: 'showcase/banners/banners-home-estilos', behaviour: 'ok', ms: 0 },
  { prefix: 'showcase/banners/banner-popup', behaviour: 'ok', ms: 0 },
  { prefix: 'showcase/banners/', behaviour: '500', ms: 0 },
  { prefix: 'struct/menus/menu-oculos', behaviour: 'html', ms: 0 },
  { prefix: 'brands', behaviour: 'slow', ms: 400 },
];

let rules: Rule[] = [];

/** Sets the behaviour of all paths below /v2/front/ that start with `path`; the newest rule that fits counts. */
export function addRule(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const { path, behaviour, ms } = Object(input);
  const known = BEHAVIOURS.find((name) => name === behaviour);
  if (typeof path !== 'string' || known === undefined) return false;
  rules = [{ prefix: path, behaviour: known, ms: Number(ms ?? 1_000) }, ...rules];
  return true;
}

export function forgetRules(): void {
  rules = [];
}

export function ruleFor(path: string): Rule {
  return (
    [...rules, ...USUAL].find(({ prefix }) => path.startsWith(prefix)) ?? {
      prefix: '',
      behaviour: 'ok',
      ms: 0,
    }
  );
}

/** Carries out a rule; true when it has dealt with the request and no answer is wanted any more. */
export async function misbehave({ behaviour, ms }: Rule, response: ServerResponse): Promise<boolean> {
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
      // One path of a listening port cannot refuse; closing without a word is the nearest thing.
      response.socket?.destroy();
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
