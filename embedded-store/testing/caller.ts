/** An API response. */
export type StoreResponse<T> = { status: number; body: T; headers: Headers };

/** Requests to the platform API with the App-Token; `session` is the value of the Session header. */
export type Caller = {
  get: <T>(path: string, session?: string) => Promise<StoreResponse<T>>;
  send: <T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    session?: string,
  ) => Promise<StoreResponse<T>>;
};

/** Wraps anything that handles requests: the application itself or a server. */
export function createCaller(request: (path: string, init?: RequestInit) => Promise<Response>): Caller {
  const call = async <T>(path: string, session: string, init: RequestInit): Promise<StoreResponse<T>> => {
    const headers = { 'App-Token': 'wapstore', Session: session, 'Content-Type': 'application/json' };
    const response = await request(`/api/v2/front/${path}`, { ...init, headers });
    const body = (await response.json()) as T;
    return { status: response.status, body, headers: response.headers };
  };
  return {
    get: (path, session = '') => call(path, session, { method: 'GET' }),
    send: (method, path, body, session = '') =>
      call(path, session, { method, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

/** The session value of a Set-Cookie header, '' when none was set. */
export function sessionOf(response: { headers: Headers }): string {
  return /PHPSESSID=([^;]+); Path=\//.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}
