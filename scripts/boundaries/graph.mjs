/** The shortest way along `edges` from `start` back to itself, both ends included. */
function shortestCycle(start, edges) {
  const previous = new Map();
  const open = [start];
  for (const file of open) {
    for (const next of edges.get(file) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at = file; at !== start; at = previous.get(at)) way.unshift(at);
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
 */
export function cyclesOf(edges) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const knots = [];

  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file), low.get(next)));
      } else if (stack.includes(next)) {
        low.set(file, Math.min(low.get(file), index.get(next)));
      }
    }
    if (low.get(file) !== index.get(file)) return;
    const knot = stack.splice(stack.indexOf(file));
    if (knot.length > 1 || (edges.get(file) ?? []).includes(file)) knots.push(shortestCycle(knot[0], edges));
  };
  for (const file of edges.keys()) if (!index.has(file)) visit(file);
  return knots;
}

/** Every file that `starts` reach along `edges`, as file → the file that imports it (undefined for a start). */
export function reachedFrom(starts, edges) {
  const reached = new Map([...starts].map((file) => [file, undefined]));
  const open = [...starts];
  while (open.length > 0) {
    const file = open.pop();
    for (const next of edges.get(file) ?? []) {
      if (reached.has(next)) continue;
      reached.set(next, file);
      open.push(next);
    }
  }
  return reached;
}
