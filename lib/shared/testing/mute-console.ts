/** Suppresses the console messages that the tests of a file cause; ends the spies after each test. */
export function muteConsole(method: 'error' | 'warn'): void {
  beforeEach(() => jest.spyOn(console, method).mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
}
