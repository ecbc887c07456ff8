/** A path with the letters that browsers percent-encode; unchanged if it is malformed. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // decodeURIComponent throws on malformed percent-encoding.
    return path;
  }
}
