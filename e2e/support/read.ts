const GONE = /Execution context was destroyed/;

/** What `read` answers in the page; asked anew when the page was left for another document meanwhile. */
export async function readSurely<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!GONE.test(String(error))) throw error;
    }
  }
}
