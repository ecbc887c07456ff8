/** Keeps the messages that the tests of a file provoke out of the report; ends their spies after each test. */
export function muteConsole(method: 'error' | 'warn'): void {
  beforeEach(() => jest.spyOn(console, method).mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
}
