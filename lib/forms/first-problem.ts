/** For forms that tell one problem at a time, the first: the field that has it, and what to tell of any field. */
export function firstProblem(errors: Record<string, string>) {
  const [[field, message] = []] = Object.entries(errors);
  return { field, of: (name: string) => (name === field ? message : undefined) };
}
