/** @typedef {ReadonlyMap<string, readonly string[]>} Edges */

/**
 * The shortest way along `edges` from `start` back to itself, both ends included.
 * @param {string} start
 * @param {Edges} edges
 */
function shortestCycle(start, edges) {
  /** @type {Map<string, string>} */
  const previous = new Map();
  const open = [start];
  for (const file of open) {
    for (const next of edges.get(file) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at = file; at !== start; at = previous.get(at) ?? start) way.unshift(at);
        return [start, ...way];
      }
      if (previous.has(next)) continue;
      previous.set(next, file);
      open.push(next);
    }
  }
  return [];
}

/**
 * The import cycles among `edges` (file → files). Each group of files that reach each other (Tarjan's strongly
 * connected components) gives one cycle: the files of its shortest way round, `a, b, a`.
 * @param {Edges} edges
 */
export function cyclesOf(edges) {
  /** @type {Map<string, number>} */
  const index = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const knots = [];

  /**
   * Visits a file and all that it reaches.
   * @param {string} file
   * @returns {number} the lowest index that it reaches
   */
  const visit = (file) => {
    const own = index.size;
    let lowest = own;
    index.set(file, own);
    stack.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? own);
    }
    if (lowest === own) {
      const [first = file, ...others] = stack.splice(stack.indexOf(file));
      if (others.length > 0 || (edges.get(file) ?? []).includes(file))
        knots.push(shortestCycle(first, edges));
    }
    return lowest;
  };
  for (const file of edges.keys()) if (!index.has(file)) visit(file);
  return knots;
}

/**
 * Every file that `starts` reach along `edges`, as file → the file that imports it (undefined for a start).
 * @param {Iterable<string>} starts
 * @param {Edges} edges
 */
export function reachedFrom(starts, edges) {
  /** @type {Map<string, string | undefined>} */
  const reached = new Map([...starts].map((file) => [file, undefined]));
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const next of edges.get(file) ?? []) {
      if (reached.has(next)) continue;
      reached.set(next, file);
      open.push(next);
    }
  }
  return reached;
}
