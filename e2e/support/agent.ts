import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, APIResponse } from 'playwright/test';

const VERSION = '2026-04-08';

const capabilities = Object.fromEntries(
  ['catalog.search', 'catalog.lookup', 'cart'].map((name) => [
    `dev.ucp.shopping.${name}`,
    [{ version: VERSION, spec: 'https://ucp.dev/', schema: 'https://ucp.dev/' }],
  ]),
);

const PROFILE = { ucp: { version: VERSION, services: {}, capabilities, payment_handlers: {} } };

/** Fields of a response that agents read. */
export type AgentResponse = {
  id: string;
  ucp: { status: string };
  messages?: { code: string; content: string }[];
  products: AgentProduct[];
  product: AgentProduct;
  line_items: { item: { id: string; title: string }; quantity: number }[];
  continue_url: string;
};

export type AgentVariant = {
  id: string;
  price: { amount: number };
  availability: { available: boolean };
  options?: { label: string }[];
  metadata: { can_add_to_cart: boolean };
};

export type AgentProduct = { id: string; title: string; url: string; variants: AgentVariant[] };

/** A shopping agent with a profile on this machine. */
export class Agent {
  private constructor(
    private readonly request: APIRequestContext,
    /** Address that the agent calls; '' is the test's shop. */
    private readonly shop: string,
    private readonly profile: string,
    readonly close: () => void,
  ) {}

  static async start(request: APIRequestContext, shop = ''): Promise<Agent> {
    // A public shop fetches profiles only from public addresses.
    const { AGENT_PROFILE } = process.env;
    if (AGENT_PROFILE) return new Agent(request, shop, AGENT_PROFILE, () => undefined);
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(PROFILE)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new Agent(request, shop, `http://127.0.0.1:${port}/profile.json`, () => server.close());
  }

  send(method: string, path: string, data?: object): Promise<APIResponse> {
    return this.request.fetch(`${this.shop}/ucp/v1${path}`, {
      method,
      headers: { 'ucp-agent': `profile="${this.profile}"`, 'content-type': 'application/json' },
      ...(data === undefined ? {} : { data }),
    });
  }

  async rest(method: string, path: string, data?: object): Promise<AgentResponse> {
    return (await this.send(method, path, data)).json();
  }

  /** The response to a tool call, whose message has this id. */
  async callTool(name: string, given: object, id: string | number = 1) {
    const response = await this.request.post(`${this.shop}/ucp/mcp`, {
      headers: { accept: 'application/json, text/event-stream' },
      data: {
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name, arguments: { meta: { 'ucp-agent': { profile: this.profile } }, ...given } },
      },
    });
    const text = await response.text();
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  }

  async tool(name: string, given: object): Promise<AgentResponse> {
    return (await this.callTool(name, given)).result.structuredContent;
  }
}
